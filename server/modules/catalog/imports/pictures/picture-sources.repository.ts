// SQL for pictures by their source, so that none is fetched twice.
import { listInBatches, partsOf } from '../../../../database/batches.ts';
import type { Database } from '../../../../database/tables.ts';
import type { PictureRow } from '../../../../database/tables/catalog-tables.ts';

/** By source. */
export async function findPicturesOfSources(db: Database, sources: readonly string[]): Promise<Map<string, string>> {
  const rows = await listInBatches(sources, (batch) =>
    db.selectFrom('picture_sources').select(['source', 'picture_id']).where('source', 'in', batch).execute(),
  );
  return new Map(rows.map((row) => [row.source, row.picture_id]));
}

export async function insertPictureOfSource(
  db: Database,
  source: string,
  picture: PictureRow,
  at: string,
): Promise<void> {
  await db
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await db
    .insertInto('picture_sources')
    .values({ source, picture_id: picture.id, at })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .execute();
}

/** Ids and files of all pictures, in parts. */
export const readPictureFiles = (db: Database) =>
  partsOf(
    (after) =>
      db.selectFrom('pictures').select(['id', 'variants']).where('id', '>', after).orderBy('id').limit(1000).execute(),
    ({ id }) => id,
  );
