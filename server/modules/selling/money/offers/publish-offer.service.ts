// Publishes an offer, and ends it. In between nothing of it changes.
import type { OfferPage, OfferPublication } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import * as messages from '@taana-baana/contract/admin/texts/selling/offer-messages.ts';
import type * as z from 'zod/mini';
import type { Database } from '../../../../database/tables.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction } from '../../../shop/audit-log/audit-log.service.ts';
import { requireBudgetWithinLimit } from '../payments/refunds/manager-limit.service.ts';
import { deleteOfferCode, deleteOfferCodes, findOfferCode, insertOfferCodes } from './offer-codes.repository.ts';
import { type OfferDeps, requireOffer, toOfferPage } from './offer-page.service.ts';
import { termsOf, whoAndWhen } from './offers.mapping.ts';
import { type SavedOffer, updateOfferDraft, updateOfferEnded } from './offers.repository.ts';

/** Repeatable. Throws an error if the draft has a problem, or is not the one that the member saw. */
export function publishOffer(
  deps: OfferDeps,
  id: string,
  { draft }: z.output<typeof OfferPublication>,
  actor: Actor,
): Promise<OfferPage> {
  return deps.db.transaction().execute(async (trx) => {
    const within = { ...deps, db: trx };
    const before = await requireOffer(trx, id);
    if (before.published_at === null && before.draft === draft) await publish(within, before, actor);
    const stored = await requireOffer(trx, id);
    if (stored.draft !== draft) throw new AppError('conflict', describeConflict(stored));
    return toOfferPage(within, stored);
  });
}

/** Does nothing if somebody has changed or published it meanwhile. `deps.db` is a transaction. */
async function publish(deps: OfferDeps, offer: SavedOffer, actor: Actor): Promise<void> {
  const { db: trx, clock } = deps;
  const { problems, terms } = await toOfferPage(deps, offer);
  const [problem] = problems;
  if (problem !== undefined) throw new AppError('invalid', problem);
  const { title, how, limits, label } = terms;
  await requireBudgetWithinLimit(trx, deps, limits.budget, actor);
  if (!(await updateOfferDraft(trx, offer, { published_at: clock.now().toISOString() }))) return;
  if (how === 'itself') await deleteOfferCodes(trx, offer.id);
  else if (offer.code !== null) await takeCode(trx, offer.id, offer.code);
  const after = { title, ...(limits.budget !== null && { budget: limits.budget }), ...(label && { label }) };
  await recordAction(trx, clock, actor, { action: 'offers publish', subject: `offer ${offer.id}`, after });
}

const describeConflict = (stored: SavedOffer): string =>
  stored.published_at === null
    ? messages.changedBeforePublishing(...whoAndWhen(stored))
    : messages.publishedMeanwhile(formatDateTime(stored.published_at));

/** From an offer that has ended, if one has it: its orders keep the name of the code. */
async function takeCode(trx: Database, id: string, code: string): Promise<void> {
  const found = await findOfferCode(trx, code);
  if (found) await deleteOfferCode(trx, found.code);
  if ((await insertOfferCodes(trx, [{ code, offer_id: id, max_uses: null }])) > 0) return;
  const holder = await findOfferCode(trx, code);
  throw new AppError('conflict', messages.problems.codeUsed(code, holder ? termsOf(holder.offer).title : ''));
}

/** Repeatable: one that has ended already stays unchanged. Throws an error if it was not published. */
export function endOffer(deps: OfferDeps, id: string, actor: Actor): Promise<OfferPage> {
  return deps.db.transaction().execute(async (trx) => {
    const within = { ...deps, db: trx };
    const before = await toOfferPage(within, await requireOffer(trx, id));
    if (before.state === 'draft') throw new AppError('conflict', messages.notPublished);
    if (before.state === 'ended') return before;
    if (await updateOfferEnded(trx, id, deps.clock.now().toISOString())) {
      const { uses, spent, terms } = before;
      const after = { title: terms.title, uses, spent };
      await recordAction(trx, deps.clock, actor, { action: 'offers end', subject: `offer ${id}`, after });
    }
    return toOfferPage(within, await requireOffer(trx, id));
  });
}
