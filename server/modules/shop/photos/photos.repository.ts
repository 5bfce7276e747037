// SQL for uploaded photos.
import type { PictureUploadRow } from '../../../database/tables/product-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { anyWritten } from '../../../database/written.ts';
import type { PictureRow } from '../../../database/tables/catalog-tables.ts';

/** True if it was not there already. */
export function insertUpload(db: Database, row: PictureUploadRow): Promise<boolean> {
  return db
    .insertInto('picture_uploads')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .$call(anyWritten);
}

export async function listUploadsByIds(db: Database, ids: readonly string[]): Promise<PictureUploadRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('picture_uploads').selectAll().where('id', 'in', ids).execute();
}

export async function listPicturesByIds(db: Database, ids: readonly string[]): Promise<PictureRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('pictures').selectAll().where('id', 'in', ids).execute();
}

export async function insertPicture(db: Database, row: PictureRow): Promise<void> {
  await db
    .insertInto('pictures')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

type Result = Partial<Pick<PictureUploadRow, 'picture_id' | 'refused'>> & Pick<PictureUploadRow, 'due_at'>;

export async function updateUpload(db: Database, id: string, result: Result): Promise<void> {
  await db.updateTable('picture_uploads').set(result).where('id', '=', id).execute();
}
