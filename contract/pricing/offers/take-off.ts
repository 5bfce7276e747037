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

/** What so many pieces cost on each line, in paise: of lines in their order, until there are enough. */
export function sharesOf(goods: readonly Goods[], pieces: number): number[] {
  const shares: number[] = [];
  let left = pieces;
  for (const { quantity, unit } of goods) {
    if (left <= 0) break;
    shares.push(Math.min(left, quantity) * unit);
    left -= quantity;
  }
  return shares;
}

/** Paise of the pieces in so many sets of `size`, each without those before `from`. */
function paiseInSets(sets: number, size: number, from: number, goods: readonly Goods[]): number {
  let [piece, sum] = [0, 0];
  for (const { quantity, unit } of goods) {
    for (const end = Math.min(sets * size, piece + quantity); piece < end; piece++)
      if (piece % size >= from) sum += unit;
  }
  // What earlier offers took off a line may not divide by its pieces.
  return Math.round(sum);
}

const percentOf = (percent: number, paise: number): number => Math.ceil((paise * percent) / 10_000);

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
      return Math.min(most, Math.ceil(paiseInSets(choice, gift.pieces, 0, goods) / 100) - choice * gift.price);
    case 'buy-get': {
      const inSets = (from: number) => paiseInSets(choice, gift.buy + gift.get, from, goods);
      return Math.min(most, Math.floor(inSets(0) / 100), percentOf(gift.percent, inSets(gift.buy)));
    }
    case 'shipping':
      return 0;
  }
}
