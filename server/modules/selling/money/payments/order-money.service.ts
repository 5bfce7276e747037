// The money of one order for its page in the admin: refunds so far, possible refunds, and who may
// make them.
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import { goodwillAmounts } from '@taana-baana/contract/store-credit.ts';
import type { StoreCreditEntryRow } from '../../../../database/tables/credit-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import type { DisputeRow, OrderLineRow, RefundRow } from '../../../../database/tables/order-tables.ts';
import type { Deps } from '../../../../deps.ts';
import { toPaise, toWholeRupees } from '../../../../integrations/payment-gateway/paise.ts';
import { type OrderRecord, findOrigin } from '../../order/order-records.service.ts';
import { listExchanged, listGoodwill } from '../store-credit/store-credit.service.ts';
import { listMembers } from '../../../people/staff/staff-members.service.ts';
import { listDisputesOfOrders } from './disputes/disputes.repository.ts';
import { isPressing } from './disputes/disputes.service.ts';
import { type PaymentState, paymentStatesOf } from './order-payment.service.ts';
import { readGivenBack, readLeft } from './refunds/given-back.service.ts';
import { leftForManagers } from './refunds/manager-limit.service.ts';
import { type LinePieces, sumPieces, toLinePieces } from './refunds/refund-lines.ts';
import { piecesRefunded } from './refunds/refunded-pieces.service.ts';
import { splitLeft } from './refunds/refund-records.ts';
import { leftToGive, owedRefunds, refundsThatCount } from './refunds/refund-sums.ts';

/** Sums are paise. */
export interface OrderMoney {
  readonly states: readonly PaymentState[];
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
  /** Of failed refunds that this role may try again. */
  readonly retriable: number;
}

export async function readOrderMoney(
  { db, settings }: { readonly db: Database } & Pick<Deps, 'settings'>,
  { order, lines }: { readonly order: OrderRecord; readonly lines: readonly OrderLineRow[] },
  role: Role,
): Promise<OrderMoney> {
  const given = await readGivenBack(db, order.id);
  const { refunds } = given;
  const disputes = await listDisputesOfOrders(db, [order.id]);
  const goodwill = await listGoodwill(db, order.id);
  const exchanged = await listExchanged(db, order.id);
  const members = await listMembers(
    db,
    [...refunds, ...goodwill, ...exchanged].map((row) => row.staff_id),
  );
  const owed = new Map(owedRefunds(order, given).map((standing) => [standing.refund, standing.owed]));
  const limitOf = (rows: readonly RefundRow[]) =>
    role === 'manager'
      ? leftForManagers({ settings }, order, { refunds: rows, goodwill, exchanged }, members)
      : Number.POSITIVE_INFINITY;
  const tried = refunds.map((refund) =>
    owed.has(refund) ? { ...refund, status: 'due', amount_paise: owed.get(refund) ?? 0 } : refund,
  );
  const left = Math.max(0, leftToGive(order, given));
  const origin = await findOrigin(db, order);
  return {
    origin: { order: origin, left: order.isReplacement ? await readLeft(db, origin) : left },
    states: paymentStatesOf(order, given, disputes),
    refunds: refunds.map((refund) => ({ ...refund, pieces: toLinePieces(refund) })),
    disputes: disputes.map((dispute) => ({ ...dispute, isPressing: isPressing(dispute) })),
    refunded: toPaise(order.total) - left,
    left,
    whenCancelled: await splitLeft(db, order),
    pieces: sumPieces(refundsThatCount(order, given)),
    piecesGone: piecesRefunded(order, lines, given),
    goodwill,
    allowed: Math.max(0, Math.min(left, limitOf(refunds))),
    allowedGoodwill: Math.max(0, Math.min(goodwillAmounts.max, toWholeRupees(limitOf(refunds)))),
    retriable: limitOf(tried) >= 0 ? [...owed.values()].reduce((sum, paise) => sum + paise, 0) : 0,
  };
}
