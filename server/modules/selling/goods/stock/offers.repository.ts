// SQL for the colours and sizes that a product is offered in.
import type { Database } from '../../../../database/tables.ts';

export const listOffers = (trx: Database, product: string) =>
  trx
    .selectFrom('product_variants')
    .select(['id', 'color_id', 'size', 'sku', 'is_offered'])
    .where('product_id', '=', product)
    .orderBy('id')
    .execute();

export async function updateOffer(
  trx: Database,
  id: string,
  offer: { readonly sku: string | null; readonly is_offered: number },
): Promise<void> {
  await trx.updateTable('product_variants').set(offer).where('id', '=', id).execute();
}
