// Sums of an order's payments and refunds: what is refunded, what is left, and what is owed of a
// failed one.
import type { OperatorRefundReason } from '@taana-baana/contract/admin/paths/order-choices.ts';
import type { PaymentRow, RefundRow } from '../../../../../database/tables/order-tables.ts';
import { toPaise } from '../../../../../integrations/payment-gateway/paise.ts';

/**
 * Of a payment that places no order: the first three by `decidePayment`, `sold out`, `credit spent`
 * and `offer used up` when it would be placed. The others are the operator's.
 */
export type RefundReason =
  | 'wrong amount'
  | 'paid twice'
  | 'paid too late'
  | 'sold out'
  | 'credit spent'
  | 'offer used up'
  | 'packed for cash'
  | 'order cancelled'
  | 'goods returned'
  | 'part refund'
  | OperatorRefundReason;

/** The reason of a refund that was made in the provider's dashboard. */
export const madeAtProvider = 'given back at the provider';

/** Money that the provider holds for us. */
export interface CapturedPayment {
  readonly id: string;
  readonly amountPaise: number;
  readonly currency: string;
}

/** A payment of an order, as its sums and the screens need it. */
export type Payment = Omit<PaymentRow, 'order_id' | 'provider_order_id' | 'staff_id'>;

/** What paid for one order, and everything that was given back for it. */
export interface Books {
  /** Captured ones: a payment that did not place the order pays nothing of it. */
  readonly payments: readonly Payment[];
  /** Its others: not paid yet, not needed any more, or money that goes back. */
  readonly others: readonly Payment[];
  /** Of any payment for the order, oldest first. */
  readonly refunds: readonly RefundRow[];
  /** Rupees of store credit for exchanged pieces. */
  readonly exchanged: number;
}

const isMoney = ({ method }: Payment): boolean => method !== 'store-credit';
const sumOf = (payments: readonly Payment[]): number =>
  payments.reduce((sum, { amount_paise: paise }) => sum + paise, 0);

/** Paise that came in, as money and as store credit. */
export const paidOf = ({ payments }: Books): number => sumOf(payments);

/** Those that are no store credit: one, or an advance and what paid the rest. The provider's first: they need no hand. */
const moniesOf = ({ payments }: Pick<Books, 'payments'>): Payment[] =>
  payments.filter(isMoney).toSorted((a, b) => Number(b.method === 'razorpay') - Number(a.method === 'razorpay'));

export const moneyOf = (books: Pick<Books, 'payments'>): Payment | undefined => moniesOf(books)[0];

/** Also of an order that is to be paid. */
export const moneyOrDue = (books: Books): Payment | undefined =>
  moneyOf(books) ?? books.others.find((payment) => isMoney(payment) && payment.state === 'pending');

/** Paise that the courier collects when it brings the order. */
export const toCollectOf = ({ others }: Pick<Books, 'others'>): number =>
  sumOf(others.filter(({ method, state }) => method === 'cash-on-delivery' && state === 'pending'));

export const isToCollect = (books: Pick<Books, 'others'>): boolean => toCollectOf(books) > 0;

/** What the courier collected goes back, or did: it has been delivered. */
export const isCashGoingBack = (payments: readonly Payment[], refunds: readonly RefundRow[]): boolean =>
  payments.some(
    ({ id, method }) =>
      method === 'cash-on-delivery' && refunds.some((one) => one.payment_id === id && one.status !== 'failed'),
  );

/** Of what paid for the order. */
export const isOwn = ({ payments }: Books, refund: RefundRow): boolean =>
  payments.some(({ id }) => id === refund.payment_id);

/** Paise of a refund with an amount, as money and as store credit. */
export const paiseOf = ({ amount_paise: paise, credit }: RefundRow): number => (paise ?? 0) + toPaise(credit);

/** Paise, without its store credit. One without an amount is of the whole payment. */
const amountOf = ({ payments }: Books, { amount_paise: paise }: RefundRow): number =>
  paise ?? sumOf(payments.filter(isMoney));

/** Paise of a provider's payment that are neither refunded nor about to be. A failed refund has moved no money. */
export const leftOf = ({ amountPaise: paid }: CapturedPayment, refunds: readonly RefundRow[]): number =>
  refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((left, { amount_paise: paise }) => left - (paise ?? paid), paid);

/** The same of the money that paid for the order. */
export const leftOfMoney = (books: Books): number =>
  books.refunds
    .filter((refund) => isOwn(books, refund) && refund.status !== 'failed')
    .reduce((left, refund) => left - amountOf(books, refund), sumOf(books.payments.filter(isMoney)));

/** Of which payments a refund of these paise is, and paise of each. */
export function shareRefund(books: Books, paise: number): { readonly payment: Payment; readonly paise: number }[] {
  let rest = paise;
  const monies = moniesOf(books);
  return monies.flatMap((payment, index) => {
    const own = { ...books, payments: [payment] };
    const part = index === monies.length - 1 ? rest : Math.min(rest, Math.max(0, leftOfMoney(own)));
    rest -= part;
    return part > 0 ? [{ payment, paise: part }] : [];
  });
}

/** Paise of store credit that paid for the order and were not returned; from all its refunds. */
const leftOfCredit = ({ payments, refunds }: Books): number =>
  refunds.reduce((left, { credit }) => left - toPaise(credit), sumOf(payments.filter((payment) => !isMoney(payment))));

/** Paise that the order keeps, of its money and credit. */
export const leftOfOrder = (books: Books): number => Math.max(0, leftOfMoney(books)) + leftOfCredit(books);

/** Paise that are refunded or about to be, as money and as store credit. */
export const refundedOf = (books: Books): number => paidOf(books) - leftOfOrder(books);

/**
 * Paise that can still go back, by a first try or a later one: what was credited for exchanged
 * pieces is not refunded as well. Below 0: more went back than was paid.
 */
export const leftToGive = (books: Books): number => leftOfMoney(books) + leftOfCredit(books) - toPaise(books.exchanged);

/** What a refund stands for; paise, without its store credit. Each paisa belongs to one refund. */
export interface Standing {
  readonly refund: RefundRow;
  /** Moved, on its way, or owed. */
  readonly counted: number;
  /** Of a failed one: what trying again asks for. */
  readonly owed: number;
}

/**
 * Of an order's refunds, in their order. A refund made in the dashboard after one failed is the same
 * money: it settles the failed one of its amount, else the oldest ones as far as it goes. Nothing
 * is owed beyond what can still go back.
 */
export function standingsOf(books: Books): Standing[] {
  const worthOf = (refund: RefundRow) => amountOf(books, refund);
  const { settled, used, open } = settleByHand(books.refunds, worthOf);
  let left = Math.max(0, Math.min(leftOfMoney(books), leftToGive(books)));
  return books.refunds.map((refund) => {
    if (refund.status !== 'failed') return { refund, counted: worthOf(refund) - (used.get(refund) ?? 0), owed: 0 };
    const wanted = open.get(refund) ?? 0;
    const owed = isOwn(books, refund) ? Math.min(wanted, left) : wanted;
    if (isOwn(books, refund)) left -= owed;
    return { refund, counted: (settled.get(refund) ?? 0) + owed, owed };
  });
}

/**
 * Paise by refund. `settled`: of failed ones, made in the dashboard instead; `open`: the others of
 * them. `used`: of those made there, what they settle.
 */
function settleByHand(refunds: readonly RefundRow[], worthOf: (refund: RefundRow) => number) {
  const settled = new Map<RefundRow, number>();
  const used = new Map<RefundRow, number>();
  const sorted = refunds.toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
  const failed = sorted.filter(({ status }) => status === 'failed');
  const open = new Map(failed.map((refund) => [refund, worthOf(refund) - (refund.tried_again_paise ?? 0)]));
  const openOf = (refund: RefundRow) => open.get(refund) ?? 0;
  const before = (made: RefundRow) =>
    failed.filter((refund) => refund.payment_id === made.payment_id && isBefore(refund, made));
  const byHand = sorted.filter(({ reason, status }) => reason === madeAtProvider && status !== 'failed');
  for (const made of byHand) {
    const earlier = before(made);
    const same = earlier.find((refund) => openOf(refund) === worthOf(made));
    let rest = worthOf(made);
    for (const refund of same ? [same] : earlier) {
      const paise = Math.min(rest, openOf(refund));
      settled.set(refund, (settled.get(refund) ?? 0) + paise);
      open.set(refund, openOf(refund) - paise);
      rest -= paise;
    }
    used.set(made, worthOf(made) - rest);
  }
  // What failed there as well is owed once.
  for (const made of failed.filter(({ reason }) => reason === madeAtProvider)) {
    const owed = before(made).reduce((sum, refund) => sum + openOf(refund), 0);
    open.set(made, Math.max(0, openOf(made) - owed));
  }
  return { settled, used, open };
}

/** Recorded earlier. Ids rise, so they give the order within one millisecond. */
const isBefore = (one: RefundRow, other: RefundRow): boolean => one.created_at + one.id < other.created_at + other.id;

/** Of an order's refunds: failed ones of which something is still owed. */
export const owedRefunds = (books: Books): Standing[] => standingsOf(books).filter(({ owed }) => owed > 0);

/** Paise. */
export const sumOwed = (standings: readonly Standing[]): number => standings.reduce((sum, { owed }) => sum + owed, 0);

/** It is under way or made, as store credit, or another one asks for it. */
export const isStanding = ({ status, credit, tried_again_paise: again }: RefundRow): boolean =>
  status !== 'failed' || credit > 0 || again !== null;

/** Refunded, about to be, or owed; also those of which only a part became store credit. */
export const refundsThatCount = (books: Books): RefundRow[] =>
  standingsOf(books)
    .filter(({ refund, counted }) => counted > 0 || isStanding(refund))
    .map(({ refund }) => refund);
