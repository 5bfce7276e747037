// SQL for the owner's texts: versions are inserted, never changed.
import type { ContentPageName } from '@taana-baana/contract/schemas/content/page-content.ts';
import type { ContentVersionRow } from '../../../database/tables/content-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { anyWritten } from '../../../database/written.ts';

/** With the name of the member of staff. */
export type SavedVersion = ContentVersionRow & { readonly name: string | null };

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
export function insertVersion(db: Database, row: ContentVersionRow): Promise<boolean> {
  return db
    .insertInto('content_versions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['page', 'version']).doNothing())
    .$call(anyWritten);
}
