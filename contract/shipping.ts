// What shipping costs: one rule for the checkout's price and for every page that shows one.
import type { ShippingSection } from './schemas/shop-settings.ts';

type Fees = Pick<ShippingSection, 'fee' | 'freeFrom'>;

/** The least order, in rupees, that ships free. Null: none does, or every order does, without buying more. */
export const freeFromOf = ({ fee, freeFrom }: Fees): number | null => (fee === 0 ? null : freeFrom);

/** In rupees. `subtotal`: the items of one order, without shipping. */
export function shippingOf(subtotal: number, { fee, freeFrom }: Fees): number {
  return freeFrom !== null && subtotal >= freeFrom ? 0 : fee;
}
