// The money of one order for its page in the admin: refunds so far, possible refunds, and who may
// make them.
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import type { CreditKind } from '@taana-baana/contract/schemas/selling/store-credit.ts';
import { goodwillAmounts } from '@taana-baana/contract/store-credit.ts';
import type { StoreCreditEntryRow } from '../../../../database/tables/money/credit-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import type { DisputeRow, OrderLineRow, RefundRow } from '../../../../database/tables/order-tables.ts';
import type { CreditedPieces } from '../../goods/exchanges/exchange-records.service.ts';
import type { Deps } from '../../../../deps.ts';
import { toWholeRupees } from '../../../../integrations/payment-gateway/paise.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { listEntriesOfOrders } from '../../money/store-credit/store-credit.repository.ts';
import type { Members } from '../../../people/staff/staff-members.service.ts';
import { listDisputesOfOrders } from '../../money/methods/razorpay/disputes.repository.ts';
import { isPressing } from '../../money/methods/razorpay/disputes.service.ts';
import { type PaymentState, paymentStatesOf } from '../../money/payments/payment-states.service.ts';
import { leftForManagers } from '../../money/payments/refunds/manager-limit.service.ts';
import { type LinePieces, nextValuesOf, sumPieces, toLinePieces } from '../../money/payments/refunds/refund-lines.ts';
import {
  piecesBack,
  piecesRefunded,
  readCreditedPieces,
} from '../../money/payments/refunds/refunded-pieces.service.ts';
import { type BooksOf, listBooks } from '../../money/payments/books.repository.ts';
import { splitRefund } from '../../money/payments/refunds/refund-records.service.ts';
import {
  type Payment,
  leftToGive,
  moneyOrDue,
  owedRefunds,
  paidOf,
  refundsThatCount,
} from '../../money/payments/refunds/refund-sums.ts';

/** Sums are paise. */
export interface OrderMoney {
  readonly states: readonly PaymentState[];
  /** What pays for it, other than store credit. */
  readonly payment: Payment | undefined;
  readonly others: readonly Payment[];
  /** Oldest first; of any payment of the order. */
  readonly refunds: readonly (RefundRow & { readonly pieces: readonly LinePieces[] })[];
  readonly disputes: readonly (DisputeRow & { readonly isPressing: boolean })[];
  /** Of its own payment and credit: refunded or about to be. */
  readonly refunded: number;
  /** Of both: neither refunded nor about to be. */
  readonly left: number;
  /** The order that was paid for the goods, and the paise left of it. */
  readonly origin: { readonly order: OrderRecord; readonly left: number };
  /** What cancelling refunds: paise to the payment, rupees to store credit. */
  readonly whenCancelled: { readonly amountPaise: number; readonly credit: number };
  /** The part that this role may refund. */
  readonly allowed: number;
  /** Store credit that staff gave for it, and took back; oldest first. */
  readonly goodwill: readonly StoreCreditEntryRow[];
  /** Rupees of store credit that this role may still give for it. */
  readonly allowedGoodwill: number;
  /** Of each line, by its id: pieces that are refunded or about to be. */
  readonly pieces: ReadonlyMap<string, number>;
  /** Also by refunds without lines, which count by their value. */
  readonly piecesGone: ReadonlyMap<string, number>;
  /** Of each line with a discount, by its id: rupees of its next 1, 2, … pieces. */
  readonly worth: ReadonlyMap<string, number[]>;
  /** Of failed refunds that this role may try again. */
  readonly retriable: number;
}

/** What paid for the orders, was given back for them, and is disputed: `orderMoneyOf` tells what follows from it. */
export interface MoneyRows {
  readonly booksOf: BooksOf;
  readonly refunds: readonly RefundRow[];
  readonly credits: readonly StoreCreditEntryRow[];
  readonly disputes: readonly DisputeRow[];
  readonly credited: readonly CreditedPieces[];
}

/** Of the order, and of the one that was paid for its goods. */
export async function readMoneyRows(
  db: Database,
  { order, origin, lines }: { order: OrderRecord; origin: OrderRecord; lines: readonly OrderLineRow[] },
): Promise<MoneyRows> {
  const ids = [order.id, origin.id];
  const booksOf = await listBooks(db, [order, origin]);
  return {
    booksOf,
    refunds: [order, origin].flatMap((one) => booksOf(one).refunds),
    credits: await listEntriesOfOrders(db, ids, ['goodwill', 'exchange']),
    disputes: await listDisputesOfOrders(db, [order.id]),
    credited: await readCreditedPieces(db, order, lines),
  };
}

/** `members`: who gave it. */
export function orderMoneyOf(
  { settings }: Pick<Deps, 'settings'>,
  { order, origin, lines }: { order: OrderRecord; origin: OrderRecord; lines: readonly OrderLineRow[] },
  rows: MoneyRows,
  { role, members }: { readonly role: Role; readonly members: Members },
): OrderMoney {
  const { disputes } = rows;
  const books = rows.booksOf(order);
  const { refunds } = books;
  const goodwill = creditsOf(order, rows, 'goodwill');
  const exchanged = creditsOf(order, rows, 'exchange');
  const owed = new Map(owedRefunds(books).map((standing) => [standing.refund, standing.owed]));
  const limitOf = (counted: readonly RefundRow[]) =>
    role === 'manager'
      ? leftForManagers({ settings }, { refunds: counted, goodwill, exchanged }, members)
      : Number.POSITIVE_INFINITY;
  const tried = refunds.map((refund) =>
    owed.has(refund) ? { ...refund, status: 'due', amount_paise: owed.get(refund) ?? 0 } : refund,
  );
  const left = Math.max(0, leftToGive(books));
  return {
    origin: { order: origin, left: order.isReplacement ? leftToGive(rows.booksOf(origin)) : left },
    states: paymentStatesOf(books, disputes),
    payment: moneyOrDue(books),
    others: books.others,
    refunds: refunds.map((refund) => ({ ...refund, pieces: toLinePieces(refund) })),
    disputes: disputes.map((dispute) => ({ ...dispute, isPressing: isPressing(dispute) })),
    refunded: paidOf(books) - left,
    left,
    whenCancelled: splitRefund(books),
    pieces: sumPieces(refundsThatCount(books)),
    piecesGone: piecesRefunded(lines, books),
    worth: nextValuesOf(lines, piecesBack(books, rows.credited)),
    goodwill,
    allowed: Math.max(0, Math.min(left, limitOf(refunds))),
    allowedGoodwill: Math.max(0, Math.min(goodwillAmounts.max, toWholeRupees(limitOf(refunds)))),
    retriable: limitOf(tried) >= 0 ? [...owed.values()].reduce((sum, paise) => sum + paise, 0) : 0,
  };
}

const creditsOf = ({ id }: OrderRecord, { credits }: MoneyRows, wanted: CreditKind): StoreCreditEntryRow[] =>
  credits.filter(({ order_id: orderId, kind }) => orderId === id && kind === wanted);
