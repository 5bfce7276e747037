// The shop's colours, which all products share: found by their titles, added, given a swatch.
import { v7 } from 'uuid';
import { batchesOf } from '../../../database/batches.ts';
import type { ColorRow } from '../../../database/tables/catalog-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { colorKey } from './product-content.ts';
import { listColors } from '../products/products.repository.ts';

/** The id of a title, also written in other letters; '' for an unknown one. */
export type ColorIds = (title: string) => string;

/** What the shop lacks of these colours, and the ids of all, also of those. */
export async function findColors(
  db: Database,
  titles: readonly string[],
): Promise<{ readonly missing: readonly ColorRow[]; readonly idOf: ColorIds }> {
  const known = titles.length === 0 ? [] : await listColors(db);
  const exact = new Map(known.map(({ id, title }) => [title, id]));
  const ids = new Map(known.toReversed().map(({ id, title }) => [colorKey(title), id]));
  const missing: ColorRow[] = [];
  for (const title of titles) {
    if (ids.has(colorKey(title))) continue;
    const id = v7();
    ids.set(colorKey(title), id);
    missing.push({ id, title });
  }
  return { missing, idOf: (title) => exact.get(title) ?? ids.get(colorKey(title)) ?? '' };
}

/** Existing ones keep their ids. */
export const addColors = (db: Database, rows: readonly ColorRow[]) =>
  db
    .insertInto('colors')
    .values(rows)
    .onConflict((conflict) => conflict.column('title').doNothing());

export async function insertColors(trx: Database, rows: readonly ColorRow[]): Promise<void> {
  for (const batch of batchesOf(rows)) await addColors(trx, batch).execute();
}

export async function updateSwatch(trx: Database, color: string, css: string | null): Promise<void> {
  await trx.updateTable('colors').set({ css }).where('id', '=', color).execute();
}
