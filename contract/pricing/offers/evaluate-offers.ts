// What a cart costs with offers: the cheapest combination that they permit.
import type { Fees } from '../../shipping.ts';
import { type Adjustment, type OrderPrice, priceOrder } from '../price-order.ts';
import { sharePaise } from '../share-paise.ts';
import { toCandidates } from './candidates.ts';
import { cheapest } from './cheapest.ts';
import { sumsOf } from './conditions.ts';
import type { Offer, OfferedLine } from './offer.ts';
import { borneBy, isAmong, type Step } from './ways.ts';

/** Of its adjustment. */
export const sourceOf = ({ id }: Pick<Offer, 'id'>): string => `offer ${id}`;

const adjustmentOf = (offer: Offer, kind: Adjustment['kind'], rupees: number): Adjustment => ({
  kind,
  source: sourceOf(offer),
  label: offer.terms.title,
  paise: rupees * 100,
});

const goodsAdjustment = ({ candidate, rupees, cells, shares }: Step, by?: readonly number[]): Adjustment => ({
  ...adjustmentOf(candidate.offer, 'goods', rupees),
  on: cells.slice(0, shares.length).map(({ index }) => index),
  ...(by && { by }),
});

/** What each line of a product offer bears: the lines of the code together what it was computed with. */
function sharesWith(code: Step | null, step: Step): number[] {
  const isOn = step.shares.map((_, position) => isAmong(code?.candidate.bits, step.cells[position]));
  const shared = (paise: number, isOf: boolean) =>
    sharePaise(
      paise,
      step.shares.map((share, position) => (isOn[position] === isOf ? share : 0)),
    );
  const borne = borneBy(code?.candidate.bits, step);
  const beside = shared(step.rupees * 100 - borne, false);
  return shared(borne, true).map((paise, position) => paise + (beside[position] ?? 0));
}

/**
 * `offers`: those in force and open to this shopper. On each line at most one product offer, then at
 * most one code, then free shipping. Of equal prices: fewer offers, then older ones.
 */
export function evaluateOffers<Line extends OfferedLine>(
  lines: readonly Line[],
  fees: Fees,
  offers: readonly Offer[],
): OrderPrice<Line> {
  const candidates = toCandidates(offers, lines);
  if (candidates.length === 0) return priceOrder(lines, fees);
  const { way, code, shipping } = cheapest(sumsOf(lines).rupees, candidates, fees);
  return priceOrder(lines, fees, [
    ...way.steps.map((step) => goodsAdjustment(step, sharesWith(code, step))),
    ...(code ? [goodsAdjustment(code, code.candidate.size === null ? undefined : code.shares.map(Math.ceil))] : []),
    ...(shipping ? [adjustmentOf(shipping.offer, 'shipping', Math.min(fees.fee, shipping.left))] : []),
  ]);
}
