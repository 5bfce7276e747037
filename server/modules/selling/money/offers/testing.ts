// Offers, for tests.
import type { OfferPage } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import type { OfferTerms } from '@taana-baana/contract/schemas/selling/offer.ts';
import { newToken } from '../../../../credentials/secret-tokens.ts';
import type { OfferUseRow } from '../../../../database/tables/offer-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { saveOffer } from './offers-admin.service.ts';
import { publishOffer } from './publish-offer.service.ts';

/** 10 % off everything, for all, by itself. */
export const offerTerms = (changes: Partial<OfferTerms> = {}): OfferTerms => ({
  title: '10 % off',
  gift: { kind: 'percent', percent: 10, upTo: null },
  on: { products: [], collections: [], categories: [] },
  isListPriceOnly: false,
  from: { rupees: null, pieces: null },
  who: { kind: 'all' },
  how: 'itself',
  startsAt: null,
  endsAt: null,
  limits: { uses: null, usesPerCustomer: null, budget: null },
  isPaidOnlineOnly: false,
  combines: { offers: false, codes: false, shipping: true },
  label: null,
  ...changes,
});

type Shop = Pick<TestShop, 'deps'>;

export async function writeOffer(
  { deps }: Shop,
  changes: Partial<OfferTerms> = {},
  code: string | null = null,
): Promise<OfferPage> {
  const form = { terms: offerTerms(changes), code, basedOn: null };
  return (await saveOffer(deps, newToken(), form, commandLine)).offer;
}

/** Published: with a code if there is one. */
export async function startOffer(
  shop: Shop,
  changes: Partial<OfferTerms> = {},
  code: string | null = null,
): Promise<OfferPage> {
  const how = code === null ? 'itself' : 'code';
  const { id, draft } = await writeOffer(shop, { how, ...changes }, code);
  return publishOffer(shop.deps, id, { draft }, commandLine);
}

/** As the order's placement takes it, without what the offer counts. */
export async function addUse(
  db: Database,
  offerId: string,
  order: { readonly id: string },
  use: Pick<OfferUseRow, 'rupees'> & Partial<OfferUseRow>,
): Promise<void> {
  const row = { order_id: order.id, offer_id: offerId, code: null, customer_id: null, mobile_hash: null };
  await db
    .insertInto('offer_uses')
    .values({ ...row, email_hash: null, state: 'taken', created_at: '2026-11-21T10:00:00.000Z', ...use })
    .execute();
}
