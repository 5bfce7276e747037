// SQL of the files that staff import.
import type { Insertable } from 'kysely';
import type { CatalogueImportRow, CatalogueImportTable } from '../../../database/tables/product-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { anyWritten } from '../../../database/written.ts';

/** With the name of the member of staff. */
export type ListedImportRow = CatalogueImportRow & { readonly name: string | null };

export type Choices = Pick<CatalogueImportRow, 'round' | 'withdraw' | 'skip'>;

const imports = (db: Database) =>
  db
    .selectFrom('catalogue_imports')
    .leftJoin('staff', 'staff.id', 'catalogue_imports.staff_id')
    .selectAll('catalogue_imports')
    .select('staff.name');

export function findImport(db: Database, id: string): Promise<ListedImportRow | undefined> {
  return imports(db).where('catalogue_imports.id', '=', id).executeTakeFirst();
}

/** Newest first. */
export function listImports(db: Database, limit: number): Promise<ListedImportRow[]> {
  return imports(db)
    .orderBy('catalogue_imports.created_at', 'desc')
    .orderBy('catalogue_imports.id', 'desc')
    .limit(limit)
    .execute();
}

export function listImportsByIds(db: Database, ids: readonly string[]): Promise<CatalogueImportRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('catalogue_imports').selectAll().where('id', 'in', ids).execute();
}

/** True if it was not there already. */
export async function insertImport(db: Database, row: Insertable<CatalogueImportTable>): Promise<boolean> {
  return db
    .insertInto('catalogue_imports')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .$call(anyWritten);
}

/** False when it is in another state by now. */
export async function updateImport(
  db: Database,
  { id, state }: Pick<CatalogueImportRow, 'id' | 'state'>,
  changes: Partial<CatalogueImportRow>,
): Promise<boolean> {
  return db
    .updateTable('catalogue_imports')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', state)
    .$call(anyWritten);
}
