// Lists, hides and shows reviews, and replies to them, for staff. A change is one of the catalogue,
// so every process shows it within 2 s.
import { reviewsListed } from '@taana-baana/contract/admin/paths/review-filters.ts';
import type {
  ReviewHiding,
  ReviewList,
  ReviewListQuery,
  ReviewReply,
  ReviewRow as WireRow,
} from '@taana-baana/contract/admin/schemas/catalog/reviews.ts';
import type { AuditAction } from '@taana-baana/contract/admin/texts/shop/audit-log.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/reviews.ts';
import { recordChange } from '../../../database/changes.ts';
import type { Database } from '../../../database/tables.ts';
import type { ReviewRow } from '../../../database/tables/catalog-tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { ChangeDeps, Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { cursorOf, placeOf, readPage } from '../../list-page.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import {
  type ModeratedReviewRow,
  findModeratedReview,
  listModeratedReviews,
  lockReview,
  updateReview,
} from './moderated-reviews.repository.ts';

export async function listReviews(
  { db }: Pick<Deps, 'db'>,
  { tab, stars, search, after }: ReviewListQuery,
): Promise<ReviewList> {
  const filter = { isHidden: tab === 'hidden', stars, search: search || undefined, after: placeOf(after) };
  const { rows, next } = await readPage(
    reviewsListed,
    (limit) => listModeratedReviews(db, { ...filter, limit }),
    ({ created_at: at, id }) => cursorOf({ at, id }),
  );
  return { reviews: rows.map(toWireRow), next };
}

/** Hidden again with another reason, it gets that one. */
export function hideReview(deps: ChangeDeps, id: string, { reason }: ReviewHiding, actor: Actor): Promise<WireRow> {
  return change(deps, id, actor, ({ hidden_reason, hidden_at }, now) =>
    hidden_reason === reason
      ? undefined
      : {
          action: 'reviews hide',
          after: { reason },
          changes: { hidden_at: hidden_at ?? now, hidden_reason: reason },
        },
  );
}

export function unhideReview(deps: ChangeDeps, id: string, actor: Actor): Promise<WireRow> {
  return change(deps, id, actor, ({ hidden_at, hidden_reason }) =>
    hidden_at === null
      ? undefined
      : {
          action: 'reviews unhide',
          before: { reason: hidden_reason },
          changes: { hidden_at: null, hidden_reason: null },
        },
  );
}

export function replyToReview(deps: ChangeDeps, id: string, { text }: ReviewReply, actor: Actor): Promise<WireRow> {
  return change(deps, id, actor, ({ reply }, now) =>
    reply === text ? undefined : { action: 'reviews reply', changes: { reply: text, replied_at: now } },
  );
}

export function removeReply(deps: ChangeDeps, id: string, actor: Actor): Promise<WireRow> {
  return change(deps, id, actor, ({ reply }) =>
    reply === null ? undefined : { action: 'reviews remove reply', changes: { reply: null, replied_at: null } },
  );
}

interface ReviewChange {
  readonly action: AuditAction;
  readonly before?: Record<string, unknown>;
  readonly after?: Record<string, unknown>;
  readonly changes: Parameters<typeof updateReview>[2];
}

/**
 * `decide`: undefined if the review is in that state already; then nothing changes. Throws a 404
 * error.
 */
async function change(
  deps: ChangeDeps,
  id: string,
  actor: Actor,
  decide: (review: ReviewRow, now: string) => ReviewChange | undefined,
): Promise<WireRow> {
  await inTransaction(deps, async (trx) => {
    const review = await lockReview(trx, id);
    if (!review) throw new AppError('not-found', messages.notFound);
    const decided = decide(review, deps.clock.now().toISOString());
    if (!decided) return;
    const { changes, ...action } = decided;
    await updateReview(trx, id, changes);
    await recordAction(trx, deps.clock, actor, { ...action, subject: `review ${id}` });
    trx.announce(await recordChange(trx, { data: 'catalog', productId: review.product_id }));
  });
  return toWireRow(await requireReview(deps.db, id));
}

async function requireReview(db: Database, id: string): Promise<ModeratedReviewRow> {
  const row = await findModeratedReview(db, id);
  if (!row) throw new AppError('not-found', messages.notFound);
  return row;
}

const toWireRow = (row: ModeratedReviewRow): WireRow => ({
  id: row.id,
  product: { id: row.product_id, title: row.title },
  author: row.firstname === null ? null : `${row.firstname} ${row.lastname}`,
  star: row.star,
  comment: row.comment,
  at: row.created_at,
  hidden: row.hidden_at && row.hidden_reason ? { at: row.hidden_at, reason: row.hidden_reason } : null,
  reply: row.reply !== null && row.replied_at ? { text: row.reply, at: row.replied_at } : null,
});
