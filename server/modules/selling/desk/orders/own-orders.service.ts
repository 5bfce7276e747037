// A customer's own orders: the placed ones, or one of them while its payment is being checked.
import { isDeepStrictEqual } from 'node:util';
import {
  type CallAnswer,
  type CustomerData,
  type Order,
  type OrderItem,
  type OrderStatus,
  type Picture,
  type ProductColor,
  type Size,
  paymentPendingStatus,
  serverMessages,
} from '@taana-baana/contract';
import { inColor } from '@taana-baana/contract/colors/picture-colors.ts';
import { listTotalOf } from '@taana-baana/contract/pricing/list-price.ts';
import type { OrderLineRow } from '../../../../database/tables/order-tables.ts';
import type { MailDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { listOwnSizes } from '../../../product-sizes.ts';
import { asDrawn } from '../../../swatch.mapping.ts';
import { listProductColors, listProductPictures } from '../../../catalog/products/products.service.ts';
import { listOrderDocuments } from '../../money/documents/order-documents.service.ts';
import { type ExchangeFacts, readExchangeFacts } from '../../actions/exchanges/exchange-facts.service.ts';
import { savingOf } from '../../actions/cash-on-delivery/price-online.service.ts';
import { cashStateOf } from '../../money/methods/cash-on-delivery/cash-state.service.ts';
import { tokenOf } from '../../money/order-links.service.ts';
import { toHandRefund } from '../../money/payments/refunds/hand-refunds.service.ts';
import { listHandRefunds } from '../../money/payments/refunds/refunds.repository.ts';
import { findLastRefusedAt } from '../../money/methods/razorpay/wrong-amounts.repository.ts';
import { consumeAttempt } from '../../../people/rate-limits/rate-limits.service.ts';
import { toParcel } from '../../goods/parcels/couriers.ts';
import { canCustomerCancel } from '../../order/order-records.service.ts';
import { listLatestParcels } from '../../goods/parcels/parcels.repository.ts';
import { checkOrderNow, findStatusTime } from '../../order/order-checks.service.ts';
import { type OrderRecord, toOrderRecord, toOffers } from '../../order/orders.mapping.ts';
import { listAdjustments, listLines } from '../../order/order-goods.repository.ts';
import { type PlacedOrder, findOwnOrder, findProviderIds, listPlacedOrders } from '../../order/orders.repository.ts';

/** A page that polls every second must not call the provider every second. */
const checks = { name: 'look at a payment', attempts: 1, minutes: 3 / 60 };

/** Newest first. */
export async function listOrders(deps: MailDeps, customerId: string): Promise<{ orders: Order[] }> {
  const rows = await listPlacedOrders(deps.db, customerId);
  return {
    orders: await toOrders(
      deps,
      rows.map((row) => toPaid(toOrderRecord(row), row)),
    ),
  };
}

/** Newest first, each with the customer's contact at purchase. */
export async function listOrdersWithContact(deps: MailDeps, customerId: string): Promise<CustomerData['orders']> {
  const rows = await listPlacedOrders(deps.db, customerId);
  const orders = await toOrders(
    deps,
    rows.map((row) => toPaid(toOrderRecord(row), row)),
  );
  // What is given back by hand has a list of its own, with whole UPI ids and no token.
  return orders.map((own, place) => {
    const { handRefund: _, ...order } = own;
    const { customer_name: name, customer_mobile: mobile, customer_email: email } = rows[place] as PlacedOrder;
    return { ...order, contact: { name: name ?? '', mobile: mobile ?? '', email: email ?? '' } };
  });
}

/**
 * By its number or the provider's order id. A call for an unpaid order waits for the bank: the
 * provider is asked at once, and the next call has the result. The same for an expired order; a
 * late payment for it is refunded. Throws `payment-required` once its payment goes back.
 */
export async function getOrder(deps: MailDeps, customerId: string, reference: string): Promise<CallAnswer<'getOrder'>> {
  const order = await findOwnOrder(deps.db, customerId, reference);
  if (!order) throw new AppError('not-found', serverMessages.orderNotFound);
  if (order.number !== null) return toWireOrder(deps, order);
  const isAllowed = (await consumeAttempt(deps, { limit: checks, subject: order.id })) !== undefined;
  if (isAllowed) await checkOrderNow(deps, order.id);
  const refusedAt = await findLastRefusedAt(deps.db, order.id);
  // A later checkout of the same attempt waits for another payment.
  if (refusedAt !== null && Date.parse(refusedAt) >= (await findStatusTime(deps.db, order)))
    throw new AppError('payment-required', serverMessages.paymentRefunded);
  return { orderStatus: paymentPendingStatus };
}

export async function toWireOrder(deps: MailDeps, order: OrderRecord): Promise<Order> {
  const [wire] = await toOrders(deps, [toPaid(order, await findProviderIds(deps.db, order.id))]);
  return wire as Order;
}

interface PaidOrder extends OrderRecord {
  /** The provider's; '' without one. */
  readonly paymentId: string;
}

type Ids = Pick<PlacedOrder, 'payment_id' | 'advance_order'>;

const toPaid = (order: OrderRecord, { payment_id: paymentId, advance_order: advanceOrder }: Ids): PaidOrder => ({
  ...order,
  paymentId,
  // By which the browser that paid it knows it.
  providerOrderId: advanceOrder ?? order.providerOrderId,
});

async function toOrders(deps: MailDeps, orders: readonly PaidOrder[]): Promise<Order[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const lines = await listLines(deps.db, ids);
  const products = lines.map((line) => line.product_id);
  const facts = {
    pictures: await listProductPictures(deps, products),
    colors: await listProductColors(deps, products),
    sizes: await listOwnSizes(deps.db, products),
  };
  const exchanges = await readExchangeFacts(deps, orders, lines);
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  const adjustmentsOf = Map.groupBy(await listAdjustments(deps.db, orders), ({ order_id: id }) => id);
  const parcels = await listLatestParcels(deps.db, ids);
  const documents = await listOrderDocuments(deps.db, ids);
  const savings = new Map<string, number>();
  for (const order of orders) savings.set(order.id, await savingOf(deps, order));
  const handRefunds = Map.groupBy(await listHandRefunds(deps.db, ids), ({ order_id: id }) => id);
  const tokens = new Map<string | null, string>();
  for (const id of handRefunds.keys()) tokens.set(id, await tokenOf(deps.db, 'refund', id ?? ''));
  return orders.map((order) => {
    const parcel = parcels.get(order.id);
    const shipping = {
      shipment: parcel ? toParcel(deps, parcel) : null,
      canCancel: canCustomerCancel(order, deps),
      promises: promisesOf(deps, order),
    };
    const exchanged = exchanges.get(order.id) as ExchangeFacts;
    const adjustments = adjustmentsOf.get(order.id);
    const wire = toOrder(order, linesOf.get(order.id) ?? [], facts, shipping, exchanged, documents.get(order.id) ?? []);
    const saving = savings.get(order.id);
    const handRefund = toHandRefund(order, handRefunds.get(order.id) ?? []);
    const token = tokens.get(order.id);
    return {
      ...wire,
      ...(wire.cod && saving && { cod: { ...wire.cod, saving } }),
      ...(adjustments && { offers: toOffers(adjustments) }),
      ...(handRefund && token && { handRefund: { ...handRefund, token } }),
    };
  });
}

function promisesOf({ settings }: MailDeps, { placedAt, createdAt }: OrderRecord): Order['promises'] {
  const then = settings.promisesAt(placedAt ?? createdAt);
  return isDeepStrictEqual(then, settings.current().promises) ? undefined : then;
}

/** Current catalogue data of the products. */
interface ProductFacts {
  readonly pictures: ReadonlyMap<string, readonly Picture[]>;
  readonly colors: ReadonlyMap<string, readonly ProductColor[]>;
  /** Of products with sizes of their own. */
  readonly sizes: ReadonlyMap<string, readonly Size[]>;
}

/** Of a placed order, which has a number and a time of payment. */
function toOrder(
  order: PaidOrder,
  lines: readonly OrderLineRow[],
  products: ProductFacts,
  { shipment, canCancel, promises }: Pick<Order, 'shipment' | 'canCancel' | 'promises'>,
  { exchanges, canExchangeUntil, left, refunded }: ExchangeFacts,
  documents: Order['documents'],
): Order {
  return {
    _id: order.id,
    number: order.number ?? '',
    totalPrice: listTotalOf(order),
    totalPriceAfterDiscount: order.total,
    storeCredit: order.credit,
    shippingPrice: order.shippingPrice,
    orderStatus: order.status as OrderStatus,
    orderItems: lines.map((line) => {
      const exchangeable = canExchangeUntil === null ? 0 : (left.get(line.id) ?? 0);
      return toItem(line, products, exchangeable, refunded.get(line.id) ?? 0);
    }),
    paymentInfo: { razorpayOrderId: order.providerOrderId ?? '', razorpayPaymentId: order.paymentId },
    shippingInfo: order.address,
    createdAt: order.createdAt,
    paidAt: order.toPackSince,
    shipment,
    canCancel,
    canExchangeUntil,
    exchanges,
    documents,
    isReplacement: order.isReplacement,
    ...(order.method === 'cash-on-delivery' && { cod: cashStateOf(order) }),
    ...(promises && { promises }),
  };
}

function toItem(
  line: OrderLineRow,
  { pictures, colors, sizes }: ProductFacts,
  exchangeable: number,
  refunded: number,
): OrderItem {
  const images = inColor(pictures.get(line.product_id) ?? [], line.color_id);
  const known = colors.get(line.product_id) ?? [];
  const own = sizes.get(line.product_id);
  const swatch = known.find(({ _id }) => _id === line.color_id);
  return {
    _id: line.id,
    product: {
      _id: line.product_id,
      title: line.title,
      images,
      colors: [...known],
      ...(own && { sizes: [...own] }),
    },
    exchangeable,
    quantity: line.quantity,
    ...(refunded > 0 && { refunded }),
    price: line.price,
    color: asDrawn({ ...swatch, _id: line.color_id, title: line.color_title }, images),
    size: line.size,
  };
}
