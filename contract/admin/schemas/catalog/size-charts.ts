// Size charts: written as lines of text, so that a table of a spreadsheet can be pasted.
import * as z from 'zod/mini';
import { SizeChart } from '../../../schemas/catalog/size-chart.ts';
import { visibleText } from '../../../typed/visible-text.ts';
import * as texts from '../../texts/catalog/size-charts.ts';
import { readChartTable } from '../../content/chart-table.ts';
import { productLengths } from './products.ts';

export const chartLengths = { name: 60, table: 4000, note: 300 } as const;

const line = (most: number) => z.string().check(z.overwrite(visibleText), z.maxLength(most, texts.tooLong(most)));

/** `category`: its products have this chart unless they choose another; empty: only those that choose it. */
export const SizeChartForm = z.object({
  name: line(chartLengths.name).check(z.minLength(1, texts.nameMissing)),
  category: line(productLengths.category),
  /** See `readChartTable`. */
  table: z.string().check(z.maxLength(chartLengths.table, texts.tooLong(chartLengths.table)), (context) => {
    const read = readChartTable(context.value);
    if ('problem' in read) context.issues.push({ code: 'custom', message: read.problem, input: context.value });
  }),
  note: line(chartLengths.note),
  /** Of the chart that filled the form; 0: a new one. */
  version: z.int(),
});
export type SizeChartForm = z.infer<typeof SizeChartForm>;

/** Random, made by the client: a new chart that is sent twice is one. */
export const SizeChartParams = z.object({ id: z.string().check(z.regex(/^[\w-]{16,64}$/, texts.gone)) });

/** `products`: how many have chosen it. */
export const ListedSizeChart = z.extend(SizeChart, {
  id: z.string(),
  version: z.int(),
  name: z.string(),
  category: z.string(),
  products: z.int(),
});
export type ListedSizeChart = z.infer<typeof ListedSizeChart>;

/** `usual`: of categories without a chart of the owner; without a category, of all others. */
export const SizeChartList = z.object({
  charts: z.array(ListedSizeChart),
  usual: z.array(z.extend(SizeChart, { category: z.string() })),
});
export type SizeChartList = z.infer<typeof SizeChartList>;
