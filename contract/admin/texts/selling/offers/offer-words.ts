// An offer in words: its gift, its terms, and what publishing it does.
import { offerLimits } from '../../../../limits.ts';
import type { OfferTerms } from '../../../../schemas/selling/offer.ts';
import { formatDateTime } from '../../dates.ts';
import { formatRupees } from '../../money.ts';
import { formatCount } from '../../quantities.ts';
import { how, others, who } from './offers.ts';

export const labels = {
  on: 'On',
  except: 'Not on',
  onSale: 'What is on sale already',
  from: 'From',
  who: 'For whom',
  how: 'How',
  when: 'When',
  uses: 'Uses in all',
  usesPerCustomer: 'Uses per customer',
  budget: 'Budget',
  payment: 'Payment',
  combines: 'Together with',
  label: 'Label',
  paidOnline: 'Only paid online',
} as const;

export const everything = 'Everything';

const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${formatCount(number)} ${many}`;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** As shoppers would read it: “3 for Rs. 999”. */
export function giftInWords(gift: OfferTerms['gift']): string {
  switch (gift.kind) {
    case 'percent':
      return `${gift.percent} % off${gift.upTo === null ? '' : `, at most ${formatRupees(gift.upTo)}`}`;
    case 'rupees':
      return `${formatRupees(gift.rupees)} off`;
    case 'shipping':
      return 'Free shipping';
    case 'set':
      return `${gift.pieces} for ${formatRupees(gift.price)}`;
    case 'buy-get':
      return `Buy ${gift.buy}, get ${gift.get} ${gift.percent === 100 ? 'free' : `at ${gift.percent} % off`}`;
    case 'tiers': {
      const all = `Buy ${gift.tiers.map(({ pieces, percent }) => `${pieces}: ${percent} % off`).join(', ')}`;
      const most = Math.max(...gift.tiers.map(({ percent }) => percent));
      return all.length <= offerLimits.title ? all : `Up to ${most} % off`;
    }
  }
}

export function goodsInWords({ products, collections, categories }: OfferTerms['on']): string {
  const parts = [
    ...(products.length > 0 ? [count(products.length, 'T-shirt', 'T-shirts')] : []),
    ...(collections.length > 0 ? [count(collections.length, 'collection', 'collections')] : []),
    ...(categories.length > 0 ? [count(categories.length, 'category', 'categories')] : []),
  ];
  return listed(parts) || lower(everything);
}

/** Undefined: of any cart. */
export function cartInWords({ rupees, pieces }: OfferTerms['from']): string | undefined {
  const parts = [
    ...(rupees === null ? [] : [formatRupees(rupees)]),
    ...(pieces === null ? [] : [count(pieces, 'piece', 'pieces')]),
  ];
  return parts.length > 0 ? listed(parts) : undefined;
}

export const peopleInWords = (people: OfferTerms['who']): string =>
  people.kind === 'customers' ? count(people.emails.length, 'customer', 'customers') : who.kinds[people.kind];

/** `code`: the one that all use. */
export function wayInWords({ how: way }: Pick<OfferTerms, 'how'>, code: string | null): string {
  if (way === 'itself') return how.kinds.itself;
  return code === null ? 'With single-use codes' : `With the code ${code}`;
}

export function timeInWords({ startsAt, endsAt }: Pick<OfferTerms, 'startsAt' | 'endsAt'>): string {
  const from = startsAt === null ? '' : `From ${formatDateTime(startsAt)} `;
  const until = endsAt === null ? 'until you end it' : `until ${formatDateTime(endsAt)}`;
  return from ? from + until : `U${until.slice(1)}`;
}

export const combinesInWords = (combines: OfferTerms['combines']): string =>
  listed(
    (['offers', 'codes', 'shipping'] as const)
      .filter((kind) => combines[kind])
      .map((kind, index) => (index === 0 ? others.kinds[kind] : lower(others.kinds[kind]))),
  ) || 'Nothing';

const lower = (words: string): string => words.slice(0, 1).toLowerCase() + words.slice(1);

/** “3 for Rs. 999 on everything, for everybody, by itself, until you end it.” */
export function offerInASentence(terms: OfferTerms, code: string | null): string {
  const from = cartInWords(terms.from);
  const parts = [
    `${giftInWords(terms.gift)} on ${goodsInWords(terms.on)}`,
    ...(from ? [`from ${from}`] : []),
    `for ${terms.who.kind === 'first-order' ? 'a first order' : lower(peopleInWords(terms.who))}`,
    lower(wayInWords(terms, code)),
    lower(timeInWords(terms)),
  ];
  return `${parts.join(', ')}.`;
}
