// Offers in the admin: listed, saved as drafts, deleted, copied. No text is lost: if another draft
// was saved meanwhile, both are shown.
import type { AdminAnswer } from '@taana-baana/contract/admin/calls.ts';
import type { OfferForm, OfferList, OfferPage } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import * as messages from '@taana-baana/contract/admin/texts/selling/offer-messages.ts';
import { v7 } from 'uuid';
import { newToken } from '../../../../credentials/secret-tokens.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { type OfferDeps, requireOffer, toOfferPage } from './offer-page.service.ts';
import { termsOf, toOffer, whoAndWhen } from './offers.mapping.ts';
import * as repository from './offers.repository.ts';

export async function listOffers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<OfferList> {
  const offers = (await repository.listSavedOffers(db)).map((row) => toOffer(row, clock.now()));
  const isEnded = ({ state }: { readonly state: string }) => state === 'ended';
  return { offers: [...offers.filter((offer) => !isEnded(offer)), ...offers.filter(isEnded)] };
}

/** Throws a 404 error if there is none. */
export const getOffer = async (deps: OfferDeps, id: string): Promise<OfferPage> =>
  toOfferPage(deps, await requireOffer(deps.db, id));

/** Saves nothing if the draft has changed since or was published. Throws a 404 error if it was deleted. */
export function saveOffer(
  deps: OfferDeps,
  id: string,
  { terms, code, basedOn }: OfferForm,
  actor: Actor,
): Promise<AdminAnswer<'saveOffer'>> {
  return deps.db.transaction().execute(async (trx) => {
    const row = newDraft(deps, { terms: JSON.stringify(terms), code }, actor);
    const isSaved =
      basedOn === null
        ? await repository.insertOffer(trx, { id, ...row, created_at: row.saved_at })
        : await repository.updateOfferDraft(trx, { id, draft: basedOn }, row);
    const stored = await requireOffer(trx, id);
    const isSame = stored.terms === row.terms && stored.code === code;
    return {
      conflict: isSaved || isSame ? null : describeConflict(stored),
      offer: await toOfferPage({ ...deps, db: trx }, stored),
    };
  });
}

const newDraft = <Content>({ clock }: Pick<Deps, 'clock'>, content: Content, actor: Actor) => ({
  ...content,
  draft: v7(),
  saved_at: clock.now().toISOString(),
  saved_by: staffIdOf(actor),
});

const describeConflict = (stored: repository.SavedOffer): string =>
  stored.published_at === null
    ? messages.savedMeanwhile(...whoAndWhen(stored))
    : messages.publishedMeanwhile(formatDateTime(stored.published_at));

/** With its codes. Throws an error unless it is a draft. */
export function removeOffer({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string, actor: Actor): Promise<undefined> {
  return db.transaction().execute(async (trx) => {
    const deleted = await repository.deleteOfferDraft(trx, id);
    if (!deleted) {
      await requireOffer(trx, id);
      throw new AppError('conflict', messages.publishedStays);
    }
    const { title } = termsOf(deleted);
    await recordAction(trx, clock, actor, { action: 'offers delete', subject: `offer ${id}`, before: { title } });
    return undefined;
  });
}

/** A new draft with the same terms and code, without single-use codes. Throws a 404 error if there is none. */
export function copyOffer(deps: OfferDeps, id: string, actor: Actor): Promise<OfferPage> {
  return deps.db.transaction().execute(async (trx) => {
    const { terms, code } = await requireOffer(trx, id);
    const row = newDraft(deps, { id: newToken(), terms, code }, actor);
    await repository.insertOffer(trx, { ...row, created_at: row.saved_at });
    const after = { title: termsOf(row).title };
    await recordAction(trx, deps.clock, actor, { action: 'offers copy', subject: `offer ${id}`, after });
    return toOfferPage({ ...deps, db: trx }, await requireOffer(trx, row.id));
  });
}
