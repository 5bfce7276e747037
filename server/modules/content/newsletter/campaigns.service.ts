// Newsletters in the admin: lists them, saves and deletes drafts. No text is lost: if another draft
// was saved meanwhile, both are shown.
import type { AdminAnswer } from '@taana-baana/contract/admin/calls.ts';
import type {
  CampaignForm,
  CampaignList,
  CampaignPage,
} from '@taana-baana/contract/admin/schemas/content/campaigns.ts';
import * as messages from '@taana-baana/contract/admin/texts/content/newsletter-messages.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { v7 } from 'uuid';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../shop/audit-log/audit-log.service.ts';
import { findLastRecipient } from '../../shop/mail/campaign-mails.repository.ts';
import { type CampaignMails, countCampaignMails } from '../../shop/mail/campaign-mails.service.ts';
import { toCampaign, whoAndWhen } from './newsletter.mapping.ts';
import * as repository from './campaigns.repository.ts';
import { countSubscribedAfter, countSubscribers } from './newsletter.repository.ts';

/** Campaigns in the list. */
const listed = 100;

export async function listCampaigns({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<CampaignList> {
  const rows = await repository.listCampaignRows(db, listed);
  const mails = await countMails(db, rows);
  return {
    campaigns: rows.map((row) => toCampaign(row, mails(row), clock.now())),
    subscribers: await countSubscribers(db, 'subscribed'),
  };
}

/** Throws a 404 error if there is none. */
export async function getCampaign({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<CampaignPage> {
  return toPage(db, await requireCampaign(db, id), clock.now());
}

/** Saves nothing if the draft has changed since or was sent. Throws a 404 error if it was deleted. */
export function saveCampaign(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  { subject, body, basedOn }: CampaignForm,
  actor: Actor,
): Promise<AdminAnswer<'saveCampaign'>> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const at = now.toISOString();
    const draft = { draft: v7(), subject, body, saved_at: at, staff_id: staffIdOf(actor) };
    const isSaved =
      basedOn === null
        ? await repository.insertCampaign(trx, { id, ...draft, created_at: at, ...notStarted })
        : await repository.updateDraft(trx, { id, draft: basedOn }, draft);
    const stored = await requireCampaign(trx, id);
    const isSame = stored.subject === subject && stored.body === body;
    return {
      conflict: isSaved || isSame ? null : describeConflict(stored, now),
      campaign: await toPage(trx, stored, now),
    };
  });
}

const notStarted = { started_at: null, stopped_at: null, due_at: null, attempts: 0 };

const describeConflict = (stored: repository.SavedCampaign, now: Date): string =>
  stored.started_at === null ? messages.savedMeanwhile(...whoAndWhen(stored)) : describeSent(stored.started_at, now);

export const describeSent = (startedAt: string, now: Date): string =>
  (startedAt > now.toISOString() ? messages.scheduledMeanwhile : messages.sentMeanwhile)(formatDateTime(startedAt));

/** Throws an error unless it is a draft. */
export function removeCampaign(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  actor: Actor,
): Promise<undefined> {
  return db.transaction().execute(async (trx) => {
    const deleted = await repository.deleteCampaignDraft(trx, id);
    if (!deleted) {
      await requireCampaign(trx, id);
      throw new AppError('conflict', messages.sentStays);
    }
    const { subject } = deleted;
    await recordAction(trx, clock, actor, {
      action: 'campaigns delete',
      subject: `campaign ${id}`,
      before: { subject },
    });
    return undefined;
  });
}

/** Throws a 404 error if there is none. */
export async function requireCampaign(db: Database, id: string): Promise<repository.SavedCampaign> {
  const row = await repository.findCampaign(db, id);
  if (!row) throw new AppError('not-found', messages.campaignNotFound);
  return row;
}

export async function toPage(db: Database, row: repository.SavedCampaign, now: Date): Promise<CampaignPage> {
  const mails = await countMails(db, [row]);
  return {
    ...toCampaign(row, mails(row), now),
    body: row.body,
    draft: row.draft,
    subscribers: await countSubscribers(db, 'subscribed'),
  };
}

/** While one is being sent, subscribers without a mail yet count as queued. */
async function countMails(
  db: Database,
  rows: readonly repository.SavedCampaign[],
): Promise<(row: repository.SavedCampaign) => CampaignMails> {
  const started = rows.filter((row) => row.started_at !== null);
  const counts = new Map(
    started.length > 0
      ? await countCampaignMails(
          db,
          started.map(({ id }) => id),
        )
      : [],
  );
  for (const { id } of started.filter((row) => row.due_at !== null)) {
    const mails = counts.get(id) ?? none;
    const rest = await countSubscribedAfter(db, await findLastRecipient(db, id));
    counts.set(id, { ...mails, queued: mails.queued + rest });
  }
  return ({ id }) => counts.get(id) ?? none;
}

const none: CampaignMails = { queued: 0, sent: 0, undeliverable: 0 };
