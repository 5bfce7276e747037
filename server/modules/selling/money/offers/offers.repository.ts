// SQL for offers.
import { sql } from 'kysely';
import type { OfferRow } from '../../../../database/tables/offer-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import { anyWritten } from '../../../../database/written.ts';

/** With the name of the member of staff who saved it last, and what orders have of it, also without a limit. */
export type SavedOffer = OfferRow & {
  readonly name: string | null;
  readonly orders: number;
  readonly rupees: number;
};

const offers = (db: Database) =>
  db
    .selectFrom('offers')
    .leftJoin('staff', 'staff.id', 'offers.saved_by')
    .selectAll('offers')
    .select('staff.name')
    .select((eb) => {
      const uses = eb
        .selectFrom('offer_uses')
        .whereRef('offer_uses.offer_id', '=', 'offers.id')
        .where('offer_uses.state', '!=', 'given back');
      return [
        uses.select((of) => of.fn.countAll<number>().as('orders')).as('orders'),
        uses.select(sql<number>`cast(coalesce(sum(rupees), 0) as bigint)`.as('rupees')).as('rupees'),
      ];
    })
    .$narrowType<{ orders: number; rupees: number }>();

/** Newest first. */
export const listSavedOffers = (db: Database): Promise<SavedOffer[]> =>
  offers(db).orderBy('offers.created_at', 'desc').orderBy('offers.id', 'desc').execute();

export const findOffer = (db: Database, id: string): Promise<SavedOffer | undefined> =>
  offers(db).where('offers.id', '=', id).executeTakeFirst();

/** Published, and ended by nobody; oldest first. Their times are in their terms. */
export const listPublishedOffers = (db: Database): Promise<OfferRow[]> =>
  db
    .selectFrom('offers')
    .selectAll()
    .where('published_at', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Also of those that have ended. */
export const findEverPublished = (db: Database): Promise<{ id: string } | undefined> =>
  db.selectFrom('offers').select('id').where('published_at', 'is not', null).limit(1).executeTakeFirst();

/** Of `listPublishedOffers`. */
export async function isAnyPublished(db: Database): Promise<boolean> {
  const rows = db.selectFrom('offers').select('id').where('published_at', 'is not', null);
  return (await rows.where('ended_at', 'is', null).limit(1).executeTakeFirst()) !== undefined;
}

/** False if there is one with this id. */
export const insertOffer = (
  trx: Database,
  row: Omit<OfferRow, 'published_at' | 'ended_at' | 'uses' | 'spent'>,
): Promise<boolean> =>
  trx
    .insertInto('offers')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .$call(anyWritten);

/** False unless it is that draft. */
export const updateOfferDraft = (
  trx: Database,
  { id, draft }: Pick<OfferRow, 'id' | 'draft'>,
  changes: Partial<OfferRow>,
): Promise<boolean> =>
  trx
    .updateTable('offers')
    .set(changes)
    .where('id', '=', id)
    .where('draft', '=', draft)
    .where('published_at', 'is', null)
    .$call(anyWritten);

/** With its codes. Undefined unless it is a draft. */
export const deleteOfferDraft = (trx: Database, id: string): Promise<OfferRow | undefined> =>
  trx.deleteFrom('offers').where('id', '=', id).where('published_at', 'is', null).returningAll().executeTakeFirst();

/** False if somebody has ended it before. */
export const updateOfferEnded = (trx: Database, id: string, now: string): Promise<boolean> =>
  trx
    .updateTable('offers')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .where('ended_at', 'is', null)
    .$call(anyWritten);
