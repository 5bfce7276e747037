// The typed terms of an offer. Numbers are text here, so incomplete ones stay.
import type * as z from 'zod/mini';
import { OfferForm, type OfferPage } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import { giftInWords } from '@taana-baana/contract/admin/texts/selling/offers/offer-words.ts';
import { goods, who as people } from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import { email } from '@taana-baana/contract/schemas/fields.ts';
import type { OfferGift, OfferTerms } from '@taana-baana/contract/schemas/selling/offer.ts';

type Typed<Value> = Value extends number | null
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Typed<Item>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: Typed<Value[Name]> }
      : Value;
export type GiftText = Typed<OfferGift>;
export type GiftTextOf<Kind extends OfferGift['kind']> = Extract<GiftText, { kind: Kind }>;

type Kept = 'isListPriceOnly' | 'how' | 'startsAt' | 'endsAt' | 'isPaidOnlineOnly' | 'combines';

export interface OfferText extends Pick<OfferTerms, Kept>, Readonly<OfferTerms['on']> {
  readonly title: string;
  readonly gift: GiftText;
  /** `some`: at least one is chosen. */
  readonly scope: 'all' | 'some';
  readonly fromRupees: string;
  readonly fromPieces: string;
  readonly who: OfferTerms['who']['kind'];
  /** One on each line. */
  readonly emails: string;
  readonly code: string;
  readonly uses: string;
  readonly usesPerCustomer: string;
  readonly budget: string;
  readonly label: string;
}

/** What a kind begins with. */
export const usualGifts: { readonly [Kind in OfferGift['kind']]: GiftTextOf<Kind> } = {
  percent: { kind: 'percent', percent: '10', upTo: '' },
  rupees: { kind: 'rupees', rupees: '100' },
  shipping: { kind: 'shipping' },
  set: { kind: 'set', pieces: '3', price: '999' },
  'buy-get': { kind: 'buy-get', buy: '2', get: '1', percent: '100' },
  tiers: {
    kind: 'tiers',
    tiers: [
      { pieces: '2', percent: '10' },
      { pieces: '3', percent: '15' },
    ],
  },
};

const write = (value: string | number | null): string => (value === null ? '' : String(value));

/** Every amount of a gift, changed. */
const eachAmount = <To>(gift: object, change: (value: string | number | null, name: string) => unknown): To =>
  JSON.parse(JSON.stringify(gift), (name, value: string | number | object | null) =>
    name === 'kind' || (typeof value === 'object' && value !== null) ? value : change(value, name),
  ) as To;

export const textOf = ({ terms, code }: Pick<OfferPage, 'terms' | 'code'>): OfferText => ({
  title: terms.title,
  gift: eachAmount<GiftText>(terms.gift, (value) => write(value)),
  scope: Object.values(terms.on).flat().length > 0 ? 'some' : 'all',
  ...terms.on,
  isListPriceOnly: terms.isListPriceOnly,
  fromRupees: write(terms.from.rupees),
  fromPieces: write(terms.from.pieces),
  who: terms.who.kind,
  emails: terms.who.kind === 'customers' ? terms.who.emails.join('\n') : '',
  how: terms.how,
  code: code ?? '',
  startsAt: terms.startsAt,
  endsAt: terms.endsAt,
  uses: write(terms.limits.uses),
  usesPerCustomer: write(terms.limits.usesPerCustomer),
  budget: write(terms.limits.budget),
  isPaidOnlineOnly: terms.isPaidOnlineOnly,
  combines: terms.combines,
  label: terms.label ?? '',
});

/** `1,499` and `Rs. 499` are amounts too; the schema refuses anything else. */
const digitsOf = (text: string): string => text.replaceAll(/rs\.?|₹|[,\s]/gi, '');
const orNull = (text: string): string | null => digitsOf(text) || null;

const emailsOf = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((one) => one.toLowerCase())
    .filter(Boolean);

type Content = Omit<z.input<typeof OfferForm>, 'basedOn'>;

export const toContent = (text: OfferText): Content => ({
  terms: {
    title: text.title,
    gift: eachAmount<z.input<typeof OfferGift>>(text.gift, (value, name) =>
      name === 'upTo' ? orNull(write(value)) : digitsOf(write(value)),
    ),
    on:
      text.scope === 'all'
        ? { products: [], collections: [], categories: [] }
        : { products: text.products, collections: text.collections, categories: text.categories },
    isListPriceOnly: text.isListPriceOnly,
    from: { rupees: orNull(text.fromRupees), pieces: orNull(text.fromPieces) },
    who: text.who === 'customers' ? { kind: text.who, emails: emailsOf(text.emails) } : { kind: text.who },
    how: text.how,
    startsAt: text.startsAt,
    endsAt: text.endsAt,
    limits: { uses: orNull(text.uses), usesPerCustomer: orNull(text.usesPerCustomer), budget: orNull(text.budget) },
    isPaidOnlineOnly: text.isPaidOnlineOnly,
    combines: text.combines,
    label: text.label.trim() || null,
  },
  code: text.how === 'code' ? text.code.trim() || null : null,
});

/** By the field's path: `gift.percent`, `limits.uses`. */
export type OfferErrors = Readonly<Record<string, string>>;

export interface Checked {
  readonly form: z.output<typeof OfferForm> | undefined;
  readonly errors: OfferErrors;
}

export function checkText(text: OfferText): Checked {
  const { data, error } = OfferForm.safeParse({ ...toContent(text), basedOn: null });
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[path.join('.').replace(/^terms\./, '')] ??= message;
  const { scope, products, collections, categories } = text;
  if (scope === 'some' && products.length + collections.length + categories.length === 0) errors['on'] = goods.choose;
  const wrong = text.who === 'customers' ? emailFault(text.emails) : undefined;
  if (wrong) errors['who.emails'] = wrong;
  return { form: data, errors };
}

function emailFault(text: string): string | undefined {
  const typed = emailsOf(text);
  if (typed.length === 0) return people.emailsMissing;
  const wrong = typed.find((one) => !email.safeParse(one).success);
  return wrong && people.emailInvalid(wrong);
}

/** With what is typed so far. */
export const wordsOf = (gift: GiftText): string =>
  giftInWords(
    eachAmount<OfferGift>(gift, (value, name) => {
      const digits = digitsOf(write(value));
      return name === 'upTo' && digits === '' ? null : Number(digits) || 0;
    }),
  );

/** The title follows the gift until it is typed. */
export const withGift = ({ gift: before, title }: OfferText, gift: GiftText): Partial<OfferText> =>
  title.trim() === '' || title === wordsOf(before) ? { gift, title: wordsOf(gift) } : { gift };

const blank: OfferText = {
  title: '',
  gift: usualGifts.percent,
  scope: 'all',
  products: [],
  collections: [],
  categories: [],
  isListPriceOnly: false,
  fromRupees: '',
  fromPieces: '',
  who: 'all',
  emails: '',
  how: 'itself',
  code: '',
  startsAt: null,
  endsAt: null,
  uses: '',
  usesPerCustomer: '',
  budget: '',
  isPaidOnlineOnly: false,
  combines: { offers: false, codes: false, shipping: true },
  label: '',
};
export const newOffer: OfferText = { ...blank, ...withGift(blank, usualGifts.percent) };
