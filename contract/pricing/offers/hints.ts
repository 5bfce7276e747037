// What a few more pieces would give, as a sentence on the cart.
import type { Fees } from '../../shipping.ts';
import { addMore } from '../../texts/messages/offer-messages.ts';
import type { OrderPrice } from '../price-order.ts';
import { isOn, missingOf, sumsOf } from './conditions.ts';
import { evaluateOffers, sourceOf } from './evaluate-offers.ts';
import type { Offer, OfferedLine } from './offer.ts';
import { sizeOf } from './take-off.ts';

const mostHints = 2;
/** Offers that are looked at, those with the fewest missing pieces first: each costs an evaluation. */
const mostTried = 4;

/** Pieces up to its next set or tier, or from which it is given. 0: more pieces give no more. */
function piecesToNext({ terms }: Offer, lines: readonly OfferedLine[], on: readonly OfferedLine[]): number {
  const missing = missingOf(terms, sumsOf(lines));
  if (on.length === 0 || missing.rupees > 0) return 0;
  const { gift } = terms;
  const { pieces } = sumsOf(on);
  if (gift.kind === 'tiers') {
    const next = gift.tiers.map((tier) => tier.pieces - pieces).filter((more) => more > 0);
    return Math.max(missing.pieces, next.length === 0 ? 0 : Math.min(...next));
  }
  const size = sizeOf(gift);
  return Math.max(missing.pieces, size === null ? 0 : size - (pieces % size));
}

/** `price`: of these lines with these offers. */
export function hintsOf(
  lines: readonly OfferedLine[],
  fees: Fees,
  offers: readonly Offer[],
  price: Pick<OrderPrice<unknown>, 'adjustments'>,
): string[] {
  const paiseIn = ({ adjustments }: typeof price, offer: Offer) =>
    adjustments.find(({ source }) => source === sourceOf(offer))?.paise ?? 0;
  return offers
    .filter(({ terms }) => terms.how === 'itself')
    .map((offer) => {
      const on = lines.filter((line) => isOn(offer.terms, line)).toSorted((a, b) => a.price - b.price);
      return { offer, cheapest: on[0], more: piecesToNext(offer, lines, on) };
    })
    .filter(({ more }) => more > 0)
    .toSorted((a, b) => a.more - b.more || (a.offer.id < b.offer.id ? -1 : 1))
    .slice(0, mostTried)
    .filter(({ offer, cheapest, more }) => {
      const fuller = lines.map((line) => (line === cheapest ? { ...line, quantity: line.quantity + more } : line));
      return paiseIn(evaluateOffers(fuller, fees, offers), offer) > paiseIn(price, offer);
    })
    .slice(0, mostHints)
    .map(({ offer, more }) => addMore(offer.terms.title, more));
}
