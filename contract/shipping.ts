// What shipping costs: one rule for the checkout's price and for every page that shows one.
import type { ShippingSection } from './schemas/shop-settings.ts';

/** In rupees. `subtotal`: the items of one order, without shipping. */
export function shippingOf(subtotal: number, { fee, freeFrom }: Pick<ShippingSection, 'fee' | 'freeFrom'>): number {
  return freeFrom !== null && subtotal >= freeFrom ? 0 : fee;
}
