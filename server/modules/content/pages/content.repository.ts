// SQL for the owner's texts: versions are inserted, never changed; a page has one draft or none.
import type { ContentPageName } from '@taana-baana/contract/schemas/page-content.ts';
import type { ContentDraftRow, ContentVersionRow } from '../../../database/tables/content-tables.ts';
import type { Database } from '../../../database/tables.ts';

/** With the name of the member of staff. */
export type SavedVersion = ContentVersionRow & { readonly name: string | null };
export type SavedDraft = ContentDraftRow & { readonly name: string | null };

const versions = (db: Database) =>
  db
    .selectFrom('content_versions')
    .leftJoin('staff', 'staff.id', 'content_versions.staff_id')
    .selectAll('content_versions')
    .select('staff.name')
    .orderBy('version', 'desc');

/** Newest first. */
export function listVersions(db: Database, page: ContentPageName): Promise<SavedVersion[]> {
  return versions(db).where('page', '=', page).execute();
}

/** The newest, or the one named. */
export function findVersion(db: Database, page: ContentPageName, version?: number): Promise<SavedVersion | undefined> {
  return versions(db)
    .where('page', '=', page)
    .$if(version !== undefined, (query) => query.where('version', '=', version as number))
    .limit(1)
    .executeTakeFirst();
}

/** False when the page has this version already. */
export async function insertVersion(db: Database, row: ContentVersionRow): Promise<boolean> {
  const result = await db
    .insertInto('content_versions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['page', 'version']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export function findDraft(db: Database, page: ContentPageName): Promise<SavedDraft | undefined> {
  return db
    .selectFrom('content_drafts')
    .leftJoin('staff', 'staff.id', 'content_drafts.staff_id')
    .selectAll('content_drafts')
    .select('staff.name')
    .where('page', '=', page)
    .executeTakeFirst();
}

export function findPreviewedDraft(
  db: Database,
  { page, hash, now }: { page: ContentPageName; hash: string; now: string },
): Promise<ContentDraftRow | undefined> {
  return db
    .selectFrom('content_drafts')
    .selectAll()
    .where('page', '=', page)
    .where('preview_hash', '=', hash)
    .where('preview_until', '>', now)
    .executeTakeFirst();
}

/** False when the page has a draft already. */
export async function insertDraft(db: Database, row: ContentDraftRow): Promise<boolean> {
  const result = await db
    .insertInto('content_drafts')
    .values(row)
    .onConflict((conflict) => conflict.column('page').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** False if the draft has changed since. */
export async function updateDraft(
  db: Database,
  { page, id }: Pick<ContentDraftRow, 'page' | 'id'>,
  changes: Partial<ContentDraftRow>,
): Promise<boolean> {
  const result = await db
    .updateTable('content_drafts')
    .set(changes)
    .where('page', '=', page)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** False if the draft has changed since. */
export async function deleteDraft(db: Database, { page, id }: Pick<ContentDraftRow, 'page' | 'id'>): Promise<boolean> {
  const result = await db.deleteFrom('content_drafts').where('page', '=', page).where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows === 1n;
}
