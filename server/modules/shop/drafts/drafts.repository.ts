// SQL for drafts: a subject has one or none. The tables differ in the name of the subject's column,
// and in what they store of a subject that is not published yet.
import type { DraftKindName } from '@taana-baana/contract/admin/schemas/drafts.ts';
import { sql } from 'kysely';
import { listInBatches } from '../../../database/batches.ts';
import type { ProductDraftRow } from '../../../database/tables/draft-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { anyWritten } from '../../../database/written.ts';

/**
 * `subject`: the post, page, product or collection. Only posts and products store `version` and
 * `handle`.
 */
export interface DraftRow extends Omit<ProductDraftRow, 'product'> {
  readonly subject: string;
}
/** With the name of the member of staff. */
export type SavedDraft = DraftRow & { readonly name: string | null };
export type DraftKey = Pick<DraftRow, 'subject' | 'id'>;

const places = {
  post: { table: 'post_drafts', key: 'post', storesBegin: true },
  product: { table: 'product_drafts', key: 'product', storesBegin: true },
  collection: { table: 'collection_drafts', key: 'collection', storesBegin: false },
  content: { table: 'content_drafts', key: 'page', storesBegin: false },
} as const satisfies Record<DraftKindName, unknown>;

export function draftStore(kind: DraftKindName) {
  const { key, storesBegin } = places[kind];
  /** As if it were that of products. */
  const table = places[kind].table as 'product_drafts';
  const subjectColumn = sql.ref<string>(`${table}.${key}`);
  const drafts = (db: Database) =>
    db
      .selectFrom(table)
      .leftJoin('staff', 'staff.id', `${table}.staff_id`)
      .selectAll(table)
      .select(['staff.name', subjectColumn.as('subject')]);

  return {
    find: (db: Database, subject: string): Promise<SavedDraft | undefined> =>
      drafts(db).where(subjectColumn, '=', subject).executeTakeFirst(),

    /** By the id that it has, or had, in the shop. */
    findByHandle: (db: Database, handle: string): Promise<SavedDraft | undefined> =>
      drafts(db).where('handle', '=', handle).executeTakeFirst(),

    /** The newest first. */
    list: (db: Database): Promise<SavedDraft[]> =>
      drafts(db).orderBy('at', 'desc').orderBy(subjectColumn, 'desc').execute(),

    listOf: (db: Database, subjects: readonly string[]): Promise<SavedDraft[]> =>
      listInBatches(subjects, (batch) => drafts(db).where(subjectColumn, 'in', batch).execute()),

    /** Without a link. False when the subject has a draft already. */
    insert: (db: Database, draft: Omit<DraftRow, 'preview_hash' | 'preview_until'>): Promise<boolean> => {
      const { subject, version, handle, ...columns } = draft;
      const row = { [key]: subject, ...columns, ...(storesBegin && { version, handle }) };
      return db
        .insertInto(table)
        .values({ ...row, preview_hash: null, preview_until: null } as unknown as ProductDraftRow)
        .onConflict((conflict) => conflict.doNothing())
        .$call(anyWritten);
    },

    /** False if the draft has changed since. */
    update: (db: Database, { subject, id }: DraftKey, changes: Partial<DraftRow>): Promise<boolean> =>
      db.updateTable(table).set(changes).where(subjectColumn, '=', subject).where('id', '=', id).$call(anyWritten),

    /** False if the draft has changed since. */
    delete: (db: Database, { subject, id }: DraftKey): Promise<boolean> =>
      db.deleteFrom(table).where(subjectColumn, '=', subject).where('id', '=', id).$call(anyWritten),
  };
}
