// Maps an order to the wire. A line shows what was bought, with the current pictures of the product.
import type { Order, OrderItem, OrderStatus, Picture, ProductColor } from '@taana-baana/contract';
import { inColor } from '@taana-baana/contract/colors/picture-colors.ts';
import type { OrderLineRow } from '../../../../database/tables/order-tables.ts';
import type { ExchangeFacts } from '../../actions/exchanges/exchange-facts.service.ts';
import { asDrawn } from '../../../swatch.mapping.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';

/** Current catalogue data of the products. */
export interface ProductFacts {
  readonly pictures: ReadonlyMap<string, readonly Picture[]>;
  readonly colors: ReadonlyMap<string, readonly ProductColor[]>;
}

/** Of a placed order, which has a number and a time of payment. */
export function toOrder(
  order: OrderRecord,
  lines: readonly OrderLineRow[],
  products: ProductFacts,
  { shipment, canCancel, promises }: Pick<Order, 'shipment' | 'canCancel' | 'promises'>,
  { exchanges, canExchangeUntil, left, refunded }: ExchangeFacts,
  documents: Order['documents'],
): Order {
  return {
    _id: order.id,
    number: order.number ?? '',
    totalPrice: order.itemsTotal + order.shippingPrice,
    totalPriceAfterDiscount: order.total,
    storeCredit: order.credit,
    shippingPrice: order.shippingPrice,
    orderStatus: order.status as OrderStatus,
    orderItems: lines.map((line) => toItem(line, products, left.get(line.id) ?? 0, refunded.get(line.id) ?? 0)),
    paymentInfo: { razorpayOrderId: order.providerOrderId ?? '', razorpayPaymentId: order.providerPaymentId ?? '' },
    shippingInfo: order.address,
    createdAt: order.createdAt,
    paidAt: order.placedAt ?? order.createdAt,
    shipment,
    canCancel,
    canExchangeUntil,
    exchanges,
    documents,
    isReplacement: order.isReplacement,
    ...(promises && { promises }),
  };
}

function toItem(
  line: OrderLineRow,
  { pictures, colors }: ProductFacts,
  exchangeable: number,
  refunded: number,
): OrderItem {
  const images = inColor(pictures.get(line.product_id) ?? [], line.color_id);
  const known = colors.get(line.product_id) ?? [];
  const swatch = known.find(({ _id }) => _id === line.color_id);
  return {
    _id: line.id,
    product: {
      _id: line.product_id,
      title: line.title,
      images,
      colors: [...known],
    },
    exchangeable,
    quantity: line.quantity,
    ...(refunded > 0 && { refunded }),
    price: line.price,
    color: asDrawn({ ...swatch, _id: line.color_id, title: line.color_title }, images),
    size: line.size,
  };
}
