// The mails about refunds: to the customer, and to the owner about a refused one or a wrong amount.
import { formatPaise, formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { refundReasons, type OperatorRefundReason } from '@taana-baana/contract/admin/paths/order-choices.ts';
import type { PaymentMethod } from '@taana-baana/contract/payment-methods.ts';
import { mailWords } from '@taana-baana/contract/texts/payment-methods.ts';
import {
  wrongAmount as wrongAmountTexts,
  refundFailed as failedTexts,
} from '@taana-baana/contract/texts/mails/selling/payment-mails.ts';
import * as orderTexts from '@taana-baana/contract/texts/mails/selling/order-placed.ts';
import * as texts from '@taana-baana/contract/texts/mails/selling/refund.ts';
import type { OrderLineRow, RefundRow } from '../../../../../database/tables/order-tables.ts';
import type { Deps } from '../../../../../deps.ts';
import type { OrderMail } from '../../../order/mail-customer.service.ts';
import type { OrderRecord } from '../../../order/orders.mapping.ts';
import { askedOf } from '../../methods/cash-on-delivery/promised-price.ts';
import { type Notice, writeMail } from '../../../../shop/mail/mail-template.service.ts';
import type { Source } from '../../../order/transitions.service.ts';
import { upiButton } from './hand-refunds.service.ts';
import type { RefundReason } from './refund-sums.ts';

/** `quantity`: refunded pieces; `rupees`: what was paid for them. */
export type RefundedLine = Pick<OrderLineRow, 'title' | 'color_title' | 'size' | 'quantity'> & {
  readonly rupees: number;
};

export interface RefundNews {
  /** Refunded to the payment and to store credit; at least one of them. Its id is the provider's. */
  readonly payment: { readonly method: PaymentMethod; readonly id: string | null; readonly sum: string } | undefined;
  readonly credit: string | undefined;
  readonly reason: RefundReason;
  /** Both, such as `Rs. 100`. */
  readonly sum: string;
  /** The refunded lines; empty: not for lines. */
  readonly lines: readonly RefundedLine[];
  /** Another mail has told the customer the rest of it. */
  readonly isRest: boolean;
  /** The whole payment, if this is a part of it. */
  readonly ofSum: string | undefined;
  /** The token of the link where the customer enters the UPI id; undefined: none is needed. */
  readonly askAt: string | undefined;
}

export function refundMail(
  deps: Pick<Deps, 'config' | 'settings'>,
  order: Pick<OrderRecord, 'number' | 'status'>,
  { payment, credit, reason, sum, lines, isRest, ofSum, askAt }: RefundNews,
): OrderMail {
  const { name, contact } = deps.settings.current();
  const isCancelled = reason === 'order cancelled' && !isRest;
  return {
    subject: isCancelled
      ? texts.subjectCancelled(String(order.number), name)
      : (payment ? texts.subject : texts.subjectCredit)(sum, name),
    heading: isCancelled ? texts.headingCancelled : payment ? texts.heading : texts.headingCredit,
    parts: [
      { text: why(reason, order, ofSum !== undefined) },
      {
        rows: [
          ...lines.map((line) => ({
            label: orderTexts.line(line.quantity, line.title, line.color_title, line.size),
            value: formatRupees(line.rupees),
          })),
          ...(payment?.id ? [{ label: texts.payment, value: payment.id }] : []),
          ...(ofSum === undefined
            ? [{ label: texts.inFull, value: sum, isStrong: true }]
            : [
                { label: texts.paid, value: ofSum },
                { label: texts.now, value: sum, isStrong: true },
              ]),
          ...(payment && credit
            ? [
                { label: texts.toPayment, value: payment.sum },
                { label: texts.toCredit, value: credit },
              ]
            : []),
        ],
      },
      ...(credit ? [{ text: mailWords['store-credit'].back({ ...contact, sum: credit }) }] : []),
      ...(payment
        ? [{ text: mailWords[payment.method].back({ ...contact, sum: payment.sum, isRest: credit !== undefined }) }]
        : []),
      ...(payment && askAt !== undefined ? [upiButton(deps, askAt)] : []),
    ],
  };
}

/** A cancelled order whose payment was refunded before, or for which no money came. */
export function cancelledMail(
  deps: Pick<Deps, 'config' | 'settings'>,
  order: Pick<OrderRecord, 'number' | 'isReplacement'>,
  { isPaid, source }: { readonly isPaid: boolean; readonly source: Source },
): OrderMail {
  const { name, contact } = deps.settings.current();
  const number = String(order.number);
  const unpaid = order.isReplacement
    ? texts.cancelledReplacement
    : source === 'not confirmed'
      ? texts.cancelledUnconfirmed
      : texts.cancelledUnpaid;
  return {
    subject: texts.subjectCancelled(number, name),
    heading: texts.headingCancelled,
    parts: isPaid
      ? [{ text: texts.cancelledAfterRefund(number) }, { text: texts.notReached(contact.email) }]
      : [{ text: unpaid(number) }],
  };
}

/** To the owner. */
export function refundFailedMail(
  deps: Pick<Deps, 'config' | 'settings'>,
  order: Pick<OrderRecord, 'number' | 'providerOrderId'> | undefined,
  refund: RefundRow,
  failure: string,
): Notice {
  const name = order?.number ?? order?.providerOrderId ?? refund.provider_payment_id;
  const sum =
    refund.amount_paise === null
      ? failedTexts.inFull
      : failedTexts.ofSum(formatPaise(refund.amount_paise, refund.currency));
  return writeMail(deps, {
    subject: failedTexts.subject(sum, name),
    heading: failedTexts.heading,
    parts: [
      { text: failedTexts.what(sum, name) },
      {
        rows: [
          { label: failedTexts.payment, value: refund.provider_payment_id },
          { label: failedTexts.failure, value: failure },
        ],
      },
      { text: failedTexts.whatToDo(name) },
    ],
  });
}

/** To the owner: a payment of a wrong amount is refunded, and what usually causes it. */
export function wrongAmountMail(
  deps: Pick<Deps, 'config' | 'settings'>,
  order: Pick<OrderRecord, 'providerOrderId'> & Parameters<typeof askedOf>[0],
  payment: { readonly id: string; readonly sum: string },
): Notice {
  return writeMail(deps, {
    subject: wrongAmountTexts.subject(payment.sum),
    heading: wrongAmountTexts.heading,
    parts: [
      { text: wrongAmountTexts.what },
      {
        rows: [
          { label: wrongAmountTexts.payment, value: payment.id },
          { label: wrongAmountTexts.paid, value: payment.sum },
          { label: wrongAmountTexts.costs(String(order.providerOrderId)), value: formatRupees(askedOf(order)) },
        ],
      },
      { text: wrongAmountTexts.causes },
    ],
  });
}

function why(reason: RefundReason, order: Pick<OrderRecord, 'number' | 'status'>, isPart: boolean): string {
  const number = String(order.number);
  if (isOperators(reason)) {
    return `${isPart ? texts.partRefund(number) : texts.goodsReturned(number)} ${texts.reasons[reason]}`;
  }
  switch (reason) {
    case 'order cancelled':
      return isPart ? texts.cancelledRest(number) : texts.cancelled(number);
    case 'goods returned':
      return texts.goodsReturned(number);
    case 'part refund':
      return texts.partRefund(number);
    case 'paid twice':
      return order.status === 'Cancelled' ? texts.paidAfterCancel(number) : texts.paidTwice(number);
    case 'paid too late':
      return texts.paidTooLate;
    case 'sold out':
      return texts.soldOut;
    case 'credit spent':
      return texts.creditSpent;
    case 'offer used up':
      return texts.offerUsedUp;
    case 'packed for cash':
      return texts.packedForCash(number);
    case 'wrong amount':
      return texts.wrongAmount;
  }
}

const isOperators = (reason: RefundReason): reason is OperatorRefundReason =>
  (refundReasons as readonly string[]).includes(reason);
