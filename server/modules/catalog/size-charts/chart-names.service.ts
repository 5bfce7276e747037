// Size charts in files: a product names its chart, where the shop keeps an id; a folder brings those
// that another shop lacks.
import { readChartTable, writeChartTable } from '@taana-baana/contract/admin/content/chart-table.ts';
import { problems } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import { v7 } from 'uuid';
import type { SizeChartRow } from '../../../database/tables/product-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { toChart } from './size-charts.service.ts';
import { listSizeCharts } from './size-charts.repository.ts';

export interface ChartNames {
  /** Null: the product has none, or one that is gone. */
  nameOf(id: string | null): string | null;
  /** The id, or a sentence. `own`: of the product, which keeps it if that is its name, gone or not. */
  find(name: string | null, own: string | null): { readonly id: string | null } | { readonly problem: string };
}

const key = (name: string): string => name.toLowerCase();

/** `added`: those that the shop is about to have. */
export async function readChartNames(db: Database, added: readonly SizeChartRow[] = []): Promise<ChartNames> {
  const charts = [...(await listSizeCharts(db)), ...added];
  const nameOf = (id: string | null) => charts.find((chart) => chart.id === id)?.name ?? null;
  return {
    nameOf,
    find(name, own) {
      const ownName = nameOf(own);
      if (name === ownName) return { id: own };
      if (name === null) return { id: null };
      if (ownName !== null && key(name) === key(ownName)) return { id: own };
      const [found, other] = charts.filter((chart) => key(chart.name) === key(name));
      if (found && !other) return { id: found.id };
      const names = charts.map((chart) => chart.name);
      return { problem: found ? problems.sizeChartTwice(name) : problems.sizeChart(name, names) };
    },
  };
}

export interface ChartInFile {
  readonly name: string;
  readonly category: string;
  /** As in the admin, see `readChartTable`. */
  readonly table: string;
  readonly note: string;
}

export const readChartsForFile = async (db: Database): Promise<ChartInFile[]> =>
  (await listSizeCharts(db)).map((row) => {
    const { columns, rows, note } = toChart(row);
    return { name: row.name, category: row.category, table: writeChartTable({ columns, rows }), note };
  });

/** Those with a name that the shop lacks. A category keeps the chart that it has. */
export async function findNewCharts(db: Database, charts: readonly ChartInFile[]): Promise<SizeChartRow[]> {
  const known = await listSizeCharts(db);
  const added: SizeChartRow[] = [];
  for (const { name, category, table, note } of charts) {
    const others = [...known, ...added];
    const read = readChartTable(table);
    if ('problem' in read || others.some((other) => key(other.name) === key(name))) continue;
    const isTaken = others.some((other) => key(other.category) === key(category));
    const [columns, rows] = [JSON.stringify(read.columns), JSON.stringify(read.rows)];
    added.push({ id: v7(), version: 1, name, category: isTaken ? '' : category, columns, rows, note });
  }
  return added;
}
