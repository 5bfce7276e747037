// Orders before their payment: opened by a checkout, revised by a repeated checkout, expired if
// nobody pays.
import { v7 } from 'uuid';
import type { OrderChannel } from '@taana-baana/contract/admin/paths/order-choices.ts';
import { type PaidAddress, type UnpaidOrder, paymentPendingStatus } from '@taana-baana/contract';
import type { OrderPrice } from '@taana-baana/contract/pricing/price-order.ts';
import type { Database } from '../../../../database/tables.ts';
import type { OrderLineRow, OrderRow } from '../../../../database/tables/order-tables.ts';
import { type Transaction, lockCustomer, inTransaction } from '../../../../database/transaction.ts';
import type { ChangeDeps, Deps } from '../../../../deps.ts';
import type { PricedLine } from '../cart/cart.service.ts';
import { updateReplacementGone } from '../../goods/exchanges/exchanges.repository.ts';
import { isCounted, release, reserve } from '../../goods/stock/reservations.service.ts';
import { type OfferUse, giveBackUses, reserveUses } from '../../money/offers/uses.service.ts';
import { writePayments, openPayments } from '../../money/payments/payments.service.ts';
import { expiredStatus, eventOf, transitionOrder } from '../../order/transitions.service.ts';
import type { CustomerColumns } from '../../order/customer-contact.service.ts';
import { type OrderRecord, isAdjusted, toAddress, toAddressText, toOrderRecord } from '../../order/orders.mapping.ts';
import {
  type Goods,
  deleteAdjustments,
  deleteLines,
  insertGoods,
  listLines,
} from '../../order/order-goods.repository.ts';
import { insertEvent, insertOrder, updateCheckAt, updateUnpaid } from '../../order/orders.repository.ts';
import { listUnplacedOrders } from '../../order/order-customers.repository.ts';

/** The content of the cart at checkout. */
export type PricedCart = OrderPrice<PricedLine> & {
  /** Of the offers that lower it. */
  readonly uses?: readonly OfferUse[];
};

export interface NewOrder {
  readonly id: string;
  readonly customerId: string;
  readonly attemptKey: string | null;
  readonly cart: PricedCart;
  /** Rupees. */
  readonly credit: number;
  /** Rupees that place it; the courier collects the rest. */
  readonly advance?: number;
  /** Codes that do not count before it is paid online. */
  readonly onlineCodes?: readonly string[];
  readonly address: PaidAddress | null;
  /** By which staff take it; null: the customer checks out. */
  readonly channel: OrderChannel | null;
  readonly handing?: 'here';
  /** Until when the customer has to confirm it; undefined: nobody has to. */
  readonly confirmBy?: Date | undefined;
  /** Of an order that staff take: its customer, as typed. */
  readonly customer?: CustomerColumns & Pick<OrderRow, 'customer_gstin' | 'customer_business'>;
}

export const toColumns = (order: NewOrder, now: Date) => ({
  id: order.id,
  customer_id: order.customerId,
  channel: order.channel,
  handing: order.handing ?? null,
  attempt_key: order.attemptKey,
  ...toPriceColumns(order.cart),
  cash_fee: order.cart.cashFee ?? null,
  credit: order.credit,
  advance: order.advance ?? null,
  online_codes: order.onlineCodes?.length ? JSON.stringify(order.onlineCodes) : null,
  address: order.address && toAddressText(order.address),
  created_at: now.toISOString(),
  confirm_by: order.confirmBy?.toISOString() ?? null,
  checks: 0,
  ...order.customer,
});

/** What causes a new order. */
export const causeOf = ({ channel }: NewOrder) => (channel === null ? 'checkout' : 'operator');

interface Opening {
  readonly awaited: Partial<Pick<OrderRow, 'provider_order_id' | 'check_at'>>;
  readonly now: Date;
  readonly staffId?: string | null;
}

/** Undefined if this attempt, or the provider's order, already has a row: another call was faster. */
export async function insertUnpaid(
  trx: Database,
  order: NewOrder,
  { awaited, now, staffId = null }: Opening,
): Promise<OrderRecord | undefined> {
  const added = await insertOrder(trx, { ...toColumns(order, now), status: paymentPendingStatus, ...awaited });
  if (!added) return undefined;
  await openPayments(trx, added);
  await insertGoods(trx, toGoods(order.id, order.cart));
  await insertEvent(trx, { ...eventOf(order.id, null, paymentPendingStatus, causeOf(order), now), staff_id: staffId });
  return toOrderRecord(added);
}

/**
 * A checkout: reserves the counted lines and the uses of offers. False if another request of this
 * attempt was faster. Throws a SoldOutError or an OfferGoneError.
 */
export function openOrder(
  deps: ChangeDeps,
  order: NewOrder,
  { providerOrderId, checkAt, network }: Awaiting & { readonly providerOrderId: string },
): Promise<boolean> {
  const { id: orderId, customerId, cart } = order;
  const now = deps.clock.now();
  const awaited = { provider_order_id: providerOrderId, check_at: checkAt.toISOString() };
  return inTransaction(deps, async (trx) => {
    if (isReserving(cart)) await lockCustomer(trx, customerId);
    if (!(await insertUnpaid(trx, order, { awaited, now }))) return false;
    if (isCounted(cart.lines)) {
      const end = await reserve(trx, { orderId, customerId, network }, cart.lines, now);
      if (end < checkAt) await updateCheckAt(trx, orderId, end.toISOString());
    }
    if (cart.uses?.length) await reserveUses(trx, { orderId, customerId, at: now }, cart.uses);
    return true;
  });
}

const isReserving = ({ lines, uses = [] }: PricedCart): boolean => isCounted(lines) || uses.length > 0;

interface Awaiting {
  /** When the provider is asked for its payment. */
  readonly checkAt: Date;
  /** Of the shopper. */
  readonly network: string | null;
}

/**
 * Updates an attempt's order to the current cart, at the same amount, and reopens it if it has
 * expired. Reserves the counted lines and the uses of offers again. Changes nothing once it is paid.
 * Throws a SoldOutError or an OfferGoneError.
 */
export async function reviseOrder(
  deps: ChangeDeps,
  order: OrderRecord,
  { cart, address }: Pick<NewOrder, 'cart' | 'address'>,
  { checkAt, network }: Awaiting,
): Promise<void> {
  const keptAddress = address ?? order.address;
  const addressText = keptAddress && toAddressText(keptAddress);
  const kept = await listLines(deps.db, [order.id]);
  const isSame = isSameCart(kept, cart) && addressText === (order.address && toAddressText(order.address));
  const { uses = [] } = cart;
  if (isSame && order.status !== expiredStatus && !isReserving(cart)) return;
  const now = deps.clock.now();
  const { id: orderId, customerId } = order;
  await inTransaction(deps, async (trx) => {
    if (isReserving(cart)) await lockCustomer(trx, customerId);
    // At the same total: the attempt's key holds it.
    const changes = { ...toPriceColumns(cart), address: addressText };
    const reopened =
      order.status === expiredStatus &&
      (await reopen(trx, orderId, now, { ...changes, check_at: checkAt.toISOString() }));
    const revised = reopened || (await updateUnpaid(trx, orderId, changes));
    if (!revised) return;
    await deleteLines(trx, order.id);
    if (isAdjusted(order)) await deleteAdjustments(trx, order.id);
    await insertGoods(trx, toGoods(order.id, cart));
    if (isCounted(cart.lines)) await reserve(trx, { orderId, customerId, network }, cart.lines, now);
    else await release(trx, orderId);
    if (uses.length > 0) await reserveUses(trx, { orderId, customerId, at: now }, uses);
    else await giveBackUses(trx, order);
  });
}

async function reopen(
  trx: Database,
  orderId: string,
  at: Date,
  changes: Partial<OrderRow>,
): Promise<OrderRow | undefined> {
  const passed = { from: expiredStatus, to: paymentPendingStatus, source: 'checkout' } as const;
  const opened = await transitionOrder(trx, { orderId, ...passed, at, changes });
  if (opened) await writePayments(trx, opened);
  return opened;
}

/**
 * Ends the wait for a payment: the pieces are for sale again, others can use its offers. From `changes.check_at` on the provider
 * is asked for late payments. Undefined if the order did not wait.
 */
export async function expireOrder(
  trx: Transaction,
  expiring: Omit<Parameters<typeof transitionOrder>[1], 'from' | 'to'>,
): Promise<OrderRow | undefined> {
  const expired = await transitionOrder(trx, { ...expiring, from: paymentPendingStatus, to: expiredStatus });
  if (!expired) return undefined;
  await writePayments(trx, expired);
  await release(trx, expired.id);
  await giveBackUses(trx, toOrderRecord(expired));
  if (expired.parent_id !== null) await updateReplacementGone(trx, expired.id);
  return expired;
}

/** For the export of a customer's data: My Orders does not show them. */
export async function listUnpaidOrders({ db }: Pick<Deps, 'db'>, customerId: string): Promise<UnpaidOrder[]> {
  const rows = await listUnplacedOrders(db, customerId);
  if (rows.length === 0) return [];
  const lines = await listLines(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    createdAt: row.created_at,
    totalPrice: row.total,
    orderStatus: row.status,
    shippingInfo: toAddress(row),
    lines: lines
      .filter((line) => line.order_id === row.id)
      .map(({ title, color_title: color, size, quantity }) => ({ title, color, size, quantity })),
    failure: row.failure,
  }));
}

export const toPriceColumns = ({ itemsTotal, shippingPrice, total }: PricedCart) => ({
  items_total: itemsTotal,
  shipping_price: shippingPrice,
  total,
});

/** The order's lines and adjustments, as priced. */
export function toGoods(orderId: string, { lines, adjustments }: PricedCart): Goods {
  return {
    lines: toLines(orderId, lines),
    adjustments: adjustments.map(({ kind, source, label, paise }, position) => ({
      id: v7(),
      order_id: orderId,
      position,
      kind,
      source,
      label,
      paise,
    })),
  };
}

function toLines(orderId: string, lines: PricedCart['lines']): OrderLineRow[] {
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
    discount_paise: line.discountPaise,
  }));
}

function isSameCart(kept: readonly OrderLineRow[], { lines }: PricedCart): boolean {
  const choices = (rows: readonly OrderLineRow[]) =>
    rows
      .map((row) =>
        JSON.stringify([row.product_id, row.color_id, row.size, row.quantity, row.price, row.discount_paise]),
      )
      .toSorted()
      .join();
  return choices(kept) === choices(toLines('', lines));
}
