// Why an offer takes nothing off a cart, and what would help.
import * as messages from '../../texts/messages/offer-messages.ts';
import type { OrderPrice } from '../price-order.ts';
import { isOn, missingOf, sumsOf } from './conditions.ts';
import { sourceOf } from './evaluate-offers.ts';
import type { Offer, OfferedLine } from './offer.ts';
import { sizeOf } from './take-off.ts';

export type Refusal =
  | { readonly kind: 'not-on' | 'better-price' }
  /** `from`: what it takes; `missing`: what the cart lacks of it. */
  | { readonly kind: 'rupees' | 'pieces'; readonly from: number; readonly missing: number };

/** Null: the price has it. `price`: of these lines, evaluated with this offer. */
export function refusalOf(
  offer: Offer,
  lines: readonly OfferedLine[],
  { adjustments }: Pick<OrderPrice<unknown>, 'adjustments'>,
): Refusal | null {
  if (adjustments.some(({ source }) => source === sourceOf(offer))) return null;
  const { from, gift } = offer.terms;
  const on = lines.filter((line) => isOn(offer.terms, line));
  if (on.length === 0) return { kind: 'not-on' };
  const missing = missingOf(offer.terms, sumsOf(lines));
  if (missing.rupees > 0) return { kind: 'rupees', from: from.rupees ?? 0, missing: missing.rupees };
  if (missing.pieces > 0) return { kind: 'pieces', from: from.pieces ?? 0, missing: missing.pieces };
  const least = sizeOf(gift) ?? (gift.kind === 'tiers' ? Math.min(...gift.tiers.map(({ pieces }) => pieces)) : 1);
  const more = least - on.reduce((sum, { quantity }) => sum + quantity, 0);
  return more > 0 ? { kind: 'pieces', from: least, missing: more } : { kind: 'better-price' };
}

export function refusalText(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'not-on':
      return messages.notOnCart;
    case 'better-price':
      return messages.hasBetterPrice;
    case 'rupees':
      return messages.fromRupees(refusal.from, refusal.missing);
    case 'pieces':
      return messages.fromPieces(refusal.from, refusal.missing);
  }
}
