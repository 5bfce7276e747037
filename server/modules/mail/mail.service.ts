// Mails: queued in the transaction of what they tell about, sent by a job, tried again for three days.
import { v7 } from 'uuid';
import type { Database, MailRow } from '../../database/tables.ts';
import type { Clock, Deps } from '../../deps.ts';
import {
  deleteSentMails,
  insertMail,
  listDueMails,
  updateMailLease,
  updateMailSent,
  updateMailTryAt,
} from './mail.repository.ts';
import type { MailBodies } from './mail-template.ts';

export { type MailBodies, writeMail } from './mail-template.ts';

export interface QueuedMail extends MailBodies {
  readonly recipient: string;
  readonly subject: string;
  /** Of a newsletter: where one call ends it. */
  readonly unsubscribeUrl?: string;
}

const minute = 60_000;
/** Longer than any one send may take. */
const lease = 3 * minute;
/** Minutes until the next try after the first ones, and after all later ones. */
const firstPauses = [1, 5, 15];
const laterPause = 60;
const longestWait = 3 * 24 * 60 * minute;
const mailsAtOnce = 10;
const keptFor = 30 * 24 * 60 * minute;

/** Call in the transaction that makes the mail true; after its commit, `changes.publish({ data: 'mails' })` sends it at once. */
export function queueMail(db: Database, clock: Clock, mail: QueuedMail): Promise<void> {
  const { recipient, subject, text, html, unsubscribeUrl = null } = mail;
  const now = clock.now().toISOString();
  return insertMail(db, {
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
}

/** Sends whatever is due. A mail whose sender died is sent again when its lease ends: at least once, with one Message-ID. */
export async function sendMails(deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'log'>): Promise<void> {
  for (;;) {
    const due = await listDueMails(deps.db, deps.clock.now().toISOString(), mailsAtOnce);
    if (due.length === 0) return;
    const leasedUntil = new Date(deps.clock.now().getTime() + lease).toISOString();
    await Promise.all(
      due.map(async (seen) => {
        const mail = await updateMailLease(deps.db, seen, leasedUntil);
        if (mail) await sendMail(deps, mail);
      }),
    );
  }
}

async function sendMail(deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'log'>, mail: MailRow): Promise<void> {
  const { id, recipient, subject, text_body: text, html_body: html, unsubscribe_url: unsubscribeUrl, tries } = mail;
  try {
    await deps.mailer.send({ id, recipient, subject, text, html, unsubscribeUrl });
  } catch (error) {
    const pause = (firstPauses[tries - 1] ?? laterPause) * minute;
    const next = new Date(deps.clock.now().getTime() + pause);
    const isGivenUp = next.getTime() > Date.parse(mail.created_at) + longestWait;
    await updateMailTryAt(deps.db, id, isGivenUp ? null : next.toISOString());
    // The error's own text may quote the address.
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    if (isGivenUp) deps.log.error({ mail: id, tries, code, responseCode }, 'a mail was given up');
    else deps.log.warn({ mail: id, tries, code, responseCode, next }, 'a mail was not sent, and will be tried again');
    return;
  }
  await updateMailSent(deps.db, id, deps.clock.now().toISOString());
}

/** What has gone out to somebody; what is still to go does. */
export function forgetSentMails(db: Database, recipient: string): Promise<void> {
  return deleteSentMails(db, { recipient });
}

/** The books of mails are for questions that come within a month. */
export function sweepMails({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return deleteSentMails(db, { before: new Date(clock.now().getTime() - keptFor).toISOString() });
}

/** A line break in a header would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\0]+/g, ' ').trim();
}
