// Why an offer takes nothing off a cart, and what would help.
import * as messages from '../../texts/messages/offer-messages.ts';
import type { OrderPrice } from '../price-order.ts';
import { isOn, missingOf, sumsOf } from './conditions.ts';
import { sourceOf } from './evaluate-offers.ts';
import type { Offer, OfferedLine } from './offer.ts';
import { sizeOf } from './take-off.ts';

const isOnGoods = ({ terms: { how, gift } }: Offer): boolean => how === 'code' && gift.kind !== 'shipping';

/** Null: the price has it. `price`: of these lines, evaluated with these offers, of which this is one. */
export function refusalOf(
  offer: Offer,
  lines: readonly OfferedLine[],
  { adjustments }: Pick<OrderPrice<unknown>, 'adjustments'>,
  offers: readonly Offer[],
): string | null {
  const isIn = (one: Offer) => adjustments.some(({ source }) => source === sourceOf(one));
  if (isIn(offer)) return null;
  const { from, gift } = offer.terms;
  const on = lines.filter((line) => isOn(offer.terms, line));
  if (on.length === 0) return messages.notOnCart;
  const missing = missingOf(offer.terms, sumsOf(lines));
  if (missing.rupees > 0) return messages.fromRupees(from.rupees ?? 0, missing.rupees);
  if (missing.pieces > 0) return messages.fromPieces(from.pieces ?? 0, missing.pieces);
  const least = sizeOf(gift) ?? (gift.kind === 'tiers' ? Math.min(...gift.tiers.map(({ pieces }) => pieces)) : 1);
  const more = least - sumsOf(on).pieces;
  if (more > 0) return messages.fromPieces(least, more);
  const isOther = isOnGoods(offer) && offers.some((one) => isOnGoods(one) && isIn(one));
  return isOther ? messages.otherCodeCounts : messages.hasBetterPrice;
}
