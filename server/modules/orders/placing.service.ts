// Turning a paid order into a placed one: number, payment, cart and mail, all or nothing.
import { paymentPendingStatus } from '@taana-baana/contract';
import type { Database, OrderRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { takeBoughtLines } from '../cart/cart.service.ts';
import { queueMail } from '../mail/mail.service.ts';
import { advanceOrder } from './advance-order.ts';
import { orderPlacedMail } from './order-mail.ts';
import type { Cause } from './order-moves.ts';
import { newOrderNumber } from './order-number.ts';
import { type PaymentFacts, toPaymentColumns } from './orders.mapping.ts';
import {
  findBuyer,
  listLines,
  listOrdersWithMailDue,
  updateOrderMailTaken,
  updateStatus,
} from './orders.repository.ts';

export type { Cause } from './order-moves.ts';
export { findBuyer } from './orders.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'shop'>;

/** Milliseconds: how long the mail of an order that has no address yet waits for one. */
const addressWait = 2 * 60_000;
const mailsAtOnce = 100;

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
      order_mail_at: order.address === null ? new Date(at.getTime() + addressWait).toISOString() : null,
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
  if (placed.order_mail_at === null) await queueOrderMail(trx, deps, placed);
  return placed;
}

/** Queues the mail of each order that has waited long enough for its address. */
export async function queueDueOrderMails(deps: Needs & Pick<Deps, 'changes'>): Promise<void> {
  const due = await listOrdersWithMailDue(deps.db, deps.clock.now().toISOString(), mailsAtOnce);
  for (const id of due) await deps.db.transaction().execute((trx) => queueWaitingMail(trx, deps, id));
  if (due.length > 0) deps.changes.publish({ data: 'mails' });
}

/**
 * Ends the wait for the address: for one caller an order, who gets true. Call in the transaction that ends it, after the
 * address is written; publish 'mails' after its commit.
 */
export async function queueWaitingMail(trx: Database, deps: Needs, orderId: string): Promise<boolean> {
  const order = await updateOrderMailTaken(trx, orderId);
  if (order) await queueOrderMail(trx, deps, order);
  return order !== undefined;
}

/** Who has deleted the account gets no mail. */
async function queueOrderMail(trx: Database, deps: Needs, order: OrderRow): Promise<void> {
  const buyer = await findBuyer(trx, order.customer_id);
  if (!buyer) return;
  const mail = orderPlacedMail(deps, buyer.firstname, order, await listLines(trx, [order.id]));
  await queueMail(trx, deps.clock, { recipient: buyer.email, ...mail });
}

/** Holds the order until the transaction ends. False when it is not what it was when it was read. */
export async function holdOrder(trx: Database, order: OrderRow): Promise<boolean> {
  return (await updateStatus(trx, order.id, order.status, { status: order.status })) !== undefined;
}
