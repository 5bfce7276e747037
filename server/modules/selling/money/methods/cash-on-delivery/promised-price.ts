// What an order that is to be paid on delivery costs if it is paid online. Its payment link promises it: it stays,
// also when an offer ends, or a piece gets another colour, before the link is paid.
import type { OrderAdjustmentRow } from '../../../../../database/tables/order-tables.ts';
import { type OrderRecord, payableOf } from '../../../order/orders.mapping.ts';
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
export type Promised = Pick<OrderRecord, 'total' | 'credit'> & { readonly promise?: PromisedPrice | undefined };

/** Rupees that the provider is asked for. */
export const askedOf = ({ total, credit, promise }: Promised): number =>
  payableOf({ total: promise?.total ?? total, credit });
