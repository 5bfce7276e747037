// Why an offer cannot be published yet.
import { problems as texts } from '@taana-baana/contract/admin/texts/selling/offer-messages.ts';
import { listPriceOf } from '@taana-baana/contract/pricing/list-price.ts';
import { email } from '@taana-baana/contract/schemas/fields.ts';
import type { OfferGift, OfferTerms } from '@taana-baana/contract/schemas/selling/offer.ts';

export interface OfferFacts {
  readonly now: Date;
  readonly code: string | null;
  readonly hasSingleUseCodes: boolean;
  /** The title of another offer, not ended, that has the code. */
  readonly codeHolder: string | undefined;
  /** What it names and the shop has not. */
  readonly unknown: OfferTerms['on'];
  /** Of products that it is on now, the lowest first. */
  readonly prices: readonly number[];
  /** Of an order that pays it, in rupees. */
  readonly shippingFee: number;
}

/** Sentences. */
export const findProblems = (terms: OfferTerms, facts: OfferFacts): string[] => [
  ...codeProblems(terms, facts),
  ...timeProblems(terms, facts),
  ...customerProblems(terms),
  ...giftProblems(terms.gift, facts),
  ...facts.unknown.products.map(texts.productGone),
  ...facts.unknown.collections.map(texts.collectionGone),
  ...facts.unknown.categories.map(texts.categoryGone),
];

function codeProblems({ how }: OfferTerms, { code, hasSingleUseCodes, codeHolder }: OfferFacts): string[] {
  if (how !== 'code') return [];
  if (code === null) return hasSingleUseCodes ? [] : [texts.codeMissing];
  return codeHolder === undefined ? [] : [texts.codeUsed(code, codeHolder)];
}

function timeProblems({ startsAt, endsAt }: OfferTerms, { now }: OfferFacts): string[] {
  if (endsAt === null) return [];
  const end = Date.parse(endsAt);
  if (startsAt !== null && end <= Date.parse(startsAt)) return [texts.endsEarly];
  return end <= now.getTime() ? [texts.endIsPast] : [];
}

function customerProblems({ who }: OfferTerms): string[] {
  if (who.kind !== 'customers') return [];
  if (who.emails.length === 0) return [texts.noCustomers];
  return who.emails.filter((text) => !email.safeParse(text).success).map(texts.noEmail);
}

/** Of what gives nothing, and to nobody. */
function giftProblems(gift: OfferGift, { prices, shippingFee }: OfferFacts): string[] {
  if (gift.kind === 'shipping') return shippingFee === 0 ? [texts.shippingIsFree] : [];
  if (gift.kind === 'set') {
    const costs = listPriceOf({ price: prices.at(-1) ?? Infinity, quantity: gift.pieces });
    return gift.price >= costs ? [texts.setIsDearer(gift.pieces, costs)] : [];
  }
  if (gift.kind !== 'tiers') return [];
  const isRising = gift.tiers.every((tier, index) => {
    const before = gift.tiers[index - 1];
    return !before || (tier.pieces > before.pieces && tier.percent > before.percent);
  });
  return isRising ? [] : [texts.tiersDoNotRise];
}
