// Tells staff of events, in the event's transaction. If the admin is off, nobody is told.
import { enquiryPath } from '@taana-baana/contract/admin/paths/enquiry-tabs.ts';
import { orderPath, ordersPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import {
  dispute as disputeTexts,
  enquiry as enquiryTexts,
  orderCancelled as cancelledTexts,
  exchangeRequested as exchangeTexts,
  refundFailed as refundTexts,
  mailUndeliverable as undeliverableTexts,
} from '@taana-baana/contract/admin/texts/mails/alerts.ts';
import { reasons } from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import type { ExchangeReason } from '@taana-baana/contract/exchanges.ts';
import type { ExchangedLine } from '@taana-baana/contract/schemas/selling/exchange.ts';
import type { MailRow } from '../../../database/tables/operation-tables.ts';
import type { Transaction } from '../../../database/transaction.ts';
import {
  type MailNeeds,
  type News,
  recipientsBesideShop,
  recipientsOf,
  tellStaff,
} from './queue-staff-mail.service.ts';
import { isMemberEmail, updateMailed } from './staff-notifications.repository.ts';

const day = 24 * 3600_000;

export interface CancelledOrder {
  readonly number: string;
  readonly isPacked: boolean;
  readonly refundPaise: number;
}

/** By its customer: somebody may be packing it. */
export async function mailCancelledOrder(
  trx: Transaction,
  deps: MailNeeds,
  { number, isPacked, refundPaise }: CancelledOrder,
): Promise<void> {
  const texts = cancelledTexts;
  await tellStaff(trx, deps, await recipientsOf(trx, deps, 'order-cancelled'), {
    kind: 'order-cancelled',
    subject: texts.subject(number),
    heading: texts.heading,
    parts: [
      { text: texts.what(isPacked) },
      {
        rows: [
          { label: texts.order, value: number },
          { label: texts.refund, value: refundPaise > 0 ? formatPaise(refundPaise) : texts.nothing, isStrong: true },
        ],
      },
    ],
    button: texts.button,
    opens: `/orders/${number}`,
  });
}

export interface RequestedExchange {
  readonly id: string;
  readonly number: string;
  readonly reason: ExchangeReason;
  readonly lines: readonly ExchangedLine[];
}

export async function mailRequestedExchange(
  trx: Transaction,
  deps: MailNeeds,
  { id, number, reason, lines }: RequestedExchange,
): Promise<void> {
  const texts = exchangeTexts;
  await tellStaff(trx, deps, await recipientsOf(trx, deps, 'exchange-requested'), {
    kind: 'exchange-requested',
    subject: texts.subject(number),
    heading: texts.heading,
    parts: [
      {
        rows: [
          { label: texts.order, value: number },
          { label: texts.reason, value: reasons[reason] },
          ...lines.map((line) => ({
            label: texts.line(line.quantity, line.title, line.color, line.size),
            value: texts.instead(line.wantedColor, line.wantedSize),
          })),
        ],
      },
      { text: texts.whatNext },
    ],
    button: texts.button,
    opens: `/exchanges/${id}`,
  });
}

export interface FailedRefund {
  /** Null: the payment made no order. */
  readonly orderNumber: string | null;
  /** Of its page. */
  readonly opens: string;
  readonly paymentId: string;
  /** Such as `Rs. 100`. Null: the whole payment. */
  readonly sum: string | null;
  readonly failure: string;
}

export async function mailFailedRefund(
  trx: Transaction,
  deps: MailNeeds,
  { orderNumber, opens, paymentId, sum, failure }: FailedRefund,
): Promise<void> {
  const texts = refundTexts;
  await tellStaff(trx, deps, await recipientsBesideShop(trx, deps, 'refund-failed'), {
    kind: 'refund-failed',
    subject: texts.subject(sum ?? texts.inFull, orderNumber ?? paymentId),
    heading: texts.heading,
    parts: [
      { text: texts.what },
      {
        rows: [
          ...(orderNumber === null ? [] : [{ label: texts.order, value: orderNumber }]),
          { label: texts.payment, value: paymentId },
          { label: texts.sum, value: sum ?? texts.inFull, isStrong: true },
          { label: texts.failure, value: failure },
        ],
      },
      { text: texts.whatToDo },
    ],
    button: orderNumber === null ? texts.buttonUnplaced : texts.button,
    opens,
  });
}

/** What was asked is read in the admin: people type their numbers. */
export async function mailEnquiry(
  trx: Transaction,
  deps: MailNeeds,
  { id, ticket, name }: { readonly id: string; readonly ticket: string; readonly name: string },
): Promise<void> {
  const texts = enquiryTexts;
  await tellStaff(trx, deps, await recipientsBesideShop(trx, deps, 'enquiry'), {
    kind: 'enquiry',
    subject: texts.subject(ticket),
    heading: texts.heading,
    parts: [
      {
        rows: [
          { label: texts.ticket, value: ticket },
          { label: texts.from, value: name },
        ],
      },
    ],
    button: texts.button,
    opens: enquiryPath(id),
  });
}

/** `news`: as in the mail to the shop's own address. */
export async function mailDispute(
  trx: Transaction,
  deps: MailNeeds,
  { orderNumber, news }: { readonly orderNumber: string | null; readonly news: News },
): Promise<void> {
  await tellStaff(trx, deps, await recipientsBesideShop(trx, deps, 'dispute'), {
    kind: 'dispute',
    ...news,
    button: disputeTexts.button,
    opens: orderNumber === null ? ordersPath({ tab: 'attention' }) : orderPath(orderNumber),
  });
}

/**
 * Once a day per member: a mail server that is down makes many mails undeliverable. Never about a
 * mail to staff, which would be undeliverable too, without end.
 */
export async function mailUndeliverable(
  trx: Transaction,
  deps: MailNeeds,
  mail: MailRow,
  problem: string,
): Promise<void> {
  if (await isMemberEmail(trx, mail.recipient)) return;
  const now = deps.clock.now();
  const times = { now: now.toISOString(), before: new Date(now.getTime() - day).toISOString() };
  const texts = undeliverableTexts;
  const { byMail, byPush } = await recipientsOf(trx, deps, 'mail-undeliverable');
  for (const id of new Set([...byMail, ...byPush].map((member) => member.id))) {
    if (!(await updateMailed(trx, id, 'mail-undeliverable', times))) continue;
    const isMember = (member: { readonly id: string }) => member.id === id;
    await tellStaff(
      trx,
      deps,
      { byMail: byMail.filter(isMember), byPush: byPush.filter(isMember) },
      {
        kind: 'mail-undeliverable',
        subject: texts.subject(mail.subject),
        heading: texts.heading,
        parts: [
          { text: texts.what },
          {
            rows: [
              { label: texts.recipient, value: mail.recipient },
              { label: texts.mailSubject, value: mail.subject },
              { label: texts.problem, value: problem },
            ],
          },
          { text: texts.onceADay },
        ],
        button: texts.button,
        opens: '/system',
      },
    );
  }
}
