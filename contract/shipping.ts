// The shipping fee: one rule for the checkout's price and for every page that shows one.
import type { ShippingSection } from './schemas/shop/settings.ts';

export interface Fees extends Pick<ShippingSection, 'fee' | 'freeFrom'> {
  /** Rupees for paying on delivery: added to the shipping, and no offer takes it off. */
  readonly cash?: number;
}

/** The minimum order, in rupees, that ships free. Null: there is none, or shipping is always free. */
export const freeFromOf = ({ fee, freeFrom }: Fees): number | null => (fee === 0 ? null : freeFrom);

/** In rupees. `subtotal`: the items of one order, without shipping. */
export function shippingOf(subtotal: number, { fee, freeFrom }: Fees): number {
  return freeFrom !== null && subtotal >= freeFrom ? 0 : fee;
}
