// Size charts of products in files, which name a chart where the shop keeps its id.
import { problems } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import type { Database } from '../../../database/tables.ts';
import { listSizeCharts } from './size-charts.repository.ts';

export interface ChartNames {
  /** Null: the product has none, or one that is gone. */
  nameOf(id: string | null): string | null;
  /** The id, or a sentence. `own`: of the product, which keeps it if that is its name, gone or not. */
  find(name: string | null, own: string | null): { readonly id: string | null } | { readonly problem: string };
}

const key = (name: string): string => name.toLowerCase();

export async function readChartNames(db: Database): Promise<ChartNames> {
  const charts = await listSizeCharts(db);
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
