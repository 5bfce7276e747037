// What an order that is to be paid on delivery costs if it is paid online. Its payment link promises it: it stays,
// also when an offer ends, or a piece gets another colour, before the link is paid.
import type { OrderAdjustmentRow } from '../../../../../database/tables/order-tables.ts';
import { type OrderRecord, type Payable, payableOf } from '../../../order/orders.mapping.ts';
import type { OfferUse } from '../../offers/uses.service.ts';

/** Rupees. */
export interface PromisedPrice {
  readonly shippingPrice: number;
  readonly total: number;
  /** In place of those that the order has; so are the uses. */
  readonly adjustments: readonly OrderAdjustmentRow[];
  readonly uses: readonly OfferUse[];
  /** Paise off the pieces of each product, by its id. */
  readonly off: Readonly<Record<string, number>>;
}

/** An order whose link promises a price has it. */
export type Promised = Payable & { readonly promise?: PromisedPrice | undefined };

/** Rupees that the provider is asked for: those in advance, if they place the order. */
export const askedOf = (order: Promised & Pick<OrderRecord, 'placedAt'> & { readonly isAdvance?: true }): number =>
  order.advance > 0 && (order.placedAt === null || order.isAdvance)
    ? order.advance
    : payableOf({ ...order, total: order.promise?.total ?? order.total });
