// Places a paid order: number, payment, credit, cart and mail, all or nothing.
import { paymentPendingStatus } from '@taana-baana/contract';
import type { OrderLineRow, OrderRow } from '../../../../database/tables/order-tables.ts';
import { type Transaction, lockCustomer, inTransaction, isUniqueViolation } from '../../../../database/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { savingOf } from '../cash-on-delivery/price-online.service.ts';
import { takeBoughtLines } from '../cart/cart.service.ts';
import { updateReplacementPaid } from '../../goods/exchanges/exchanges.repository.ts';
import { isCounted, lockReservations, takeForOrder } from '../../goods/stock/reservations.service.ts';
import { dueOnDelivery } from '../../money/methods/cash-on-delivery/cash-on-delivery.ts';
import { tokenOf } from '../../money/order-links.service.ts';
import type { PlacingPayment } from '../../money/methods/method.ts';
import { methods } from '../../money/methods/methods.ts';
import { captureAdvance, capturePayments, openPayments } from '../../money/payments/payments.service.ts';
import { type OfferUse, takeReserved, takeUses } from '../../money/offers/uses.service.ts';
import { spendCredit } from '../../money/store-credit/store-credit.service.ts';
import { toCustomerColumns } from '../../order/customer-contact.service.ts';
import { mailNewOrder } from '../../../shop/notifications/new-orders.service.ts';
import { orderPlacedMail } from './order-mail.ts';
import { mailCustomer } from '../../order/mail-customer.service.ts';
import { recordPlacedOrder } from '../../order/record-placed-order.service.ts';
import { type OrderRecord, newOrderNumber, toOrderRecord, toPaymentColumns } from '../../order/orders.mapping.ts';
import { listAdjustments, listLines } from '../../order/order-goods.repository.ts';
import { findBuyer, listOrdersWithMailDue, updateOrderMailTaken } from '../../order/orders.repository.ts';
import { noteSameCart } from './same-cart.service.ts';
import { transitionOrder } from '../../order/transitions.service.ts';
import { type NewOrder, causeOf, toColumns, toGoods } from './unpaid-orders.service.ts';

/** How the shop learned of a payment: from the browser, from the provider, or by asking. */
export type PaymentSource = 'callback' | 'webhook' | 'reconciler';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'settings'>;

/** Milliseconds that the mail of an order without an address waits for one. */
const addressWait = 2 * 60_000;
const mailsAtOnce = 100;
/** How often a taken order number is replaced by another. */
const maxAttempts = 3;

type UnpaidOrder = Pick<OrderRecord, 'id' | 'address' | 'customerId' | 'credit' | 'advance' | 'channel'>;
type Buyer = Awaited<ReturnType<typeof findBuyer>>;

interface Paid {
  readonly payment: PlacingPayment;
  readonly source: PaymentSource | 'checkout' | 'by hand';
}

/**
 * An order that has waited for this payment, which is confirmed. Undefined if it no longer waits.
 * Throws a unique violation if its number is taken or the payment has placed another order, a
 * SoldOutError if too few pieces are left, a CreditSpentError if the customer has less credit
 * than the order needs, and an OfferGoneError if others have used its offers up.
 */
export async function placeOrder(
  trx: Transaction,
  deps: Needs,
  order: UnpaidOrder,
  { payment, source }: Paid,
): Promise<OrderRecord | undefined> {
  const at = deps.clock.now();
  const staffId = payment.staffId ?? null;
  // The provider's payment has a row of its own: the columns are those of any order that is paid on delivery.
  const isAdvance = order.advance > 0;
  // The customer is locked before the order, as in a checkout.
  if (order.credit > 0) await lockCustomer(trx, order.customerId);
  const buyer = await findBuyer(trx, order.customerId);
  const row = await transitionOrder(trx, {
    orderId: order.id,
    from: paymentPendingStatus,
    to: 'Ordered',
    source,
    at,
    staffId,
    changes: {
      number: newOrderNumber(deps.settings.current().name),
      ...toPlacedColumns(order, { payment: isAdvance ? dueOnDelivery : payment, buyer, at }),
      ...(isAdvance && { provider_order_id: null }),
    },
  });
  if (!row) return undefined;
  if (isAdvance) await captureAdvance(trx, row, payment);
  else await capturePayments(trx, row, staffId);
  if (row.parent_id !== null) await updateReplacementPaid(trx, row.id, at.toISOString());
  return completeOrder(trx, deps, row, { lines: await listLines(trx, [row.id]), buyer, at, instead: [] });
}

/**
 * An order that is made and paid at once, with credit alone or by hand; the caller holds the
 * customer if credit is spent. Undefined if another call made it. Throws as `placeOrder`, but finds
 * a free number itself.
 */
export async function placeNewOrder(
  trx: Transaction,
  deps: Needs,
  order: NewOrder,
  { payment, source }: Paid,
): Promise<OrderRecord | undefined> {
  const at = deps.clock.now();
  const staffId = payment.staffId ?? null;
  // The cart is bought now: what the customer's other checkouts hold is for this order.
  const isBought = order.channel === null && isCounted(order.cart.lines);
  const instead = isBought ? await lockReservations(trx, order.customerId) : [];
  const buyer = await findBuyer(trx, order.customerId);
  const goods = toGoods(order.id, order.cart);
  const row = await recordPlacedOrder(trx, {
    shopName: deps.settings.current().name,
    columns: { ...toColumns(order, at), ...toPlacedColumns(order, { payment, buyer, at }) },
    goods,
    passed: [
      { to: paymentPendingStatus, source: causeOf(order) },
      { to: 'Ordered', source },
    ],
    at,
    staffId,
  });
  if (!row) return undefined;
  await openPayments(trx, row, staffId);
  const { uses = [] } = order.cart;
  return completeOrder(trx, deps, row, { lines: goods.lines, buyer, at, instead, uses });
}

function toPlacedColumns(
  { address, channel, handing }: Pick<UnpaidOrder, 'address' | 'channel'> & Pick<NewOrder, 'handing'>,
  { payment, buyer, at }: { readonly payment: PlacingPayment; readonly buyer: Buyer; readonly at: Date },
) {
  return {
    provider_payment_id: payment.id,
    placed_at: at.toISOString(),
    paid_at: methods[payment.by].placedAs === 'captured' ? at.toISOString() : null,
    ...toPaymentColumns(payment),
    payment_reference: payment.reference ?? null,
    ...(buyer && toCustomerColumns(buyer)),
    // For an order that staff take, staff typed it.
    ...(buyer && !channel && { customer_gstin: buyer.gstin }),
    order_mail_at: address === null && !handing ? new Date(at.getTime() + addressWait).toISOString() : null,
  };
}

interface Placing {
  readonly lines: readonly OrderLineRow[];
  readonly buyer: Buyer;
  readonly at: Date;
  /** The customer's other checkouts, whose pieces it takes. */
  readonly instead: Parameters<typeof takeForOrder>[1]['instead'];
  /** Without them, the order takes what it has reserved. */
  readonly uses?: readonly OfferUse[];
}

/** What a placed order brings with it: credit, cart, mails and pieces. */
async function completeOrder(trx: Transaction, deps: Needs, row: OrderRow, placing: Placing): Promise<OrderRecord> {
  const { lines, buyer, at, instead, uses } = placing;
  const placed = toOrderRecord(row);
  await spendCredit(trx, placed, at);
  // An order that staff take does not come from the customer's cart.
  if (placed.channel === null) {
    await takeBoughtLines(trx, placed.customerId, lines.map(toBought));
    await noteSameCart(trx, placed, lines);
  }
  if (placed.orderMailAt === null) await queueOrderMail(trx, deps, placed, { lines, buyer, uses });
  // Nobody has to pack what is handed over.
  if (!placed.isHandedOver) {
    await mailNewOrder(trx, deps, {
      number: placed.number ?? '',
      total: placed.total,
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      address: placed.address,
    });
  }
  // Last: variants are locked after orders and carts, offers after variants.
  await takeForOrder(trx, { orderId: placed.id, at, instead });
  const using = {
    orderId: placed.id,
    customerId: placed.customerId,
    ...(placed.channel !== null && { mobile: row.customer_mobile }),
    at,
  };
  if (!uses) await takeReserved(trx, placed, at);
  else if (uses.length > 0) await takeUses(trx, using, uses);
  return placed;
}

const toBought = ({ product_id, color_id, size, quantity }: OrderLineRow) => ({
  productId: product_id,
  colorId: color_id,
  size,
  quantity,
});

/** `place` runs a transaction that places a waiting order; it runs again if the number was taken. */
export async function withFreeNumber<T>(place: () => Promise<T>): Promise<T> {
  for (let left = maxAttempts; left > 0; left -= 1) {
    try {
      return await place();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw new Error('no number for an order was free');
}

/** A job: queues the mail of each order that has waited long enough for its address. */
export async function queueDueOrderMails(deps: Needs & Pick<Deps, 'changes'>): Promise<void> {
  const due = await listOrdersWithMailDue(deps.db, deps.clock.now().toISOString(), mailsAtOnce);
  for (const id of due) await inTransaction(deps, (trx) => queueWaitingMail(trx, deps, id));
}

/** Ends the wait for the address, once per order. */
export async function queueWaitingMail(trx: Transaction, deps: Needs, orderId: string): Promise<void> {
  const order = await updateOrderMailTaken(trx, orderId);
  if (order) await queueOrderMail(trx, deps, order);
}

/**
 * Call in the transaction that has set `order_mail_at` to null. Without a known e-mail, and once the
 * account is deleted, there is no mail.
 */
export async function queueOrderMail(
  trx: Transaction,
  deps: Needs,
  order: OrderRecord,
  known?: Pick<Placing, 'lines' | 'buyer' | 'uses'>,
): Promise<void> {
  const lines = known?.lines ?? (await listLines(trx, [order.id]));
  const adjustments = await listAdjustments(trx, [order]);
  const token = order.confirmBy === null ? undefined : await tokenOf(trx, 'confirm', order.id);
  const saving = await savingOf({ ...deps, db: trx }, order, known?.uses);
  const mail = orderPlacedMail(deps, order, { lines, adjustments, token, saving });
  await mailCustomer(trx, deps, order, mail, known?.buyer);
}
