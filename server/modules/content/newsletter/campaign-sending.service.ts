// Sends a newsletter: a test to the member who asks, then a mail to every subscriber. Mails are
// made in batches, so that a killed process loses and doubles none, and somebody who unsubscribes
// meanwhile gets none.
import { photosIn } from '@taana-baana/contract/admin/content/campaign-text.ts';
import type { CampaignPage, CampaignSending } from '@taana-baana/contract/admin/schemas/content/campaigns.ts';
import * as messages from '@taana-baana/contract/admin/texts/content/newsletter-messages.ts';
import { v7 } from 'uuid';
import { workQueue } from '../../../database/job-queue.ts';
import type { NewsletterCampaignRow } from '../../../database/tables/newsletter-tables.ts';
import type { Database } from '../../../database/tables.ts';
import type { MailRow } from '../../../database/tables/operation-tables.ts';
import { type Transaction, inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../shop/audit-log/audit-log.service.ts';
import { countUnattemptedMails, findLastRecipient } from '../../shop/mail/campaign-mails.repository.ts';
import { queueCampaignMails, withdrawCampaignMails } from '../../shop/mail/campaign-mails.service.ts';
import { findPhotos } from '../../shop/photos/photos.service.ts';
import { queueMail } from '../../shop/mail/mail.service.ts';
import { type Shown, campaignMail, readShown } from './campaign-mail.ts';
import { whoAndWhen } from './newsletter.mapping.ts';
import * as repository from './campaigns.repository.ts';
import { describeSent, requireCampaign, toPage } from './campaigns.service.ts';
import { countSubscribers, listSubscribedAfter } from './newsletter.repository.ts';

type Needs = Pick<Deps, 'db' | 'changes' | 'clock' | 'config' | 'settings'>;

/** Replaces a subscriber's token in a test mail. It unsubscribes nobody. */
const noToken = 'test';

/** Milliseconds: a year. */
const furthest = 366 * 24 * 3600_000;

/** Throws an error if the subject, the text or one of its photos is missing. */
export async function testCampaign(deps: Needs, id: string, recipient: string, actor: Actor): Promise<{ to: string }> {
  const campaign = await requireCampaign(deps.db, id);
  await requireWritten(deps.db, campaign);
  const shown = await readShown(deps, campaign.body);
  return inTransaction(deps, async (trx) => {
    const mail = campaignMail(deps, campaign, { email: recipient, unsubscribe_token: noToken }, shown);
    await queueMail(trx, deps.clock, { ...mail, subject: messages.testSubject(campaign.subject) });
    await recordAction(trx, deps.clock, actor, { action: 'campaigns test', subject: `campaign ${id}` });
    return { to: recipient };
  });
}

/** Now, or at a time. Repeatable. Throws an error if the draft is not the one that the member saw. */
export function sendCampaign(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  { draft, at }: CampaignSending,
  actor: Actor,
): Promise<CampaignPage> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const start = (at === null ? now : new Date(at)).toISOString();
    const isStarted = await repository.updateDraft(trx, { id, draft }, { started_at: start, due_at: start });
    const campaign = await requireCampaign(trx, id);
    if (isStarted) {
      requireAhead(at, now);
      await requireWritten(trx, campaign);
      const { subject } = campaign;
      const subscribers = await countSubscribers(trx, 'subscribed');
      if (subscribers === 0) throw new AppError('conflict', messages.noSubscribers);
      const action = at === null ? 'campaigns send' : 'campaigns schedule';
      const after = { subject, subscribers, ...(at !== null && { at }) };
      await recordAction(trx, clock, actor, { action, subject: `campaign ${id}`, after });
    } else if (campaign.draft !== draft) throw conflictOf(campaign, now);
    return toPage(trx, campaign, now);
  });
}

function requireAhead(at: string | null, now: Date): void {
  if (at === null) return;
  const ahead = Date.parse(at) - now.getTime();
  const sentence = ahead <= 0 ? messages.timeOver : ahead > furthest ? messages.timeFar : undefined;
  if (sentence) throw new AppError('invalid', sentence, { fields: { at: sentence } });
}

async function requireWritten(db: Database, { subject, body }: NewsletterCampaignRow): Promise<void> {
  if (subject === '')
    throw new AppError('invalid', messages.subjectMissing, { fields: { subject: messages.subjectMissing } });
  if (body.trim() === '')
    throw new AppError('invalid', messages.textMissing, { fields: { body: messages.textMissing } });
  const named = photosIn(body);
  const photos = await findPhotos(
    db,
    named.map(({ id }) => id),
  );
  const missing = named.find(({ id }) => !photos.get(id)?.picture);
  if (!missing) return;
  const sentence = messages.photoMissing(missing.alt);
  throw new AppError('invalid', sentence, { fields: { body: sentence } });
}

function conflictOf(campaign: repository.SavedCampaign, now: Date): AppError {
  const { started_at: startedAt } = campaign;
  const sentence =
    startedAt === null ? messages.changedBeforeSending(...whoAndWhen(campaign)) : describeSent(startedAt, now);
  return new AppError('conflict', sentence);
}

/** Withdraws waiting mails; a scheduled newsletter is a draft again. One that is sent or stopped already stays unchanged. */
export function stopCampaign(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  actor: Actor,
): Promise<CampaignPage> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const page = await toPage(trx, await requireCampaign(trx, id), now);
    const subject = `campaign ${id}`;
    if (page.state === 'draft') throw new AppError('conflict', messages.notSent);
    if (page.state === 'scheduled') {
      const saved = { draft: v7(), saved_at: now.toISOString(), staff_id: staffIdOf(actor) };
      const after = { subject: page.subject };
      if (await repository.updateUnscheduled(trx, id, saved))
        await recordAction(trx, clock, actor, { action: 'campaigns unschedule', subject, after });
      return toPage(trx, await requireCampaign(trx, id), now);
    }
    if (page.state !== 'sending') return page;
    // This ends the lease of the process that makes the next mails.
    if (await repository.updateStopped(trx, id, now.toISOString())) {
      const withdrawn = await withdrawCampaignMails(trx, clock, id);
      const after = { subject: page.subject, withdrawn };
      await recordAction(trx, clock, actor, { action: 'campaigns stop', subject, after });
    }
    return toPage(trx, await requireCampaign(trx, id), now);
  });
}

export const campaignQueue = {
  table: 'newsletter_campaigns',
  due: 'due_at',
  attempts: 'attempts',
  rowsAtOnce: 1,
} as const;

/** Mails per transaction. The next batch is made when fewer than these wait. */
export const batchSize = 200;
/** Milliseconds. */
const pause = 2000;

/** A job: makes the mails of the newsletters that are being sent. */
export function queueCampaigns(deps: Needs): Promise<void> {
  return workQueue(deps, campaignQueue, async (campaign) => {
    const shown = await readShown(deps, campaign.body);
    return async (trx) => {
      const isLast =
        (await countUnattemptedMails(trx, campaign.id)) < batchSize && (await queueBatch(trx, deps, campaign, shown));
      const next = new Date(deps.clock.now().getTime() + pause).toISOString();
      await repository.updateDue(trx, campaign.id, isLast ? null : next);
    };
  });
}

/** To the current subscribers. True if there are no more. */
async function queueBatch(
  trx: Transaction,
  deps: Needs,
  campaign: NewsletterCampaignRow,
  shown: Shown,
): Promise<boolean> {
  const subscribers = await listSubscribedAfter(trx, await findLastRecipient(trx, campaign.id), batchSize);
  const mails = subscribers.map((row) => ({ subscriberId: row.id, mail: campaignMail(deps, campaign, row, shown) }));
  await queueCampaignMails(trx, deps.clock, campaign.id, mails);
  return subscribers.length < batchSize;
}

/** For the sender of mails: false if the subscription ended or the newsletter was stopped. */
export function isStillWanted({ db }: Pick<Deps, 'db'>, mail: Pick<MailRow, 'id'>): Promise<boolean> {
  return repository.isMailWanted(db, mail.id);
}
