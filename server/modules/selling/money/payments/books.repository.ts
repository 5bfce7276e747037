// Reads the books of orders: what paid for each, and everything that was given back for it. One
// statement, however many orders.
import { fillIfNeeded } from '../../../../database/payments/fill-payments.ts';
import type { RefundRow } from '../../../../database/tables/order-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Books } from './refunds/refund-sums.ts';

export const emptyBooks: Books = { payments: [], refunds: [], exchanged: 0 };

/** By the order's id; without those that no payment is known of. */
export async function listBooks(db: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string, Books>> {
  return orderIds.length === 0
    ? new Map()
    : toBooks(await rowsOf(db).where('payments.order_id', 'in', orderIds).execute());
}

/** Of one order. In a transaction, which holds it, also of one that the version before has just written. */
export async function readBooks(db: Database, orderId: string): Promise<Books> {
  if (db.isTransaction) await fillIfNeeded(db, orderId);
  return (await listBooks(db, [orderId])).get(orderId) ?? emptyBooks;
}

/** Of each order that has a failed refund. */
export async function listBooksBesideFailed(db: Database): Promise<ReadonlyMap<string, Books>> {
  const rows = rowsOf(db).where('payments.order_id', 'in', (eb) =>
    eb
      .selectFrom('refunds as failed')
      .select('failed.order_id')
      .where('failed.status', '=', 'failed')
      .$castTo<{ order_id: string }>(),
  );
  return toBooks(await rows.execute());
}

/** Payments of any state, each with its refunds. */
const rowsOf = (db: Database) =>
  db
    .selectFrom('payments')
    .leftJoin('refunds', 'refunds.payment_id', 'payments.id')
    .selectAll('refunds')
    .select(['payments.id as paid_id', 'payments.order_id as paid_order_id', 'payments.method', 'payments.state'])
    .select(['payments.amount_paise as paid_paise', 'payments.currency as paid_currency', 'payments.captured_at'])
    .select(['payments.provider_order_id', 'payments.provider_payment_id as paid_provider_id'])
    .select(['payments.instrument', 'payments.reference', 'payments.fee_paise', 'payments.tax_paise'])
    .select((eb) =>
      eb
        .selectFrom('store_credit_entries as entries')
        .select((entry) => entry.fn.sum<number | string | null>('entries.amount').as('sum'))
        .whereRef('entries.order_id', '=', 'payments.order_id')
        .where('entries.kind', '=', 'exchange')
        .as('exchanged'),
    )
    .orderBy('refunds.created_at');

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

function toBooks(rows: readonly Row[]): ReadonlyMap<string, Books> {
  const ofOrders = Map.groupBy(rows.map(toParts), ({ payment }) => payment.order_id);
  return new Map(
    [...ofOrders].map(([id, parts]) => {
      const payments = new Map(parts.map(({ payment }) => [payment.id, payment]));
      return [
        id,
        {
          payments: [...payments.values()].filter(({ state }) => state === 'captured'),
          refunds: parts.flatMap(({ refund }) => refund ?? []),
          exchanged: Number(parts[0]?.exchanged ?? 0),
        },
      ];
    }),
  );
}

function toParts(row: Row) {
  const { paid_id: id, paid_order_id: order_id, paid_paise: amount_paise, paid_currency: currency, ...others } = row;
  const { method, state, captured_at, instrument, reference, fee_paise, tax_paise, ...rest } = others;
  const { provider_order_id, paid_provider_id: provider_payment_id, exchanged, ...refund } = rest;
  const known = { id, order_id, method, state, amount_paise, currency, captured_at, instrument, reference };
  const payment = { ...known, fee_paise, tax_paise, provider_order_id, provider_payment_id };
  return { payment, exchanged, refund: refund.id === null ? null : (refund as RefundRow) };
}
