// The offers that a cart could use, and its lines, as the search for the cheapest combination reads them.
import type { OfferGift, OfferTerms } from '../../schemas/selling/offer.ts';
import { isOn, missingOf, sumsOf } from './conditions.ts';
import type { Offer, OfferedLine } from './offer.ts';
import { type Goods, sizeOf } from './take-off.ts';

/** A line of the cart. In paise. */
export interface Cell extends Goods {
  readonly line: OfferedLine;
  readonly index: number;
  readonly value: number;
  /** Its own, in numbers that stand for many lines. */
  readonly bit: number;
}

export interface Candidate {
  readonly offer: Offer;
  /** What it counts as for others. */
  readonly own: keyof OfferTerms['combines'];
  /** No other product offer may be beside it. */
  readonly isAlone: boolean;
  /** Tiers: the lowest first. */
  readonly gift: OfferGift;
  /** Of one set; null: it is not in sets. */
  readonly size: number | null;
  /** The sum of these is smaller for fewer offers, then for older ones. */
  readonly rank: number;
  readonly left: number;
  /** That it is on: the dearest first. Their pieces and bits. */
  readonly cells: readonly Cell[];
  readonly pieces: number;
  readonly bits: number;
}

const mostBits = 31;

function ownOf({ gift, how }: Offer['terms']): Candidate['own'] {
  if (gift.kind === 'shipping') return 'shipping';
  return how === 'code' ? 'codes' : 'offers';
}

/** Each permits the other. */
export const canJoin = (one: Candidate, other: Candidate): boolean =>
  one.offer.terms.combines[other.own] && other.offer.terms.combines[one.own];

/** The oldest first. */
export function toCandidates(offers: readonly Offer[], lines: readonly OfferedLine[]): Candidate[] {
  const sums = sumsOf(lines);
  const given = offers.filter(({ terms }) => {
    const { rupees, pieces } = missingOf(terms, sums);
    return rupees === 0 && pieces === 0;
  });
  // In a cart with too many lines, those that the same offers are on share a bit.
  const keys = lines.map((line, index) =>
    lines.length <= mostBits ? index : given.map(({ terms }) => isOn(terms, line)).join(),
  );
  const places = [...new Set(keys)];
  const cells = lines
    .map((line, index) => {
      const [bit, unit] = [1 << (places.indexOf(keys[index] ?? 0) % mostBits), line.price * 100];
      return { line, index, quantity: line.quantity, unit, value: unit * line.quantity, bit };
    })
    .sort((a, b) => b.unit - a.unit);
  const onOf = ({ terms }: Offer) => cells.filter(({ line }) => isOn(terms, line));
  return given
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((offer, position) => toCandidate(offer, position, onOf(offer)))
    .filter(({ bits }) => bits !== 0);
}

const toCandidate = (offer: Offer, position: number, cells: readonly Cell[]): Candidate => {
  const { gift } = offer.terms;
  return {
    offer,
    own: ownOf(offer.terms),
    isAlone: !offer.terms.combines.offers,
    gift: gift.kind === 'tiers' ? { ...gift, tiers: gift.tiers.toSorted((a, b) => a.pieces - b.pieces) } : gift,
    size: sizeOf(gift),
    rank: 1 - 2 ** (-position - 2),
    left: offer.left ?? Infinity,
    cells,
    pieces: cells.reduce((sum, { quantity }) => sum + quantity, 0),
    bits: cells.reduce((bits, { bit }) => bits | bit, 0),
  };
};
