// What is typed into an offer becomes its terms, and the terms become the same text again.
import { describe, expect, it } from 'vitest';
import { checkText, newOffer, type OfferText, textOf, usualGifts, withGift } from './offer-text.ts';

const typed = (changes: Partial<OfferText>): OfferText => ({ ...newOffer, ...changes });
const errorsOf = (changes: Partial<OfferText>) => checkText(typed(changes)).errors;

describe('a new offer', () => {
  it('can be saved as it begins', () => {
    expect(checkText(newOffer).errors).toEqual({});
    expect(newOffer.title).toBe('10 % off');
  });

  it.each(Object.values(usualGifts))('is the same text again after it is saved: %o', (gift) => {
    const text = typed({
      gift,
      how: 'code',
      code: 'DIWALI',
      who: 'customers',
      emails: 'asha@example.com',
      budget: '500',
    });
    const { form } = checkText(text);
    expect(form && textOf(form)).toEqual(text);
  });
});

describe('numbers', () => {
  it('may be typed as amounts are written', () => {
    const { form } = checkText(typed({ gift: { kind: 'set', pieces: '3', price: 'Rs. 1,499' }, budget: '₹ 50,000' }));
    expect(form?.terms.gift).toEqual({ kind: 'set', pieces: 3, price: 1499 });
    expect(form?.terms.limits.budget).toBe(50_000);
  });

  it('that are wrong are named at their field', () => {
    const tiers = [{ pieces: '2', percent: 'ten' }];
    expect(errorsOf({ gift: { kind: 'tiers', tiers } })).toHaveProperty(['gift.tiers.0.percent']);
    expect(errorsOf({ uses: '0' })).toHaveProperty(['limits.uses']);
    expect(errorsOf({ fromPieces: '1.5' })).toHaveProperty(['from.pieces']);
  });
});

describe('the title', () => {
  it('follows what the offer gives, also while a number is typed', () => {
    const set = { ...newOffer, ...withGift(newOffer, usualGifts.set) };
    expect(set.title).toBe('3 for Rs. 999');
    const empty = { ...set, ...withGift(set, { ...usualGifts.set, price: '' }) };
    expect({ ...empty, ...withGift(empty, { ...usualGifts.set, price: '799' }) }.title).toBe('3 for Rs. 799');
  });

  it('stays once it is typed', () => {
    expect(withGift(typed({ title: 'Monsoon week' }), usualGifts.set)).toEqual({ gift: usualGifts.set });
  });

  it('of many steps says the most', () => {
    const tiers = [2, 3, 4, 5, 6].map((pieces) => ({ pieces: String(pieces * 10), percent: String(pieces * 5) }));
    expect(withGift(newOffer, { kind: 'tiers', tiers }).title).toBe('Up to 30 % off');
  });
});

it('on some T-shirts names at least one, so that it is never on everything by mistake', () => {
  expect(errorsOf({ scope: 'some' })).toHaveProperty(['on']);
  expect(errorsOf({ scope: 'some', products: ['warli'] })).toEqual({});
  expect(checkText(typed({ scope: 'all', products: ['warli'] })).form?.terms.on.products).toEqual([]);
});

it('for some customers has their e-mails', () => {
  expect(errorsOf({ who: 'customers' })).toHaveProperty(['who.emails']);
  expect(errorsOf({ who: 'customers', emails: 'asha@example.com\nmeena' })).toMatchObject({
    'who.emails': '“meena” is no e-mail.',
  });
});
