// For tests: offers with any codes, and the invariants of their counts.
import { expect } from 'vitest';
import { v7 } from 'uuid';
import type { OfferTerms } from '@taana-baana/contract/schemas/selling/offer.ts';
import type { Deps } from '../../../../../deps.ts';
import type { TestShop } from '../../../../../testing.ts';
import { listOfferDifferences } from '../offers-check.service.ts';
import { offerTerms } from '../testing.ts';

/** Limits that are not named are none. */
const all = { offers: true, codes: true, shipping: true };
type Changes = Partial<Omit<OfferTerms, 'limits'>> & { readonly limits?: Partial<OfferTerms['limits']> };

/** Rs. 100 off, which combines with others. */
export async function insertOffer(
  { deps: { db, clock } }: { readonly deps: Pick<Deps, 'db' | 'clock'> },
  { limits, ...changes }: Changes = {},
  codes: readonly (string | { readonly code: string; readonly maxUses: number })[] = [],
): Promise<string> {
  const id = v7();
  const now = clock.now().toISOString();
  const how = codes.length > 0 ? 'code' : 'itself';
  const usual = { title: 'Festive', gift: { kind: 'rupees', rupees: 100 }, combines: all, how } as const;
  const terms = offerTerms({ ...usual, ...changes });
  const published = { ...terms, limits: { ...terms.limits, ...limits } };
  const at = { created_at: now, saved_at: now, published_at: now };
  await db
    .insertInto('offers')
    .values({ id, terms: JSON.stringify(published), draft: id, ...at, saved_by: null, ended_at: null })
    .execute();
  for (const one of codes) {
    const { code, maxUses = null } = typeof one === 'string' ? { code: one } : one;
    await db.insertInto('offer_codes').values({ code, offer_id: id, max_uses: maxUses }).execute();
  }
  return id;
}

export async function readUses({ deps: { db } }: Pick<TestShop, 'deps'>) {
  const offers = await db.selectFrom('offers').selectAll().orderBy('id').execute();
  const codes = await db.selectFrom('offer_codes').selectAll().orderBy('code').execute();
  const uses = await db.selectFrom('offer_uses').selectAll().orderBy('created_at').orderBy('order_id').execute();
  return { offers, codes, uses, states: uses.map(({ state }) => state) };
}

/** What offers and codes count is the sum of their uses, and within their limits. */
export async function expectSoundUses(shop: Pick<TestShop, 'deps'>): Promise<void> {
  expect(await listOfferDifferences(shop.deps.db)).toEqual([]);
  const { offers, codes } = await readUses(shop);
  for (const { uses, spent, terms } of offers) {
    const { limits } = JSON.parse(terms) as OfferTerms;
    expect(uses).toBeLessThanOrEqual(limits.uses ?? Infinity);
    expect(spent).toBeLessThanOrEqual(limits.budget ?? Infinity);
  }
  for (const { uses, max_uses: most } of codes) expect(uses).toBeLessThanOrEqual(most ?? Infinity);
}
