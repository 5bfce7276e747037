// What a cart costs with offers and codes: for the preview, and for the checkout.
import * as texts from '@taana-baana/contract/texts/messages/offer-messages.ts';
import { evaluateOffers, sourceOf } from '@taana-baana/contract/pricing/offers/evaluate-offers.ts';
import { hintsOf } from '@taana-baana/contract/pricing/offers/hints.ts';
import { refusalOf } from '@taana-baana/contract/pricing/offers/refusal.ts';
import type { Adjustment } from '@taana-baana/contract/pricing/price-order.ts';
import type { Fees } from '@taana-baana/contract/shipping.ts';
import type { OfferedCart } from '@taana-baana/contract/schemas/selling/offer-codes.ts';
import type { Deps } from '../../../../deps.ts';
import { listOfferedGoods } from '../../../catalog/products/offered-goods.repository.ts';
import { type Shopper, findOffers } from '../../money/offers/shopper/find-offers.service.ts';
import { type OpenOffer, type OpenOffers, isOnSome } from '../../money/offers/shopper/open-offers.service.ts';
import type { OfferUse } from '../../money/offers/uses.service.ts';
import { toOffers } from '../../order/orders.mapping.ts';
import { type PricedLine, listPricedLines } from '../cart/cart.service.ts';
import type { PricedCart } from './unpaid-orders.service.ts';

export interface OfferedPrice {
  readonly cart: PricedCart;
  readonly codes: OfferedCart['codes'];
  readonly hints: () => string[];
  /** Why the cart cost `shown` a short while ago. */
  readonly whyNot: (shown: number) => string;
}

type Needs = Pick<Deps, 'db' | 'settings' | 'clock'>;

/** The customer's cart as `checkout` prices it. */
export async function previewOffers(deps: Needs, shopper: Shopper, typed: readonly string[]): Promise<OfferedCart> {
  const offers = await findOffers(deps, shopper, typed);
  const lines = await listPricedLines(deps.db, shopper.customerId);
  const { cart, codes, hints } = await priceOffered(deps, lines, offers);
  const { adjustments, itemsTotal, shippingPrice, total } = cart;
  const itemsAfterOffers = cart.lines.reduce((sum, { paidPaise }) => sum + paidPaise, 0) / 100;
  const sums = { itemsTotal, itemsAfterOffers, shippingPrice, total };
  return { offers: toOffers(adjustments), codes, hints: hints(), ...sums };
}

export async function priceOffered(
  deps: Pick<Deps, 'db' | 'settings'>,
  priced: readonly PricedLine[],
  { open, gone, codes }: OpenOffers,
  fees: Fees = deps.settings.current().shipping,
): Promise<OfferedPrice> {
  const lines = await withGoods(deps, priced, [...open, ...gone]);
  const priceWith = (offers: readonly OpenOffer[]) => evaluateOffers(lines, fees, offers);
  const evaluated = priceWith(open);
  const uses = toUses(evaluated.adjustments, open);
  const cart: PricedCart = { ...evaluated, adjustments: evaluated.adjustments.map((one) => asStored(one, open)), uses };
  const whyNothing = (code: string) => {
    // One offer has two of the codes.
    const offer = open.find((one) => one.code === code);
    return offer ? refusalOf(offer, lines, evaluated, open) : texts.hasBetterPrice;
  };
  const answered = codes.map(({ code, refusal }) => ({ code, refusal: refusal ?? whyNothing(code) }));
  const whyNot = (shown: number) => {
    const before = gone.length > 0 ? priceWith([...open, ...gone]) : undefined;
    const over = before?.total === shown && gone.find((offer) => offOf(offer, before.adjustments) > 0);
    if (over) return over.why;
    const refused = answered.find(({ refusal }) => refusal !== null);
    return refused ? texts.codeRefused(refused.code, refused.refusal ?? '') : texts.priceChanged;
  };
  return { cart, codes: answered, hints: () => hintsOf(lines, fees, open, evaluated), whyNot };
}

/** Rupees that the offer takes off. */
const offOf = (offer: OpenOffer, adjustments: PricedCart['adjustments']): number =>
  adjustments.reduce((sum, { source, paise }) => (source === sourceOf(offer) ? sum + paise : sum), 0) / 100;

const asStored = (adjustment: Adjustment, open: readonly OpenOffer[]): Adjustment => {
  const offer = open.find((one) => sourceOf(one) === adjustment.source);
  return offer ? { ...adjustment, source: sourceOf({ id: offer.offerId }) } : adjustment;
};

const toUses = (adjustments: PricedCart['adjustments'], open: readonly OpenOffer[]): OfferUse[] =>
  open.flatMap((offer) => {
    const { offerId, terms, code } = offer;
    const rupees = offOf(offer, adjustments);
    return rupees > 0 ? [{ offerId, terms, code, rupees }] : [];
  });

/** With what decides which offers they are on; it is read only if an offer asks. */
async function withGoods({ db }: Pick<Deps, 'db'>, lines: readonly PricedLine[], offers: readonly OpenOffer[]) {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const isAsking = offers.some(({ terms }) => isOnSome(terms));
  const goods = isAsking ? await listOfferedGoods(db, ids) : new Map<string, typeof unasked>();
  return lines.map((line) => ({ ...line, ...(goods.get(line.productId) ?? unasked) }));
}

const unasked = { category: '', tags: [] as string[], isOnSale: false };
