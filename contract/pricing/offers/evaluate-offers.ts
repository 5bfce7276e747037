// What a cart costs with offers: the cheapest combination that they permit.
import type { Fees } from '../../shipping.ts';
import { type Adjustment, type OrderPrice, priceOrder } from '../price-order.ts';
import { type Step, toCandidates, toCells } from './candidates.ts';
import type { Offer, OfferedLine } from './offer.ts';
import { sharesOf } from './open-shares.ts';
import { cheapest } from './search.ts';
import { sizeOf } from './take-off.ts';

/** Of its adjustment. */
export const sourceOf = ({ id }: Pick<Offer, 'id'>): string => `offer ${id}`;

const adjustmentOf = (offer: Offer, kind: Adjustment['kind'], rupees: number): Adjustment => ({
  kind,
  source: sourceOf(offer),
  label: offer.terms.title,
  paise: rupees * 100,
});

const goodsAdjustment = ({ candidate, rupees, cells }: Step, by?: readonly number[]): Adjustment => ({
  ...adjustmentOf(candidate.offer, 'goods', rupees),
  on: cells.map(({ index }) => index),
  ...(by && { by }),
});

/**
 * `offers`: those in force and open to this shopper. On each line at most one product offer, then at
 * most one code, then free shipping. Of equal prices: fewer offers, then older ones.
 */
export function evaluateOffers<Line extends OfferedLine>(
  lines: readonly Line[],
  fees: Fees,
  offers: readonly Offer[],
): OrderPrice<Line> {
  const cells = toCells(lines);
  const candidates = toCandidates(offers, lines, cells);
  if (candidates.length === 0) return priceOrder(lines, fees);
  const { products, codes, shipping } = cheapest(cells, candidates, fees);
  return priceOrder(lines, fees, [
    ...products.map((step) => goodsAdjustment(step, sharesOf(step, codes))),
    ...codes.map((step) => goodsAdjustment(step, sizeOf(step.candidate.gift) ? step.shares.map(Math.ceil) : undefined)),
    ...(shipping ? [adjustmentOf(shipping.candidate.offer, 'shipping', shipping.rupees)] : []),
  ]);
}
