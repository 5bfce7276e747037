// Size charts: which one a product has, and their list for the admin. They are few, so all are read.
import { isDeepStrictEqual } from 'node:util';
import { readChartTable } from '@taana-baana/contract/admin/content/chart-table.ts';
import type { SizeChartForm, SizeChartList } from '@taana-baana/contract/admin/schemas/catalog/size-charts.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/size-charts.ts';
import type { SizeChart, SizeChartQuery } from '@taana-baana/contract/schemas/catalog/size-chart.ts';
import { usualCategories, usualChart } from '@taana-baana/contract/sizes/usual-charts.ts';
import { recordChange } from '../../../database/changes.ts';
import type { SizeChartRow } from '../../../database/tables/product-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { ChangeDeps, Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import * as repository from './size-charts.repository.ts';

/** The chosen chart, else the owner's for the category, else the usual one. */
export async function getSizeChart(
  { db }: Pick<Deps, 'db'>,
  { category = '', sizeChart }: SizeChartQuery,
): Promise<SizeChart> {
  const rows = await repository.listSizeCharts(db);
  const row = rows.find(({ id }) => id === sizeChart) ?? findOfCategory(rows, category);
  return row ? toChart(row) : usualChart(category);
}

const isSameCategory = (one: string, other: string) => one !== '' && one.toLowerCase() === other.toLowerCase();
const findOfCategory = (rows: readonly SizeChartRow[], category: string) =>
  rows.find((row) => isSameCategory(row.category, category));

export const toChart = ({ columns, rows, note }: SizeChartRow): SizeChart => ({
  columns: JSON.parse(columns) as SizeChart['columns'],
  rows: JSON.parse(rows) as SizeChart['rows'],
  note,
});

export async function listSizeCharts({ db }: Pick<Deps, 'db'>): Promise<SizeChartList> {
  const rows = await repository.listSizeCharts(db);
  const choices = await repository.countChoices(db);
  return {
    charts: rows.map((row) => {
      const { id, version, name, category } = row;
      return { id, version, name, category, products: choices.get(id) ?? 0, ...toChart(row) };
    }),
    usual: [...usualCategories.filter((category) => !findOfCategory(rows, category)), ''].map((category) => ({
      category,
      ...usualChart(category),
    })),
  };
}

/** The same one twice is saved once. Throws `conflict` if it was changed or deleted meanwhile. */
export async function saveSizeChart(
  deps: ChangeDeps,
  id: string,
  { table, ...form }: SizeChartForm,
  actor: Actor,
): Promise<SizeChartList> {
  const read = readChartTable(table);
  if ('problem' in read) throw refused('table', read.problem);
  const row = { id, ...form, columns: JSON.stringify(read.columns), rows: JSON.stringify(read.rows) };
  await inTransaction(deps, async (trx) => {
    const rows = await repository.listSizeCharts(trx);
    const before = rows.find((one) => one.id === id);
    const others = rows.filter((one) => one.id !== id);
    const taken = findOfCategory(others, form.category);
    if (taken) throw refused('category', messages.categoryTaken(taken.name));
    // Files know a chart by its name.
    const isNamed = others.some(({ name }) => name.toLowerCase() === form.name.toLowerCase());
    if (isNamed) throw refused('name', messages.nameTaken);
    if (before && isDeepStrictEqual({ ...before, version: 0 }, { ...row, version: 0 })) return;
    const isSaved = await write(trx, row);
    if (!isSaved) throw new AppError('conflict', before ? messages.changedMeanwhile : messages.gone);
    await recordAction(trx, deps.clock, actor, {
      action: 'size charts save',
      subject: `size chart ${form.name}`,
      ...(before && { before: shown(before) }),
      after: shown(row),
    });
    trx.announce(await recordChange(trx, { data: 'catalog' }));
  });
  return listSizeCharts(deps);
}

/** New ones of a folder. */
export async function addSizeCharts(
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  rows: readonly SizeChartRow[],
  actor: Actor,
): Promise<void> {
  for (const row of rows) {
    await repository.insertSizeChart(trx, row);
    await recordAction(trx, clock, actor, {
      action: 'size charts save',
      subject: `size chart ${row.name}`,
      after: shown(row),
    });
  }
}

const write = (trx: Database, row: SizeChartRow): Promise<boolean> =>
  row.version === 0 ? repository.insertSizeChart(trx, { ...row, version: 1 }) : repository.updateSizeChart(trx, row);

/** Of the audit log. */
const shown = ({ name, category, columns, rows, note }: SizeChartRow) => ({ name, category, columns, rows, note });

const refused = (field: string, message: string) => new AppError('invalid', message, { fields: { [field]: message } });

/** Products keep its id: saved again under it, it is theirs again. */
export async function deleteSizeChart(deps: ChangeDeps, id: string, actor: Actor): Promise<SizeChartList> {
  await inTransaction(deps, async (trx) => {
    const row = (await repository.listSizeCharts(trx)).find((one) => one.id === id);
    if (!row) return;
    await repository.deleteSizeChart(trx, id);
    await recordAction(trx, deps.clock, actor, {
      action: 'size charts delete',
      subject: `size chart ${row.name}`,
      before: shown(row),
    });
    trx.announce(await recordChange(trx, { data: 'catalog' }));
  });
  return listSizeCharts(deps);
}
