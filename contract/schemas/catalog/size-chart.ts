// The size guide of a product: measures for each size.
import * as z from 'zod/mini';

/** `isCm`: its values are centimetres, one (`58`) or from and to (`58-62`). Rows have a value for each column. */
export const SizeChart = z.object({
  columns: z.array(z.object({ title: z.string(), isCm: z.boolean() })),
  rows: z.array(z.object({ size: z.string(), values: z.array(z.string()) })),
  /** Below the table; may be empty. */
  note: z.string(),
});
export type SizeChart = z.infer<typeof SizeChart>;

/** As a product has them. The chart of the category counts where the product has none, or it is gone. */
export const SizeChartQuery = z.object({ category: z.optional(z.string()), sizeChart: z.optional(z.string()) });
export type SizeChartQuery = z.infer<typeof SizeChartQuery>;
