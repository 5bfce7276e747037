// The payment link of an order that staff take: finds the order of a payment, and ends the link.
import type { Deps } from '../../../../deps.ts';
import { type PayableOrder, findPayable } from '../../money/methods/razorpay/payable-orders.repository.ts';
import { findLink, findLinkOfOrder, updateProviderOrder } from './payment-links.repository.ts';

/** Milliseconds that a link can be paid and its order reserves its pieces. */
export const linkLength = 24 * 3600_000;

/**
 * The order with the provider's order id. A link names it only after a payment, so the provider is
 * asked until then. Throws a GatewayError.
 */
export async function resolveLink(
  deps: Pick<Deps, 'db' | 'gateway'>,
  orderId: string,
): Promise<PayableOrder | undefined> {
  const order = await findPayable(deps.db, orderId);
  if (!order || order.providerOrderId !== null) return order;
  const row = await findLinkOfOrder(deps.db, orderId);
  const link = row && (await deps.gateway.findPaymentLink(row.id));
  if (!link || link.orderId === null) return order;
  const { orderId: providerOrderId } = link;
  await deps.db.transaction().execute((trx) => updateProviderOrder(trx, orderId, providerOrderId));
  return findPayable(deps.db, orderId);
}

/** The order of a link that an event of the provider names; the provider is asked about it. */
export async function findOrderOfLink(
  deps: Pick<Deps, 'db' | 'gateway'>,
  linkId: string,
): Promise<PayableOrder | undefined> {
  const row = await findLink(deps.db, linkId);
  return row && resolveLink(deps, row.order_id);
}
