// The mail about the check of payments: to the shop's contact address, and to owners who get mails
// about failed refunds. It needs no admin.
import { timeZone, locale } from '@taana-baana/contract/locale.ts';
import * as texts from '@taana-baana/contract/admin/texts/mails/payments-check.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { MailDeps } from '../../../deps.ts';
import { queueMails } from '../mail/mail.service.ts';
import { listRecipients } from './staff-notifications.service.ts';
import { writeMail } from '../mail/mail-template.service.ts';

export interface PaymentsCheckNews {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
  readonly differences: readonly string[];
  /** Further lines of the check. */
  readonly remarks: readonly string[];
  /** Why the check failed. */
  readonly problem?: string;
}

/** Queues the mail; resolves to its recipients. */
export function mailPaymentsCheck(deps: MailDeps, news: PaymentsCheckNews): Promise<string[]> {
  const { differences, remarks, problem } = news;
  const heading = headingFor(news);
  const paragraphs = [
    ...(problem === undefined ? [] : [texts.whyNot(problem), texts.againNextWeek]),
    ...differences,
    ...(differences.length > 0 ? [texts.whatToDo] : []),
    ...remarks,
    texts.whoGetsIt,
  ];
  const mail = writeMail(deps, {
    subject: texts.subject(heading, formatDay(news.from), formatDay(new Date(news.to.getTime() - 1000))),
    heading,
    parts: paragraphs.map((text) => ({ text })),
  });
  return inTransaction(deps, async (trx) => {
    const { byMail } = await listRecipients(trx, 'refund-failed');
    const owners = byMail.filter(({ role }) => role === 'owner').map(({ email }) => email);
    const recipients = [...new Set([deps.settings.current().contact.email.toLowerCase(), ...owners])];
    await queueMails(
      trx,
      deps.clock,
      recipients.map((recipient) => ({ ...mail, recipient })),
    );
    return recipients;
  });
}

function headingFor({ differences, problem }: PaymentsCheckNews): string {
  if (problem !== undefined) return texts.notChecked;
  return differences.length === 0 ? texts.booksAgree : texts.differences(differences.length);
}

const formatDay = (time: Date): string => shopDay.format(time);
const shopDay = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium' });
