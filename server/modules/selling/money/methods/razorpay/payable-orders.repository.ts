// Orders with what their payments say of the provider: its order, and the payment that placed them.
import { type RawBuilder, sql } from 'kysely';
import { fillOrderNow } from '../../../../../database/payments/fill-payments.ts';
import { advanceId, moneyId } from '../../../../../database/payments/payment-rows.ts';
import type { OrderRow } from '../../../../../database/tables/order-tables.ts';
import type { PromisedPrice } from '../cash-on-delivery/promised-price.ts';
import type { Database } from '../../../../../database/tables.ts';
import { type OrderRecord, toOrderRecord } from '../../../order/orders.mapping.ts';

export interface PayableOrder extends OrderRecord {
  /** The payment that placed the order, or pays what the courier would have collected. */
  readonly providerPaymentId: string | null;
  /** Both are of its advance, which is paid. */
  readonly isAdvance?: true;
  /** What its link promises, until it is paid. */
  readonly promise?: PromisedPrice | undefined;
}

type Row = OrderRow & {
  readonly own_order: string | null;
  readonly own_payment: string | null;
  readonly advance_order: string | null;
  readonly advance_payment: string | null;
  readonly promise: string | null;
};

/** The previous version wrote the order alone: decided by its payment, good money would go back. */
const isBehind = (row: Row): boolean =>
  row.own_order !== row.provider_order_id || row.own_payment !== row.provider_payment_id;

/** One statement reads both, so they are of one moment. Once it is paid, an advance is a `PayableOrder` of its own. */
async function list(db: Database, ids: RawBuilder<unknown>): Promise<PayableOrder[]> {
  const read = async () => {
    const { rows } = await sql<Row>`select orders.*, own.provider_order_id as own_order,
        own.provider_payment_id as own_payment, payment_links.promise,
        advances.provider_order_id as advance_order, advances.provider_payment_id as advance_payment
      from orders left join payments as own on own.id = orders.id || ${moneyId('')}
      left join payments as advances on advances.id = orders.id || ${advanceId('')}
      left join payment_links on payment_links.order_id = orders.id
      where orders.id in (${ids})`.execute(db);
    return rows;
  };
  let rows = await read();
  // Each round that version may write once more, as when it opens an order and then places it.
  for (let round = 0; rows.some(isBehind); round += 1) {
    if (round === 5) throw new Error('The payments of an order do not follow it.');
    for (const { id } of rows.filter(isBehind)) await fillOrderNow(db, id);
    rows = await read();
  }
  return rows.flatMap((row) => {
    const order = toOrderRecord(row);
    const isPromised = row.promise !== null && order.method === 'cash-on-delivery';
    const own: PayableOrder = {
      ...order,
      providerOrderId: row.own_order,
      providerPaymentId: row.own_payment,
      ...(isPromised && { promise: JSON.parse(row.promise) as PromisedPrice }),
    };
    const { advance_order: providerOrderId, advance_payment: providerPaymentId } = row;
    return providerPaymentId === null
      ? [own]
      : [own, { ...order, providerOrderId, providerPaymentId, isAdvance: true }];
  });
}

/** Its advance apart. */
export const listPayables = (db: Database, id: string): Promise<PayableOrder[]> => list(db, sql`${id}`);

export const findPayable = async (db: Database, id: string): Promise<PayableOrder | undefined> =>
  (await listPayables(db, id))[0];

/** By the provider's order. */
export async function findPayableOf(db: Database, providerOrderId: string): Promise<PayableOrder | undefined> {
  const found = await list(
    db,
    sql`select order_id from payments where provider_order_id = ${providerOrderId}
      union all select id from orders where provider_order_id = ${providerOrderId}`,
  );
  return found.find((order) => order.providerOrderId === providerOrderId) ?? found[0];
}

/** The orders that these payments placed, or pay. */
export async function listOrdersByPayments(db: Database, paymentIds: readonly string[]): Promise<PayableOrder[]> {
  const found = await list(
    db,
    sql`select order_id from payments where state = 'captured' and provider_payment_id in (${sql.join(paymentIds)})`,
  );
  return found.filter(({ providerPaymentId }) => paymentIds.includes(providerPaymentId ?? ''));
}
