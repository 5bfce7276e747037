// The SKUs of order lines, as they are now.
import type { Database } from '../../../../database/tables.ts';
import type { OrderLineRow } from '../../../../database/tables/order-tables.ts';
import { listVariants } from './stock.repository.ts';

type Line = Pick<OrderLineRow, 'product_id' | 'color_id' | 'size'>;

/** Reads the variants of all lines at once: products have some hundred at most. */
export async function readSkus(db: Database, lines: readonly Line[]): Promise<(line: Line) => string | null> {
  const keyOf = (one: Line) => JSON.stringify([one.product_id, one.color_id, one.size]);
  const variants = await listVariants(db, [...new Set(lines.map((line) => line.product_id))]);
  const skus = new Map(variants.map((variant) => [keyOf(variant), variant.sku]));
  return (line) => skus.get(keyOf(line)) ?? null;
}
