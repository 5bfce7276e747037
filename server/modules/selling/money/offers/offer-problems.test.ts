// Each reason not to publish an offer, and each note, by its sentence.
import { expect, describe, it } from 'vitest';
import type { OfferTerms } from '@taana-baana/contract/schemas/selling/offer.ts';
import { findNotes } from './offer-notes.ts';
import { type OfferFacts, findProblems } from './offer-problems.ts';
import { offerTerms } from './testing.ts';

const facts: OfferFacts = {
  now: new Date('2026-11-21T10:00:00.000Z'),
  code: null,
  hasSingleUseCodes: false,
  codeHolder: undefined,
  unknown: { products: [], collections: [], categories: [] },
  prices: [499, 799],
  shippingFee: 100,
};
const before = '2026-11-21T09:00:00.000Z';
const later = '2026-11-21T11:00:00.000Z';
const byCode = { how: 'code' } as const;
const customers = (...emails: string[]) => ({ who: { kind: 'customers', emails } }) as const;
const set = (pieces: number, price: number) => ({ gift: { kind: 'set', pieces, price } }) as const;
const tiers = (...steps: [pieces: number, percent: number][]) =>
  ({ gift: { kind: 'tiers', tiers: steps.map(([pieces, percent]) => ({ pieces, percent })) } }) as const;

describe('an offer cannot be published', () => {
  it.each<[string, Partial<OfferTerms>, Partial<OfferFacts>, string]>([
    ['by a code without one', byCode, {}, 'Please type a code, or make single-use codes.'],
    [
      'with the code of another',
      byCode,
      { code: 'ASHA', codeHolder: 'Friends' },
      'The code ASHA belongs to the offer “Friends”',
    ],
    ['that ends before it begins', { startsAt: later, endsAt: before }, {}, 'ends before it begins'],
    ['that ends when it begins', { startsAt: later, endsAt: later }, {}, 'ends before it begins'],
    ['that is over', { endsAt: before }, {}, 'The end of the offer is over'],
    ['for nobody', customers(), {}, 'Please name the customers'],
    ['for no e-mail', customers('asha@example.com', 'asha'), {}, '“asha” is no e-mail address'],
    ['of as much percent for more pieces', tiers([2, 10], [3, 10]), {}, 'Each step needs more pieces'],
    ['of more percent for as many pieces', tiers([2, 10], [2, 15]), {}, 'Each step needs more pieces'],
    [
      'of three for more than the dearest three',
      set(3, 2397),
      {},
      '3 of the dearest pieces that the offer is on cost Rs. 2,397',
    ],
    [
      'of free shipping that is free',
      { gift: { kind: 'shipping' } },
      { shippingFee: 0 },
      'Shipping is free for every order',
    ],
    ['on a product that is gone', {}, { unknown: { ...facts.unknown, products: ['tee'] } }, 'no product “tee”'],
    [
      'on a collection that is gone',
      {},
      { unknown: { ...facts.unknown, collections: ['Ikat'] } },
      'no collection of “Ikat”',
    ],
    ['on a category that is gone', {}, { unknown: { ...facts.unknown, categories: ['Caps'] } }, 'category “Caps”'],
  ])('%s', (_what, terms, more, sentence) => {
    expect(findProblems(offerTerms(terms), { ...facts, ...more })).toEqual([expect.stringContaining(sentence)]);
  });
});

describe('an offer can be published', () => {
  it.each<[string, Partial<OfferTerms>, Partial<OfferFacts>]>([
    ['by itself, whoever has the code that was typed', {}, { code: 'ASHA', codeHolder: 'Friends' }],
    ['by a code', byCode, { code: 'ASHA' }],
    ['by single-use codes', byCode, { hasSingleUseCodes: true }],
    ['that has begun and ends later', { startsAt: before, endsAt: later }, {}],
    ['for a customer', customers('asha@example.com'), {}],
    ['of steps that rise', tiers([2, 10], [3, 15]), {}],
    ['of three for a rupee less than the dearest three', set(3, 2396), {}],
    ['of three, before anything is sold', set(3, 999), { prices: [] }],
    [
      'of free shipping on some products',
      { gift: { kind: 'shipping' }, on: { ...facts.unknown, products: ['tee'] } },
      {},
    ],
  ])('%s', (_what, terms, more) => {
    expect(findProblems(offerTerms(terms), { ...facts, ...more })).toEqual([]);
  });
});

describe('the owner is told', () => {
  const notes = (terms: Partial<OfferTerms>, prices: number[], more = {}) =>
    findNotes(offerTerms(terms), { prices, isRegistered: true, day: '2026-11-21', ...more });
  const percent = (number: number, upTo: number | null = null) =>
    ({ gift: { kind: 'percent', percent: number, upTo } }) as const;
  const rupees = (number: number) => ({ gift: { kind: 'rupees', rupees: number } }) as const;

  it('that a price falls to the lower tax, and what that leaves', () => {
    expect(notes(percent(10), [2700])).toEqual([
      'A piece for Rs. 2,700 falls to Rs. 2,430, and its GST from 18 to 5 %: the offer leaves you Rs. 26.14 more.',
    ]);
    expect(notes(rupees(500), [2700])).toEqual([
      'A piece for Rs. 2,700 falls to Rs. 2,200, and its GST from 18 to 5 %: of the Rs. 500 you pay only Rs. 192.90.',
    ]);
  });

  it.each<[string, number, Partial<OfferTerms>, number]>([
    ['of 2,625, which has the lower one already', 2625, percent(10), 0],
    ['of 2,626', 2626, rupees(1), 1],
    ['of 2,950', 2950, rupees(325), 1],
    ['of 2,950 that falls to 2,626', 2950, rupees(324), 0],
    ['of 2,951', 2951, percent(15), 0],
    ['that falls as far as the cap', 2700, percent(10, 75), 1],
    ['that the cap keeps above', 2700, percent(10, 74), 0],
    ['of a cart that needs more than it', 2700, { ...rupees(100), from: { rupees: 2701, pieces: null } }, 0],
    ['of a cart that needs two pieces', 2700, { ...rupees(100), from: { rupees: null, pieces: 2 } }, 0],
    ['of no discount on goods', 2700, { gift: { kind: 'shipping' } }, 0],
  ])('of a price %s: at 2,625 or less', (_what, price, terms, count) => {
    expect(notes(terms, [price])).toHaveLength(count);
  });

  it('nothing of tax where none is charged', () => {
    expect(notes(percent(10), [2700], { isRegistered: false })).toEqual([]);
  });

  it('that the offer is on nothing', () => {
    expect(notes(percent(10), [])).toEqual(['No product that is sold now is in this offer.']);
  });
});
