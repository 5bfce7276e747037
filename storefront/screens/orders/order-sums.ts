// The sums below the items of an order, on its card and on paper.
import { withoutCashFee } from '@taana-baana/contract/pricing/list-price.ts';
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
  cod,
  totalPrice,
  totalPriceAfterDiscount,
  storeCredit,
}: Order): OrderSum[] => {
  const fee = cod?.fee ?? 0;
  return [
    ...offers.map(({ label, amount }) => ({ label, rupees: -amount })),
    { label: ordersTexts.shipping, rupees: withoutCashFee(shippingPrice, fee) },
    ...(fee > 0 ? [{ label: ordersTexts.cashFee, rupees: fee }] : []),
    { label: ordersTexts.totalAmount, rupees: totalPrice },
    { label: ordersTexts.totalAfterDiscount, rupees: totalPriceAfterDiscount, isStrong: true },
    ...(storeCredit > 0 ? [{ label: ordersTexts.paidWithCredit, rupees: storeCredit }] : []),
  ];
};
