// Orders before their payment: opened by a checkout, revised by a repeated checkout, expired if
// nobody pays.
import { holdCustomer } from '../../../../database/hold-customer.ts';
import { v7 } from 'uuid';
import { type PaidAddress, type UnpaidOrder, paymentPendingStatus } from '@taana-baana/contract';
import type { OrderPrice } from '@taana-baana/contract/pricing/price-order.ts';
import type { Database } from '../../../../database/tables.ts';
import type { OrderLineRow } from '../../../../database/tables/order-tables.ts';
import { type Changed, inTransaction } from '../../../../database/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { PricedLine } from '../cart/cart.service.ts';
import { isCounted, release, reserve } from '../../goods/stock/reservations.service.ts';
import { expiredStatus } from '../../order/order-transitions.ts';
import { type OrderRecord, toAddress, toAddressText } from '../../order/orders.mapping.ts';
import {
  deleteLines,
  insertEvent,
  insertLines,
  insertOrder,
  listLines,
  listUnplacedOrders,
  updateCheckAt,
  updateUnpaid,
} from '../../order/orders.repository.ts';
import { eventOf, transitionOrder } from '../../order/transition-order.ts';

/** The content of the cart at checkout. */
export type PricedCart = OrderPrice<PricedLine>;

export interface NewOrder {
  readonly id: string;
  readonly customerId: string;
  /** Of the shopper. Undefined: it is paid in the same transaction. */
  readonly network?: string | null;
  readonly attemptKey: string | null;
  /** Null: store credit pays for everything. */
  readonly providerOrderId: string | null;
  readonly cart: PricedCart;
  /** Rupees. */
  readonly credit: number;
  readonly address: PaidAddress | null;
  /** Null: there is no payment to ask for. */
  readonly checkAt: Date | null;
}

/**
 * Reserves the counted lines. False if this attempt, or the provider's order, already has a row:
 * another request was faster. Throws a SoldOutError.
 */
export function openOrder(deps: Pick<Deps, 'db' | 'clock' | 'changes'>, order: NewOrder): Promise<boolean> {
  return inTransaction(deps, (trx, changed) => insertUnpaid(trx, changed, order, deps.clock.now()));
}

/** The same in the caller's transaction. */
export async function insertUnpaid(trx: Database, changed: Changed, order: NewOrder, now: Date): Promise<boolean> {
  const { cart, customerId, network } = order;
  if (isCounted(cart.lines)) await holdCustomer(trx, customerId);
  const added = await insertOrder(trx, {
    id: order.id,
    customer_id: order.customerId,
    number: null,
    status: paymentPendingStatus,
    attempt_key: order.attemptKey,
    provider_order_id: order.providerOrderId,
    provider_payment_id: null,
    ...toPriceColumns(cart),
    credit: order.credit,
    address: order.address && toAddressText(order.address),
    note: null,
    created_at: now.toISOString(),
    paid_at: null,
    acknowledged_at: null,
    check_at: order.checkAt && order.checkAt.toISOString(),
    checks: 0,
    payment_method: null,
    payment_fee_paise: null,
    payment_tax_paise: null,
    order_mail_at: null,
  });
  if (!added) return false;
  await insertLines(trx, toLines(order.id, cart.lines));
  await insertEvent(trx, eventOf(order.id, null, paymentPendingStatus, 'checkout', now));
  if (!isCounted(cart.lines)) return true;
  const end = await reserve(trx, changed, { orderId: order.id, customerId, network }, cart.lines, now);
  if (order.checkAt && end < order.checkAt) await updateCheckAt(trx, order.id, end.toISOString());
  return true;
}

/**
 * Updates an attempt's order to the current cart, at the same amount, and reopens it if it has
 * expired. Reserves the counted lines again. Changes nothing once it is paid. Throws a
 * SoldOutError.
 */
export async function reviseOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'changes'>,
  order: OrderRecord,
  cart: PricedCart,
  address: PaidAddress | null,
  { checkAt, network }: { readonly checkAt: Date; readonly network: string | null },
): Promise<void> {
  const keptAddress = address ?? order.address;
  const addressText = keptAddress && toAddressText(keptAddress);
  const kept = await listLines(deps.db, [order.id]);
  const isSame = isSameCart(kept, cart.lines) && addressText === (order.address && toAddressText(order.address));
  const holds = isCounted(cart.lines);
  if (isSame && order.status !== expiredStatus && !holds) return;
  const now = deps.clock.now();
  const { id: orderId, customerId } = order;
  await inTransaction(deps, async (trx, changed) => {
    if (holds) await holdCustomer(trx, customerId);
    if (order.status === expiredStatus) await reopen(trx, order, now, checkAt);
    // At the same total: the attempt's key holds it.
    const revised = await updateUnpaid(trx, order.id, { ...toPriceColumns(cart), address: addressText });
    if (!revised) return;
    await deleteLines(trx, order.id);
    await insertLines(trx, toLines(order.id, cart.lines));
    if (holds) await reserve(trx, changed, { orderId, customerId, network }, cart.lines, now);
    else await release(trx, changed, orderId);
  });
}

async function reopen(trx: Database, order: OrderRecord, at: Date, checkAt: Date): Promise<void> {
  await transitionOrder(trx, {
    orderId: order.id,
    from: expiredStatus,
    to: paymentPendingStatus,
    source: 'checkout',
    at,
    changes: { check_at: checkAt.toISOString() },
  });
}

/**
 * Nobody has paid within the time that a bank may take. From `checkAt` on the provider is asked for
 * late payments.
 */
export async function expireOrder(
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  orderId: string,
  checkAt: string,
): Promise<void> {
  await transitionOrder(trx, {
    orderId,
    from: paymentPendingStatus,
    to: expiredStatus,
    source: 'reconciler',
    at: clock.now(),
    changes: { check_at: checkAt },
  });
}

/** For the export of a customer's data: My Orders does not show them. */
export async function listUnpaidOrders({ db }: Pick<Deps, 'db'>, customerId: string): Promise<UnpaidOrder[]> {
  const rows = await listUnplacedOrders(db, customerId);
  return rows.map((row) => ({
    createdAt: row.created_at,
    totalPrice: row.total,
    orderStatus: row.status,
    shippingInfo: toAddress(row),
  }));
}

export const toPriceColumns = ({ itemsTotal, shippingPrice, total }: PricedCart) => ({
  items_total: itemsTotal,
  shipping_price: shippingPrice,
  total,
});

export function toLines(orderId: string, lines: readonly PricedLine[]): OrderLineRow[] {
  return lines.map((line, position) => ({
    id: v7(),
    order_id: orderId,
    position,
    product_id: line.productId,
    title: line.title,
    color_id: line.colorId,
    color_title: line.colorTitle,
    size: line.size,
    quantity: line.quantity,
    price: line.price,
  }));
}

function isSameCart(kept: readonly OrderLineRow[], lines: readonly PricedLine[]): boolean {
  const choice = (product: string, color: string, size: string, quantity: number, price: number) =>
    JSON.stringify([product, color, size, quantity, price]);
  const before = kept.map((line) => choice(line.product_id, line.color_id, line.size, line.quantity, line.price));
  const now = lines.map((line) => choice(line.productId, line.colorId, line.size, line.quantity, line.price));
  return before.toSorted().join() === now.toSorted().join();
}
