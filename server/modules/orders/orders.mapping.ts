// Orders on the wire. A line keeps what was bought as it was then; only its pictures are today's.
import type { Order, OrderItem, OrderStatus, PaidAddress, Picture } from '@taana-baana/contract';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { inColor } from '../picture.mapping.ts';

/** Of a placed order: number, payment and time of payment are there. */
export function toOrder(
  row: OrderRow,
  lines: readonly OrderLineRow[],
  pictures: ReadonlyMap<string, readonly Picture[]>,
): Order {
  return {
    _id: row.id,
    number: row.number ?? '',
    totalPrice: row.items_total + row.shipping_price,
    totalPriceAfterDiscount: row.total,
    shippingPrice: row.shipping_price,
    orderStatus: row.status as OrderStatus,
    orderItems: lines.map((line) => toItem(line, pictures.get(line.product_id) ?? [])),
    paymentInfo: { razorpayOrderId: row.provider_order_id ?? '', razorpayPaymentId: row.provider_payment_id ?? '' },
    shippingInfo: toAddress(row),
    createdAt: row.created_at,
    paidAt: row.paid_at ?? row.created_at,
  };
}

export function toAddress(row: Pick<OrderRow, 'address'>): PaidAddress | null {
  return row.address === null ? null : (JSON.parse(row.address) as PaidAddress);
}

export const toAddressText = (address: PaidAddress): string => JSON.stringify(address);

/** As the provider tells them; paise. */
export interface PaymentFacts {
  readonly method: string | null;
  readonly feePaise: number | null;
  readonly taxPaise: number | null;
}

export const toPaymentColumns = ({ method, feePaise, taxPaise }: PaymentFacts) => ({
  payment_method: method,
  payment_fee_paise: feePaise,
  payment_tax_paise: taxPaise,
});

function toItem(line: OrderLineRow, pictures: readonly Picture[]): OrderItem {
  return {
    product: { _id: line.product_id, title: line.title, images: inColor(pictures, line.color_id) },
    quantity: line.quantity,
    price: line.price,
    color: { _id: line.color_id, title: line.color_title },
    size: line.size,
  };
}
