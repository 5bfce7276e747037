// SQL for size charts.
import type { Database } from '../../../database/tables.ts';
import type { SizeChartRow } from '../../../database/tables/product-tables.ts';

export const listSizeCharts = (db: Database): Promise<SizeChartRow[]> =>
  db.selectFrom('size_charts').selectAll().orderBy('name').orderBy('id').execute();

/** How many products have chosen each. */
export async function countChoices(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('products')
    .select(({ fn }) => ['size_chart', fn.countAll<number | string>().as('products')])
    .where('size_chart', 'is not', null)
    .groupBy('size_chart')
    .execute();
  return new Map(rows.map(({ size_chart: id, products }) => [id ?? '', Number(products)]));
}

/** False if there is one with this id. */
export async function insertSizeChart(db: Database, row: SizeChartRow): Promise<boolean> {
  const inserted = await db
    .insertInto('size_charts')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** False if it has another version by now. */
export async function updateSizeChart(db: Database, row: SizeChartRow): Promise<boolean> {
  const { id, version, ...values } = row;
  const updated = await db
    .updateTable('size_charts')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export async function deleteSizeChart(db: Database, id: string): Promise<void> {
  await db.deleteFrom('size_charts').where('id', '=', id).execute();
}
