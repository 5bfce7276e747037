// Whatever is in the cart and whatever offers there are. Prices are small, so that rounding matters.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areTestsLong } from '../../../scripts/testing/long-tests.ts';
import { evaluateOffers } from './evaluate-offers.ts';
import { lowestTotal } from './every-combination.ts';
import type { Offer } from './offer.ts';
import { buyGet, freeShipping, line, offer, percent, rupees, set, tiers } from './testing.ts';

const runs = { numRuns: areTestsLong ? 50_000 : 300 };
const upTo = (max: number) => fc.integer({ min: 1, max });
const products = ['a', 'b', 'c', 'd', 'e', 'f'];

const item = fc
  .record({
    price: fc.oneof(upTo(30), fc.constantFrom(499, 599, 999)),
    quantity: upTo(4),
    productId: fc.constantFrom(...products),
    category: fc.constantFrom('Men', 'Women'),
    tags: fc.subarray(['new', 'popular']),
    isOnSale: fc.boolean(),
  })
  .map(({ price, quantity, ...of }) => line(price, quantity, of));

const gift = fc.oneof(
  fc.tuple(upTo(100), fc.option(upTo(20))).map(([of, most]) => percent(of, most)),
  upTo(30).map(rupees),
  fc.constant(freeShipping),
  fc.tuple(fc.integer({ min: 2, max: 4 }), upTo(60)).map(([pieces, price]) => set(pieces, price)),
  fc.tuple(upTo(2), upTo(2), upTo(100)).map(([buy, get, of]) => buyGet(buy, get, of)),
  fc.tuple(upTo(3), upTo(50), upTo(6), upTo(50)).map(([a, x, b, y]) => tiers([a, x], [b, y])),
);
type Named = Partial<Offer['terms']['on']>;
const usually = fc.integer({ min: 0, max: 7 }).map((of) => of > 0);
const offersOf = (how: Offer['terms']['how'], maxLength: number) =>
  fc
    .array(
      fc.record({
        gift,
        left: fc.option(fc.nat(50), { freq: 5 }),
        on: fc.oneof(
          fc.constant<Named>({}),
          fc.subarray(products).map((some): Named => ({ products: some })),
          fc.constant<Named>({ categories: ['Men'] }),
          fc.constant<Named>({ collections: ['new'] }),
        ),
        isListPriceOnly: fc.boolean(),
        from: fc.record({ rupees: fc.option(upTo(60), { freq: 1 }), pieces: fc.option(upTo(6), { freq: 1 }) }),
        combines: fc.record({ offers: usually, codes: usually, shipping: usually }),
      }),
      { maxLength },
    )
    .map((all) =>
      all.map(({ gift: of, ...terms }, index) =>
        offer(of, { id: `${how === 'code' ? 'c' : 'a'}${index}`, how, ...terms }),
      ),
    );
const cart = fc.record({
  lines: fc.array(item, { minLength: 1, maxLength: 4 }),
  fees: fc.record({ fee: fc.nat(10), freeFrom: fc.option(fc.nat(150)) }),
  offers: offersOf('itself', 4),
  codes: offersOf('code', 2),
});

it('never costs less than nothing, never more than its list price, and adds up', () => {
  fc.assert(
    fc.property(cart, ({ lines, fees, offers, codes }) => {
      const price = evaluateOffers(lines, fees, [...offers, ...codes]);
      let paid = 0;
      for (const { listPrice, discountPaise, paidPaise } of price.lines) {
        expect(Math.min(discountPaise, paidPaise)).toBeGreaterThanOrEqual(0);
        expect(paidPaise + discountPaise).toBe(listPrice * 100);
        paid += paidPaise;
      }
      const off = (kind: string) =>
        price.adjustments.reduce((sum, one) => (one.kind === kind ? sum + one.paise : sum), 0);
      expect(paid).toBe(price.itemsTotal * 100 - off('goods'));
      expect(price.total * 100).toBe(paid + price.shippingPrice * 100 - off('shipping'));
      expect(price.total).toBeLessThanOrEqual(evaluateOffers(lines, fees, []).total);
      for (const { paise } of price.adjustments) expect(paise > 0 && paise % 100 === 0).toBe(true);
    }),
    runs,
  );
});

it('costs no more than any combination, tried one after the other', () => {
  fc.assert(
    fc.property(cart, ({ lines, fees, offers, codes }) => {
      const all = [...offers, ...codes];
      // Less, where pieces cost the same: the trial takes those of the first line for a set.
      expect(evaluateOffers(lines, fees, all).total).toBeLessThanOrEqual(lowestTotal(lines, fees, all));
    }),
    runs,
  );
});

it('has the same offers with a fee for cash, and costs that more', () => {
  fc.assert(
    fc.property(cart, fc.integer({ min: 1, max: 50 }), ({ lines, fees, offers, codes }, cash) => {
      const online = evaluateOffers(lines, fees, [...offers, ...codes]);
      const inCash = evaluateOffers(lines, { ...fees, cash }, [...offers, ...codes]);
      expect(inCash.adjustments).toEqual(online.adjustments);
      expect(inCash.total).toBe(online.total + cash);
    }),
    runs,
  );
});

it('never costs more for one piece more than that piece', () => {
  fc.assert(
    fc.property(cart, item, fc.nat(4), ({ lines, fees, offers, codes }, added, index) => {
      const all = [...offers, ...codes];
      const { total } = evaluateOffers(lines, fees, all);
      const more = lines.map((one, at) => (at === index ? { ...one, quantity: one.quantity + 1 } : one));
      const isNew = index >= lines.length;
      const price = isNew ? added.price : (lines[index]?.price ?? 0);
      const fuller = evaluateOffers(isNew ? [...lines, { ...added, quantity: 1 }] : more, fees, all);
      expect(fuller.total).toBeLessThanOrEqual(total + price);
    }),
    runs,
  );
});

it('never costs more with a code, and the same in whatever order the offers come', () => {
  fc.assert(
    fc.property(cart, ({ lines, fees, offers, codes }) => {
      const price = evaluateOffers(lines, fees, [...offers, ...codes]);
      expect(price.total).toBeLessThanOrEqual(evaluateOffers(lines, fees, offers).total);
      expect(evaluateOffers(lines, fees, [...codes, ...offers.toReversed()])).toEqual(price);
    }),
    runs,
  );
});
