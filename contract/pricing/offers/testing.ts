// Carts and offers of tests.
import type { OfferGift } from '../../schemas/selling/offer.ts';
import type { Offer, OfferedLine } from './offer.ts';

export const line = (price: number, quantity = 1, of: Partial<OfferedLine> = {}): OfferedLine => ({
  price,
  quantity,
  productId: `tee-${price}`,
  category: 'Men',
  tags: [],
  isOnSale: false,
  ...of,
});

interface Given extends Partial<Omit<Offer['terms'], 'gift' | 'on' | 'from'>> {
  id?: string;
  left?: number | null;
  on?: Partial<Offer['terms']['on']>;
  from?: Partial<Offer['terms']['from']>;
}

/** By itself, on everything, for every cart, with everything else. */
export const offer = (gift: OfferGift, { id = '1', left = null, on, from, ...terms }: Given = {}): Offer => ({
  id,
  left,
  terms: {
    title: `Offer ${id}`,
    gift,
    isListPriceOnly: false,
    how: 'itself',
    combines: { offers: true, codes: true, shipping: true },
    ...terms,
    on: { products: [], collections: [], categories: [], ...on },
    from: { rupees: null, pieces: null, ...from },
  },
});

export const percent = (of: number, upTo: number | null = null): OfferGift => ({ kind: 'percent', percent: of, upTo });
export const rupees = (of: number): OfferGift => ({ kind: 'rupees', rupees: of });
export const set = (pieces: number, price: number): OfferGift => ({ kind: 'set', pieces, price });
export const buyGet = (buy: number, get: number, off = 100): OfferGift => ({ kind: 'buy-get', buy, get, percent: off });
export const tiers = (...of: readonly (readonly [number, number])[]): OfferGift => ({
  kind: 'tiers',
  tiers: of.map(([pieces, off]) => ({ pieces, percent: off })),
});
export const freeShipping: OfferGift = { kind: 'shipping' };
