// The discount of an order that staff take. Its own file: browsers of shoppers do not load it.
import type { Adjustment } from './price-order.ts';

const source = 'by staff';

export const isManual = (adjustment: Pick<Adjustment, 'source'>): boolean => adjustment.source === source;

/** `reason`: the customer reads it. */
export const manualDiscount = (rupees: number, reason: string): Adjustment => ({
  kind: 'goods',
  source,
  label: reason,
  paise: rupees * 100,
});
