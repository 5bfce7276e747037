// What one offer takes off goods that it is on.
import type { OfferGift } from '../../schemas/selling/offer.ts';

/** Pieces of one line. In paise. */
export interface Goods {
  readonly quantity: number;
  /** What a piece costs after the offers before this one. */
  readonly unit: number;
}

/** Pieces of one set. Null: the offer is not in sets, and takes all that it is on. */
export function sizeOf(gift: OfferGift): number | null {
  if (gift.kind === 'set') return gift.pieces;
  return gift.kind === 'buy-get' ? gift.buy + gift.get : null;
}

/** A choice is how many sets, or how many of the tiers count; others have one. */
export function mostChoices(gift: OfferGift, pieces: number): number {
  if (gift.kind === 'tiers') return gift.tiers.reduce((sum, tier) => (tier.pieces <= pieces ? sum + 1 : sum), 0);
  const size = sizeOf(gift);
  if (size !== null) return Math.floor(pieces / size);
  return gift.kind === 'shipping' || pieces === 0 ? 0 : 1;
}

/** The part of goods of so many pieces that it takes off at most; of a `set` there is none. */
export function rateOf(gift: OfferGift, pieces: number): number {
  if (gift.kind === 'percent') return gift.percent / 100;
  if (gift.kind === 'buy-get') return (gift.percent * gift.get) / (gift.buy + gift.get) / 100;
  if (gift.kind !== 'tiers') return 1;
  return gift.tiers.reduce((most, tier) => (tier.pieces <= pieces ? Math.max(most, tier.percent) : most), 0) / 100;
}

const percentOf = (percent: number, paise: number): number => Math.ceil((paise * percent) / 10_000);

/** Of the first `pieces` in sets, how many are off. */
function offAmong(pieces: number, buy: number, get: number): number {
  const sets = Math.floor(pieces / (buy + get));
  return sets * get + Math.max(0, pieces - sets * (buy + get) - buy);
}

/** Paise of the pieces in so many sets, or of those that are off; the dearest first. */
function paiseInSets(gift: OfferGift, sets: number, goods: readonly Goods[]): number {
  const all = sets * (sizeOf(gift) ?? 0);
  let before = 0;
  let sum = 0;
  for (const { quantity, unit } of goods) {
    if (before === all) break;
    const after = Math.min(all, before + quantity);
    const isSome = gift.kind === 'buy-get';
    sum +=
      unit * (isSome ? offAmong(after, gift.buy, gift.get) - offAmong(before, gift.buy, gift.get) : after - before);
    before = after;
  }
  // What earlier offers took off a line may not divide by its pieces.
  return Math.round(sum);
}

/**
 * Whole rupees, rounded up, at most `left` and what the goods cost. `goods`: the dearest first.
 * `paise`: what all of them cost. Tiers: the lowest first.
 */
export function takeOff(gift: OfferGift, choice: number, goods: readonly Goods[], paise: number, left: number): number {
  const most = Math.min(left, Math.floor(paise / 100));
  switch (gift.kind) {
    case 'percent':
      return Math.min(most, gift.upTo ?? Infinity, percentOf(gift.percent, paise));
    case 'rupees':
      return Math.min(most, gift.rupees);
    case 'tiers':
      return Math.min(most, percentOf(gift.tiers[choice - 1]?.percent ?? 0, paise));
    case 'set':
      return Math.min(most, Math.ceil(paiseInSets(gift, choice, goods) / 100) - choice * gift.price);
    case 'buy-get':
      return Math.min(most, percentOf(gift.percent, paiseInSets(gift, choice, goods)));
    case 'shipping':
      return 0;
  }
}
