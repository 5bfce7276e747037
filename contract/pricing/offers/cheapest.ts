// Finds the combination of offers with which a cart costs least: with each code or none, with free
// shipping or without, product offers one after the other, in every order that may still be cheapest.
import { type Fees, shippingOf } from '../../shipping.ts';
import { canJoin, type Candidate } from './candidates.ts';
import { placesOf } from './moves.ts';
import { codeSteps, isNoBetter, type Step, type Way, waysBy, wayWith } from './ways.ts';

export interface Combination {
  /** Rupees. */
  readonly total: number;
  readonly way: Way;
  readonly code: Step | null;
  readonly shipping: Candidate | null;
}

/** With one code: so that nobody keeps the server busy. There are more only where many offers in sets overlap. */
const mostWays = 150;

export function cheapest(itemsTotal: number, candidates: readonly Candidate[], fees: Fees): Combination {
  const ofClass = (own: Candidate['own']) => candidates.filter((one) => one.own === own);
  const [products, codes, shippings] = [ofClass('offers'), ofClass('codes'), ofClass('shipping')];
  const placeOf = placesOf(products);
  const freeFrom = fees.freeFrom ?? Infinity;
  let best: Combination = { total: Infinity, way: wayWith(null, []), code: null, shipping: null };

  const search = (code: Candidate | null, shipping: Candidate | null) => {
    const others = [code, shipping].filter((one) => one !== null);
    const joining = products.filter((one) => others.every((other) => canJoin(one, other)));
    const byPlace = new Map<string, Way[]>();
    let count = 0;

    const totalOf = (off: number): number => {
      const goods = itemsTotal - off;
      const fee = shippingOf(goods, fees);
      return goods + fee - (shipping ? Math.min(fee, shipping.left) : 0);
    };
    const keep = (way: Way, step: Step | null) => {
      const off = way.off + (step?.rupees ?? 0);
      const total = totalOf(off);
      if (total > best.total || (total === best.total && way.rank >= best.way.rank)) return;
      if (!shipping || shippingOf(itemsTotal - off, fees) > 0) best = { total, way, code: step, shipping };
    };
    const isFree = ({ off }: Way): boolean => itemsTotal - off >= freeFrom;
    /** Whether it may become better with offers that take off so many rupees in all, or fewer. */
    const mayLead = (way: Way, off: number): boolean => {
      const least = isFree(way) ? Math.min(totalOf(off), Math.max(itemsTotal - off, freeFrom)) : totalOf(off);
      return least < best.total || (least === best.total && way.rank < best.way.rank);
    };
    const visit = (way: Way) => {
      const steps = code ? codeSteps(code, way) : [null];
      for (const step of steps) keep(way, step);
      const byCode = Math.max(0, ...steps.map((step) => step?.rupees ?? 0));
      if (joining.length === 0 || way.steps.some(({ candidate }) => candidate.isAlone)) return;
      for (const move of placeOf(way.taken).moves) {
        if (!mayLead(way, way.off + byCode + move.most)) break;
        const isUsed = way.steps.some(({ candidate }) => candidate === move.candidate);
        if (!isUsed && joining.includes(move.candidate)) waysBy(move, way, code).forEach(follow);
      }
    };
    const follow = (way: Way) => {
      const place = `${way.taken} ${way.sets}`;
      const same = byPlace.get(place) ?? [];
      if (count >= mostWays || same.some((other) => isNoBetter(way, other, isFree(way)))) return;
      byPlace.set(place, [...same, way]);
      count += 1;
      visit(way);
    };
    visit(wayWith(code, others));
  };

  for (const code of [null, ...codes]) {
    for (const shipping of fees.fee === 0 ? [null] : [null, ...shippings])
      if (!code || !shipping || canJoin(code, shipping)) search(code, shipping);
  }
  return best;
}
