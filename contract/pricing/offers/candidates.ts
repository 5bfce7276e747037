// The offers that a cart could use, and its lines as the search for the cheapest combination sees them.
import type { OfferGift } from '../../schemas/selling/offer.ts';
import { isOn, missingOf, sumsOf } from './conditions.ts';
import type { Offer, OfferedLine } from './offer.ts';
import { type Goods, sizeOf } from './take-off.ts';

/** A line of the cart. In paise. */
export interface Cell extends Goods {
  readonly index: number;
  readonly value: number;
  /** Its product offer. `share`: what its pieces in that cost. */
  step: Step | null;
  share: number;
  hasCode: boolean;
  /** The most that codes take off it: a part of what it costs, or all that is above `codePrice`. */
  codeRate: number;
  codePrice: number;
  /** The most that a product offer that can still follow takes off it; and codes after that. */
  best: number;
  bestWithCode: number;
}

/** A product offer or a code that is in the combination. */
export interface Step {
  readonly candidate: Candidate;
  readonly rupees: number;
  readonly cells: readonly Cell[];
  /** Of each cell, the paise that its pieces in it cost. */
  readonly shares: readonly number[];
  /** Paise off, and what they are off: of the lines that no code has counted yet. */
  open: { readonly paise: number; readonly of: number };
}

/** What an offer counts as for others. */
export const classes = { offers: 1, codes: 2, shipping: 4 } as const;

export interface Candidate {
  readonly offer: Offer;
  /** Tiers: the lowest first. */
  readonly gift: OfferGift;
  readonly own: number;
  readonly permits: number;
  /** The sum of these is larger for older offers. */
  readonly age: number;
  readonly left: number;
  /** That it is on: the dearest first. */
  readonly cells: readonly Cell[];
  isUsed: boolean;
  /** Paise that it takes off however few lines are left to it, if that is less than a part of each; beyond the best of others. */
  fixed: number;
  beyond: number;
}

export const toCells = (lines: readonly OfferedLine[]): Cell[] =>
  lines.map(({ price, quantity }, index) => ({
    index,
    quantity,
    unit: price * 100,
    value: price * quantity * 100,
    step: null,
    share: 0,
    hasCode: false,
    codeRate: 0,
    codePrice: Infinity,
    best: 0,
    bestWithCode: 0,
  }));

function classOf({ gift, how }: Offer['terms']): number {
  if (gift.kind === 'shipping') return classes.shipping;
  return how === 'code' ? classes.codes : classes.offers;
}

/** The oldest first. */
export function toCandidates(offers: readonly Offer[], lines: readonly OfferedLine[], cells: readonly Cell[]) {
  const dearestFirst = cells.toSorted((a, b) => b.unit - a.unit);
  const sums = sumsOf(lines);
  const candidates: Candidate[] = [];
  for (const [position, offer] of offers.toSorted((a, b) => (a.id < b.id ? -1 : 1)).entries()) {
    const { terms, left } = offer;
    const missing = missingOf(terms, sums);
    if (missing.rupees > 0 || missing.pieces > 0) continue;
    const on = dearestFirst.filter(({ index }) => {
      const line = lines[index];
      return line !== undefined && isOn(terms, line);
    });
    if (on.length === 0) continue;
    const { combines, gift } = terms;
    candidates.push({
      offer,
      gift: gift.kind === 'tiers' ? { ...gift, tiers: gift.tiers.toSorted((a, b) => a.pieces - b.pieces) } : gift,
      own: classOf(terms),
      permits:
        (combines.offers ? classes.offers : 0) |
        (combines.codes ? classes.codes : 0) |
        (combines.shipping ? classes.shipping : 0),
      age: 2 ** -position,
      left: left ?? Infinity,
      cells: on,
      isUsed: false,
      fixed: 0,
      beyond: 0,
    });
  }
  return candidates;
}

/** What a choice takes of goods, the dearest first. `held`: lines after those of its pieces. */
export function stepOf(
  candidate: Candidate,
  choice: number,
  cells: readonly Cell[],
  goods: readonly Goods[],
  rupees: number,
  held: number,
): Step {
  const size = sizeOf(candidate.gift);
  let pieces = size === null ? Infinity : choice * size;
  let more = held;
  let of = 0;
  const taken: Cell[] = [];
  const shares: number[] = [];
  for (const [position, { quantity, unit }] of goods.entries()) {
    if (pieces <= 0 && more-- <= 0) break;
    const share = Math.min(Math.max(0, pieces), quantity) * unit;
    if (cells[position]) taken.push(cells[position]);
    shares.push(share);
    of += share;
    pieces -= quantity;
  }
  return { candidate, rupees, cells: taken, shares, open: { paise: rupees * 100, of } };
}
