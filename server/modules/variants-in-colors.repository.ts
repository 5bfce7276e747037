// Counts outlive the colours and sizes of a product: what the shop offers or shows of them begins here.
import type { Database } from '../database/tables.ts';

/** In the colours and sizes that their products have now, with the place of the colour. */
export const variantsInColors = (db: Database) =>
  db
    .selectFrom('product_variants')
    .innerJoin('product_colors', (join) =>
      join
        .onRef('product_colors.product_id', '=', 'product_variants.product_id')
        .onRef('product_colors.color_id', '=', 'product_variants.color_id'),
    )
    .where('in_sizes', '=', 1);
