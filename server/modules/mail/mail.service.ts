// Mails: queued in the transaction that they report, sent by a job, tried again for three days.
import { v7 } from 'uuid';
import { type Outcome, nextAttempt, workQueue } from '../../database/job-queue.ts';
import type { Database, MailRow } from '../../database/tables.ts';
import type { Changed } from '../../database/transaction.ts';
import type { Clock, Deps } from '../../deps.ts';
import { deleteSentMails, insertMail, updateMailSent, updateMailTryAt } from './mail.repository.ts';
import type { MailBodies } from './mail-template.ts';

export { type MailBodies, writeMail } from './mail-template.ts';

export interface QueuedMail extends MailBodies {
  readonly recipient: string;
  readonly subject: string;
  /** Of a newsletter: a call to it ends the subscription. */
  readonly unsubscribeUrl?: string;
}

const minute = 60_000;
const keptFor = 30 * 24 * 60 * minute;

export const mailQueue = { table: 'mails', due: 'try_at', attempts: 'tries', rowsAtOnce: 10 } as const;
const backOff = { pauses: [1, 5, 15, 60].map((minutes) => minutes * minute), giveUpAfter: 3 * 24 * 60 * minute };

/** Call in the transaction that the mail reports. It is sent after the commit. */
export async function queueMail(trx: Database, changed: Changed, clock: Clock, mail: QueuedMail): Promise<void> {
  const { recipient, subject, text, html, unsubscribeUrl = null } = mail;
  const now = clock.now().toISOString();
  await insertMail(trx, {
    id: v7(),
    recipient: oneLine(recipient),
    subject: oneLine(subject),
    text_body: text,
    html_body: html,
    unsubscribe_url: unsubscribeUrl,
    created_at: now,
    sent_at: null,
    try_at: now,
    tries: 0,
  });
  changed({ data: 'mails' });
}

type Needs = Pick<Deps, 'db' | 'changes' | 'clock' | 'mailer' | 'log'>;

/** A job. A mail whose sender was killed may be sent twice, with the same Message-ID. */
export function sendMails(deps: Needs): Promise<void> {
  return workQueue(deps, mailQueue, (mail) => sendMail(deps, mail));
}

async function sendMail({ clock, mailer, log }: Needs, mail: MailRow): Promise<Outcome> {
  const { id, recipient, subject, text_body: text, html_body: html, unsubscribe_url: unsubscribeUrl, tries } = mail;
  try {
    await mailer.send({ id, recipient, subject, text, html, unsubscribeUrl });
  } catch (error) {
    const next = nextAttempt(backOff, { now: clock.now(), attempts: tries, since: mail.created_at });
    // The error's own text may quote the address.
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    if (next === null) log.error({ mail: id, tries, code, responseCode }, 'a mail was given up');
    else log.warn({ mail: id, tries, code, responseCode, next }, 'a mail was not sent, and will be tried again');
    return (trx) => updateMailTryAt(trx, id, next);
  }
  return (trx) => updateMailSent(trx, id, clock.now().toISOString());
}

/** Mails that still wait are sent. */
export function forgetSentMails(db: Database, recipient: string): Promise<void> {
  return deleteSentMails(db, { recipient });
}

/** A job: rows of sent mails answer questions for 30 days. */
export function sweepMails({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return deleteSentMails(db, { before: new Date(clock.now().getTime() - keptFor).toISOString() });
}

/** A line break in a header would start another header. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\0]+/g, ' ').trim();
}
