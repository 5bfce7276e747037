// An offer as its page in the admin shows it: with its codes, its problems and what to know.
import type { OfferPage } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import * as messages from '@taana-baana/contract/admin/texts/selling/offer-messages.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import type { OfferTerms } from '@taana-baana/contract/schemas/selling/offer.ts';
import { sellerKindOf } from '@taana-baana/contract/tax/documents.ts';
import type { OfferRow } from '../../../../database/tables/offer-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { listOfferedPrices, listUnknownNames } from '../../../catalog/products/offered-goods.repository.ts';
import { countSingleUseCodes, findOfferCode } from './offer-codes.repository.ts';
import { findNotes } from './offer-notes.ts';
import { findProblems } from './offer-problems.ts';
import { stateOf, termsOf, toOffer } from './offers.mapping.ts';
import { type SavedOffer, findOffer } from './offers.repository.ts';

export type OfferDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** Throws a 404 error if there is none. */
export async function requireOffer(db: Database, id: string): Promise<SavedOffer> {
  const row = await findOffer(db, id);
  if (!row) throw new AppError('not-found', messages.offerNotFound);
  return row;
}

/** `deps.db` may be a transaction. */
export async function toOfferPage(deps: OfferDeps, row: SavedOffer): Promise<OfferPage> {
  const { db, clock } = deps;
  const offer = toOffer(row, clock.now());
  const singleUseCodes = await countSingleUseCodes(db, row.id);
  return {
    ...offer,
    draft: row.draft,
    code: row.code,
    singleUseCodes,
    ...(offer.state === 'ended' ? { problems: [], notes: [] } : await judge(deps, row, singleUseCodes.made > 0)),
  };
}

async function judge({ db, clock, settings }: OfferDeps, row: SavedOffer, hasSingleUseCodes: boolean) {
  const now = clock.now();
  const terms = termsOf(row);
  const { gstin, tax, shipping } = settings.current();
  const prices = await listOfferedPrices(db, terms);
  const isRegistered = sellerKindOf(gstin, tax.isComposition) === 'invoice';
  const notes = findNotes(terms, { prices, isRegistered, day: indianDayOf(now) });
  if (row.published_at !== null) return { problems: [], notes };
  const codeHolder = (await findCodeHolder(db, row, now))?.title;
  const unknown = await listUnknownNames(db, terms.on);
  const facts = { now, code: row.code, hasSingleUseCodes, codeHolder, unknown, prices, shippingFee: shipping.fee };
  return { problems: findProblems(terms, facts), notes };
}

/** Another offer, not ended, that has the code; a code of one that has ended is free again. */
async function findCodeHolder(db: Database, { code }: OfferRow, now: Date): Promise<OfferTerms | undefined> {
  const found = code === null ? undefined : await findOfferCode(db, code);
  const terms = found && termsOf(found.offer);
  return found && terms && stateOf(found.offer, terms, now) !== 'ended' ? terms : undefined;
}
