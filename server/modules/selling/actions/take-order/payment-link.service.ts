// The payment link of an order that staff take: finds the order of a payment, and ends the link.
import type { Deps } from '../../../../deps.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { findOrder } from '../../order/orders.repository.ts';
import { findLink, findLinkOfOrder, updateProviderOrder } from './payment-links.repository.ts';

/** Milliseconds that a link can be paid and its order reserves its pieces. */
export const linkLength = 24 * 3600_000;

/**
 * The order with the provider's order id. A link names it only after a payment, so the provider is
 * asked until then. Throws a GatewayError.
 */
export async function followLink(deps: Pick<Deps, 'db' | 'gateway'>, order: OrderRecord): Promise<OrderRecord> {
  if (order.channel === null || order.providerOrderId !== null) return order;
  const row = await findLinkOfOrder(deps.db, order.id);
  const link = row && (await deps.gateway.findPaymentLink(row.id));
  if (!link || link.orderId === null) return order;
  const { orderId } = link;
  await deps.db.transaction().execute((trx) => updateProviderOrder(trx, order.id, orderId));
  return (await findOrder(deps.db, order.id)) ?? order;
}

/** The order of a link that an event of the provider names; the provider is asked about it. */
export async function findOrderOfLink(
  deps: Pick<Deps, 'db' | 'gateway'>,
  linkId: string,
): Promise<OrderRecord | undefined> {
  const row = await findLink(deps.db, linkId);
  const order = row && (await findOrder(deps.db, row.order_id));
  return order && followLink(deps, order);
}
