// Reads everything that was given back for an order: refunds, and store credit for exchanged pieces.
import type { Database } from '../../../../../database/tables.ts';
import type { OrderRecord } from '../../../order/order-records.service.ts';
import { creditOfExchanges } from '../../store-credit/store-credit.service.ts';
import { type GivenBack, leftToGive } from './refund-sums.ts';
import { listRefundsOfOrders, listRefundsWithCredit } from './refunds.repository.ts';

/** Of each order that has a refund, by its id. */
export async function listGivenBack(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string | null, GivenBack>> {
  const refunds = Map.groupBy(await listRefundsWithCredit(db, orderIds), (refund) => refund.order_id);
  return new Map([...refunds].map(([id, own]) => [id, { refunds: own, exchanged: Number(own[0]?.exchanged ?? 0) }]));
}

export const nothingGivenBack: GivenBack = { refunds: [], exchanged: 0 };

export async function readGivenBack(db: Database, orderId: string): Promise<GivenBack> {
  const refunds = await listRefundsOfOrders(db, [orderId]);
  return { refunds, exchanged: await creditOfExchanges(db, orderId) };
}

/** Paise that can still be refunded. */
export const readLeft = async (db: Database, order: OrderRecord): Promise<number> =>
  leftToGive(order, await readGivenBack(db, order.id));
