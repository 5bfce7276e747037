// The discount of an order that staff take. Its own file: browsers of shoppers do not load it.
import type { Adjustment } from './price-order.ts';

/** `reason`: the customer reads it. */
export const manualDiscount = (rupees: number, reason: string): Adjustment => ({
  kind: 'goods',
  source: 'by staff',
  label: reason,
  paise: rupees * 100,
});
