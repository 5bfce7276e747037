// SQL for sales that begin or end. Uses the index on products with a sale.
import type { Database } from '../../../../database/tables.ts';
import { anyWritten } from '../../../../database/written.ts';
import type { PriceColumns } from '../../writing/prices.ts';

type SaleRow = PriceColumns & { readonly id: string };

/** Products whose price is not the one in force at this moment, or whose sale is over; by id. */
export function listDueSalePrices(db: Database, now: string): Promise<SaleRow[]> {
  return db
    .selectFrom('products')
    .select(['id', 'price', 'regular_price', 'sale_price', 'sale_from', 'sale_until'])
    .where('sale_price', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('sale_until', '<=', now),
        eb.and([
          eb('price', '<>', eb.ref('sale_price')),
          eb.or([eb('sale_from', 'is', null), eb('sale_from', '<=', now)]),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();
}

/** False if the prices have changed since. */
export async function updatePrices(trx: Database, before: SaleRow, after: PriceColumns): Promise<boolean> {
  return trx
    .updateTable('products')
    .set(after)
    .where('id', '=', before.id)
    .where('price', '=', before.price)
    .where('sale_price', '=', before.sale_price)
    .where('sale_from', before.sale_from === null ? 'is' : '=', before.sale_from)
    .where('sale_until', before.sale_until === null ? 'is' : '=', before.sale_until)
    .$call(anyWritten);
}
