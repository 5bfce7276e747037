// The table of payment links: one for each order that staff take and that is not paid in
// cash, and for each that its customer pays online instead of on delivery.
import { moneyId } from '../../../../database/payments/payment-rows.ts';
import type { PaymentLinkRow } from '../../../../database/tables/fulfilment-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import type { OrderRow } from '../../../../database/tables/order-tables.ts';
import { paymentPendingStatus } from '@taana-baana/contract';

export async function insertLink(trx: Database, link: PaymentLinkRow): Promise<void> {
  await trx.insertInto('payment_links').values(link).execute();
}

/** In the place of one that has ended unpaid. */
export async function saveLink(trx: Database, link: PaymentLinkRow): Promise<void> {
  const { order_id: _, ...changes } = link;
  const adding = trx.insertInto('payment_links').values(link);
  await adding.onConflict((conflict) => conflict.column('order_id').doUpdateSet(changes)).execute();
}

/** Undefined: the order is not paid by a link. */
export function findLinkOfOrder(db: Database, orderId: string): Promise<PaymentLinkRow | undefined> {
  return db.selectFrom('payment_links').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** By the provider's id. */
export function findLink(db: Database, id: string): Promise<PaymentLinkRow | undefined> {
  return db.selectFrom('payment_links').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores the provider's order id: a link has one, and keeps it. Call inside a transaction. */
export async function updateProviderOrder(trx: Database, orderId: string, providerOrderId: string): Promise<void> {
  const named = { provider_order_id: providerOrderId };
  await trx.updateTable('orders').set(named).where('id', '=', orderId).execute();
  await trx.updateTable('payments').set(named).where('id', '=', moneyId(orderId)).execute();
}

export type LinkedOrderRow = OrderRow & Pick<PaymentLinkRow, 'url' | 'expires_at'>;

const linked = (db: Database) =>
  db
    .selectFrom('orders')
    .innerJoin('payment_links', 'payment_links.order_id', 'orders.id')
    .selectAll('orders')
    .select(['payment_links.url', 'payment_links.expires_at']);

/** Undefined: the order is not paid by a link. */
export const findLinked = (db: Database, orderId: string): Promise<LinkedOrderRow | undefined> =>
  linked(db).where('orders.id', '=', orderId).executeTakeFirst();

/** Orders that wait for their payment, newest first. */
export function listWaiting(db: Database, limit: number): Promise<LinkedOrderRow[]> {
  return linked(db)
    .where('orders.status', '=', paymentPendingStatus)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .execute();
}
