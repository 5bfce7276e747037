// Turning a paid order into a placed one: number, payment, cart and mail, all or nothing; and completing it afterwards.
import { type PaidAddress, paymentPendingStatus, states, unionTerritories } from '@taana-baana/contract';
import type { Database, OrderRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { takeBoughtLines } from '../cart/cart.service.ts';
import { queueMail } from '../mail/mail.service.ts';
import { advanceOrder } from './advance-order.ts';
import { orderPlacedMail } from './order-mail.ts';
import type { Cause } from './order-moves.ts';
import { newOrderNumber } from './order-number.ts';
import { type PaymentFacts, toAddress, toAddressText, toPaymentColumns } from './orders.mapping.ts';
import { findBuyer, findOrder, listLines, updateAcknowledged, updateStatus } from './orders.repository.ts';

export type { Cause } from './order-moves.ts';
export { findBuyer } from './orders.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'shop'>;

/**
 * Call inside a transaction, with its handle, once the payment is proven; publish 'mails' after its commit. Undefined when
 * the order is not waiting for its payment any more. Throws a unique violation when the number is taken, or when the
 * payment serves another order.
 */
export async function placeOrder(
  trx: Database,
  deps: Needs,
  order: Pick<OrderRow, 'id' | 'address'>,
  payment: PaymentFacts & { readonly id: string },
  cause: Cause,
): Promise<OrderRow | undefined> {
  const at = deps.clock.now();
  const placed = await advanceOrder(trx, {
    orderId: order.id,
    from: paymentPendingStatus,
    to: 'Ordered',
    cause,
    at,
    changes: {
      number: newOrderNumber(deps.shop.name),
      provider_payment_id: payment.id,
      paid_at: at.toISOString(),
      ...toPaymentColumns(payment),
    },
  });
  if (!placed) return undefined;
  const lines = await listLines(trx, [placed.id]);
  const bought = lines.map((line) => ({
    productId: line.product_id,
    colorId: line.color_id,
    size: line.size,
    quantity: line.quantity,
  }));
  await takeBoughtLines(trx, placed.customer_id, bought);
  const buyer = await findBuyer(trx, placed.customer_id);
  if (buyer) {
    const mail = orderPlacedMail(deps, buyer.firstname, placed, lines);
    await queueMail(trx, deps.clock, { recipient: buyer.email, ...mail });
  }
  return placed;
}

/** The first create-order of a placed order: `isFirst` for one of them, however many come at once. Its address counts. */
export async function acknowledgeOrder(
  deps: Needs,
  order: OrderRow,
  address: PaidAddress | null,
): Promise<{ order: OrderRow; isFirst: boolean }> {
  if (order.acknowledged_at !== null) return { order, isFirst: false };
  const first = await updateAcknowledged(deps.db, order.id, {
    acknowledged_at: deps.clock.now().toISOString(),
    ...(address && { address: toAddressText(address), note: noteOn(deps, address) }),
  });
  if (first) return { order: first, isFirst: true };
  return { order: (await findOrder(deps.db, order.id)) ?? order, isFirst: false };
}

/** Holds the order until the transaction ends. False when it is not what it was when it was read. */
export async function holdOrder(trx: Database, order: OrderRow): Promise<boolean> {
  return (await updateStatus(trx, order.id, order.status, { status: order.status })) !== undefined;
}

export const hasAddress = (order: OrderRow): boolean => toAddress(order) !== null;

/** Whether the shop delivers to a state of the address form. */
export function isStateServed({ shop }: Pick<Deps, 'shop'>, state: string): boolean {
  const served: readonly string[] = shop.shipsToUnionTerritories ? [...states, ...unionTerritories] : states;
  return served.includes(state);
}

/** What the owner should look at before sending it. */
function noteOn(deps: Pick<Deps, 'shop'>, address: PaidAddress): string | null {
  return isStateServed(deps, address.state)
    ? null
    : `The address is in ${address.state}, where the shop does not deliver.`;
}
