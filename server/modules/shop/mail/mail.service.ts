// Mails: queued in the transaction that they report, sent by a job, tried again for three days.
import { mailIsTriedForDays } from '@taana-baana/contract/admin/limits/system-limits.ts';
import { v7 } from 'uuid';
import { type Outcome, nextAttempt, workQueue } from '../../../database/job-queue.ts';
import type { Database } from '../../../database/tables.ts';
import type { MailRow } from '../../../database/tables/operation-tables.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { Clock, Deps } from '../../../deps.ts';
import {
  deleteFinishedMails,
  deleteUnattemptedMails,
  insertMails,
  listMailsOfEvent,
  updateMailSent,
  updateMailTryAt,
} from './mail.repository.ts';
import { deleteCampaignMail, updateRecipients } from './campaign-mails.repository.ts';
import type { MailBodies } from './mail-template.service.ts';
import { cutText } from '@taana-baana/contract/typed/graphemes.ts';

export interface QueuedMail extends MailBodies {
  readonly recipient: string;
  readonly subject: string;
  /** Of a newsletter: a call to it unsubscribes. */
  readonly unsubscribeUrl?: string;
  /** Reply-to address, if not the sender's. */
  readonly replyTo?: string;
  /** The order that it is about: the admin shows the mail on its page. */
  readonly orderId?: string;
  /** The newsletter's campaign that it belongs to: it is sent when no other mail is due. */
  readonly campaignId?: string;
  /**
   * The order's event that it reports: such a mail waits for two minutes, so that it can be undone.
   */
  readonly eventId?: string;
  /** The tax document whose PDF is attached. */
  readonly documentId?: string;
}

const minute = 60_000;
/** Milliseconds that a mail about an event waits. */
const undoWait = 2 * minute;
const keptFor = 30 * 24 * 60 * minute;

/** A shopper's mail goes before the newsletters that wait. */
export const mailQueue = {
  table: 'mails',
  due: 'try_at',
  attempts: 'tries',
  rowsAtOnce: 10,
  last: 'campaign_id',
} as const;
const backOff = {
  pauses: [1, 5, 15, 60].map((minutes) => minutes * minute),
  giveUpAfter: mailIsTriedForDays * 24 * 60 * minute,
};

/**
 * Call in the transaction that the mail reports. It is sent after the commit, or two minutes later.
 */
export async function queueMail(trx: Transaction, clock: Clock, mail: QueuedMail): Promise<void> {
  await queueMails(trx, clock, [mail]);
}

/** Resolves to their ids. */
export async function queueMails(trx: Transaction, clock: Clock, mails: readonly QueuedMail[]): Promise<string[]> {
  const rows = mails.map((mail) => toRow(mail, clock.now()));
  await insertMails(trx, rows);
  trx.announce({ data: 'mails' });
  return rows.map(({ id }) => id);
}

const toRow = (mail: QueuedMail, now: Date): MailRow => ({
  id: v7(),
  recipient: oneLine(mail.recipient),
  subject: oneLine(mail.subject),
  text_body: mail.text,
  html_body: mail.html,
  unsubscribe_url: mail.unsubscribeUrl ?? null,
  reply_to: mail.replyTo ?? null,
  created_at: now.toISOString(),
  sent_at: null,
  try_at: new Date(now.getTime() + (mail.eventId === undefined ? 0 : undoWait)).toISOString(),
  tries: 0,
  order_id: mail.orderId ?? null,
  event_id: mail.eventId ?? null,
  problem: null,
  campaign_id: mail.campaignId ?? null,
  document_id: mail.documentId ?? null,
});

/**
 * Withdraws waiting mails about an event. `isOut`: one is sent, or being sent. Call in the
 * transaction that undoes the event.
 */
export async function withdrawMails(trx: Database, eventId: string): Promise<{ withdrawn: number; isOut: boolean }> {
  const withdrawn = await deleteUnattemptedMails(trx, eventId);
  return { withdrawn, isOut: (await listMailsOfEvent(trx, eventId)).length > 0 };
}

/** When the first of these mails is sent; null: there is none. A time in the past: it is sent. */
export function firstMailTime(mails: readonly Pick<MailRow, 'tries' | 'try_at' | 'created_at'>[]): string | null {
  const times = mails.map(({ tries, try_at: tryAt, created_at: at }) => (tries === 0 ? (tryAt ?? at) : at));
  return times.toSorted()[0] ?? null;
}

type Needs = Pick<Deps, 'db' | 'changes' | 'clock' | 'mailer' | 'log'>;

interface MailHooks {
  /** The tax document of this id, as it is attached. */
  readonly readDocument: (id: string) => Promise<{ readonly name: string; readonly content: Buffer }>;
  /** Called in the transaction that finds a mail undeliverable. */
  readonly onUndeliverable: (trx: Transaction, mail: MailRow, problem: string) => Promise<void>;
  /** Whether a mail of a campaign is still wanted; if not, it is deleted. */
  readonly isWanted: (mail: MailRow) => Promise<boolean>;
}

const noHooks: MailHooks = {
  readDocument: (id) => Promise.reject(new Error(`nothing reads document ${id}`)),
  onUndeliverable: async () => {},
  isWanted: async () => true,
};

/** A job. A mail whose sender was killed may be sent twice, with the same Message-ID. */
export function sendMails(deps: Needs, hooks: Partial<MailHooks> = {}): Promise<void> {
  return workQueue(deps, mailQueue, (mail) => sendMail(deps, mail, { ...noHooks, ...hooks }));
}

async function sendMail(deps: Needs, mail: MailRow, hooks: MailHooks): Promise<Outcome> {
  const { clock, mailer, log } = deps;
  if (mail.campaign_id !== null && !(await hooks.isWanted(mail))) return (trx) => deleteCampaignMail(trx, mail.id);
  const { id, recipient, subject, text_body: text, html_body: html, tries } = mail;
  const { unsubscribe_url: unsubscribeUrl, reply_to: replyTo, document_id: documentId } = mail;
  try {
    const attachment = documentId === null ? null : await hooks.readDocument(documentId);
    await mailer.send({ id, recipient, subject, text, html, unsubscribeUrl, replyTo, attachment });
  } catch (error) {
    const next = nextAttempt(backOff, { now: clock.now(), attempts: tries, since: mail.created_at });
    // The error's own text may quote the address.
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    if (next === null) log.error({ mail: id, tries, code, responseCode }, 'a mail is undeliverable');
    else log.warn({ mail: id, tries, code, responseCode, next }, 'a mail was not sent, and will be tried again');
    return async (trx) => {
      const problem = problemOf(error);
      await updateMailTryAt(trx, id, { tryAt: next, problem });
      if (next === null) await hooks.onUndeliverable(trx, mail, problem);
    };
  }
  return (trx) => updateMailSent(trx, id, clock.now().toISOString());
}

const maxProblemLength = 300;

/** The mail server's message. Stored with the address, for the owner alone. */
const problemOf = (error: unknown): string =>
  cutText(oneLine(error instanceof Error ? error.message : String(error)), maxProblemLength);

/** Sent and undeliverable ones. Mails that still wait are sent. */
export function forgetFinishedMails(trx: Database, recipient: string): Promise<void> {
  return deleteFinished(trx, { recipient });
}

/** A job: deletes mails 30 days after they were sent or became undeliverable. */
export async function sweepMails({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptFor).toISOString();
  await db.transaction().execute((trx) => deleteFinished(trx, { before }));
}

/** The state of a campaign's mail is then stored with its recipient. */
async function deleteFinished(trx: Database, which: Parameters<typeof deleteFinishedMails>[1]): Promise<void> {
  const deleted = await deleteFinishedMails(trx, which);
  const ofCampaigns = deleted.filter(({ campaign_id: campaign }) => campaign !== null);
  const idsOf = (mails: typeof deleted) => mails.map(({ id }) => id);
  await updateRecipients(trx, idsOf(ofCampaigns.filter(({ sent_at: sentAt }) => sentAt !== null)), 'sent');
  await updateRecipients(trx, idsOf(ofCampaigns.filter(({ sent_at: sentAt }) => sentAt === null)), 'undeliverable');
}

export const mailStateOf = ({
  sent_at: sentAt,
  try_at: tryAt,
}: Pick<MailRow, 'sent_at' | 'try_at'>): 'sent' | 'waiting' | 'undeliverable' =>
  sentAt !== null ? 'sent' : tryAt === null ? 'undeliverable' : 'waiting';

/** A line break in a header would start another header. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\0]+/g, ' ').trim();
}
