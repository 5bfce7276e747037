// The typed terms line by line, to show the differences of two people's versions.
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { lines } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { combinesInWords } from '@taana-baana/contract/admin/texts/selling/offers/offer-words.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import { type OfferText, wordsOf } from './offer-text.ts';

const moment = (iso: string | null): string => (iso ? formatDateTime(iso) : '');
const yesOrNo = (isSo: boolean): string => (isSo ? lines.yes : lines.no);

export function toText(text: OfferText): string {
  const all = [
    [texts.gift.heading, wordsOf(text.gift)],
    [texts.gift.title, text.title],
    [texts.goods.heading, texts.goods.scopes[text.scope]],
    [texts.goods.products, text.products.join(', ')],
    [texts.goods.collections, text.collections.join(', ')],
    [texts.goods.categories, text.categories.join(', ')],
    [texts.goods.isListPriceOnly, yesOrNo(text.isListPriceOnly)],
    [texts.who.fromRupees, text.fromRupees],
    [texts.who.fromPieces, text.fromPieces],
    [texts.who.label, texts.who.kinds[text.who]],
    [texts.who.emails, text.emails.split('\n').join(', ')],
    [texts.how.label, texts.how.kinds[text.how]],
    [texts.how.code, text.code],
    [texts.when.from, moment(text.startsAt)],
    [texts.when.until, moment(text.endsAt)],
    [texts.limits.uses, text.uses],
    [texts.limits.usesPerCustomer, text.usesPerCustomer],
    [texts.limits.budget, text.budget],
    [texts.limits.isPaidOnlineOnly, yesOrNo(text.isPaidOnlineOnly)],
    [texts.others.heading, combinesInWords(text.combines)],
    [texts.others.label, text.label],
  ] as const;
  return all.map(([label, value]) => lines.line(label, value.trim() || lines.none)).join('\n');
}
