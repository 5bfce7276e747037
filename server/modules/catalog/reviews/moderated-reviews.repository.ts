// SQL for the reviews in the admin: hidden ones are among them.
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../../database/tables.ts';
import type { ReviewRow } from '../../../database/tables/catalog-tables.ts';
import type { Place } from '../../list-page.ts';

export type ModeratedReviewRow = ReviewRow & {
  readonly title: string;
  readonly firstname: string | null;
  readonly lastname: string | null;
};

export interface ReviewFilter {
  readonly isHidden: boolean;
  readonly stars: number | undefined;
  readonly search: string | undefined;
  /** Cursor: the last one on the previous page. */
  readonly after: Place | undefined;
  readonly limit: number;
}

/** Newest first. */
export function listModeratedReviews(
  db: Database,
  { isHidden, stars, search, after, limit }: ReviewFilter,
): Promise<ModeratedReviewRow[]> {
  return withNames(db.selectFrom('reviews'))
    .$if(isHidden, (query) => query.where('reviews.hidden_at', 'is not', null))
    .$if(stars !== undefined, (query) => query.where('reviews.star', '=', stars as number))
    .$if(search !== undefined, (query) => query.where(contains(search as string)))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(reviews.created_at, reviews.id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .execute();
}

export function findModeratedReview(db: Database, id: string): Promise<ModeratedReviewRow | undefined> {
  return withNames(db.selectFrom('reviews')).where('reviews.id', '=', id).executeTakeFirst();
}

export async function updateReview(
  db: Database,
  id: string,
  changes: Partial<Pick<ReviewRow, 'hidden_at' | 'hidden_reason' | 'reply' | 'replied_at'>>,
): Promise<void> {
  await db.updateTable('reviews').set(changes).where('id', '=', id).execute();
}

/** Locks the review until the transaction ends, so that the write matches what was read. */
export function lockReview(trx: Database, id: string): Promise<ReviewRow | undefined> {
  return trx
    .updateTable('reviews')
    .set((eb) => ({ star: eb.ref('star') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

function withNames(reviews: SelectQueryBuilder<Tables, 'reviews', object>) {
  return reviews
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .leftJoin('customers', 'customers.id', 'reviews.customer_id')
    .selectAll('reviews')
    .select(['products.title', 'customers.firstname', 'customers.lastname']);
}

/** In the text or in the product's title, in any letter case of ASCII. */
function contains(search: string) {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(lower(reviews.comment) like ${pattern} escape '\\' or lower(products.title) like ${pattern} escape '\\')`;
}
