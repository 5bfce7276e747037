// The sums below the items of an order, on its card and on paper.
import type { Order } from '@taana-baana/contract/schemas/selling/order.ts';
import * as ordersTexts from '@taana-baana/contract/texts/screens/selling/orders.ts';

export interface OrderSum {
  readonly label: string;
  /** Below 0: it lowers the total. */
  readonly rupees: number;
  readonly isStrong?: boolean;
}

export const sumsOf = ({
  offers = [],
  shippingPrice,
  totalPrice,
  totalPriceAfterDiscount,
  storeCredit,
}: Order): OrderSum[] => [
  ...offers.map(({ label, amount }) => ({ label, rupees: -amount })),
  { label: ordersTexts.shipping, rupees: shippingPrice },
  { label: ordersTexts.totalAmount, rupees: totalPrice },
  { label: ordersTexts.totalAfterDiscount, rupees: totalPriceAfterDiscount, isStrong: true },
  ...(storeCredit > 0 ? [{ label: ordersTexts.paidWithCredit, rupees: storeCredit }] : []),
];
