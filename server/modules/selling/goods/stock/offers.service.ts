// Which colours and sizes a product is offered in, and their SKUs. By default a size is offered,
// without a SKU.
import type { Size } from '@taana-baana/contract';
import type { Database } from '../../../../database/tables.ts';
import { listOffers, lockVariant, updateOffer } from './stock.repository.ts';

export interface Offer {
  /** The colour's id. */
  readonly color: string;
  readonly size: Size;
  readonly sku: string | null;
  readonly isOffered: boolean;
}

/** Sets exactly these; counts stay. */
export async function saveOffers(trx: Database, product: string, offers: readonly Offer[]): Promise<void> {
  const wanted = new Map(offers.map((offer) => [keyOf(offer), offer]));
  // In the order in which checkouts lock them.
  for (const row of await listOffers(trx, product)) {
    const key = keyOf({ color: row.color_id, size: row.size });
    const { sku, isOffered } = wanted.get(key) ?? { sku: null, isOffered: true };
    const is_offered = Number(isOffered);
    if (sku !== row.sku || is_offered !== row.is_offered) await updateOffer(trx, row.id, { sku, is_offered });
    wanted.delete(key);
  }
  for (const { color, size, sku, isOffered } of wanted.values()) {
    const { id } = await lockVariant(trx, { product_id: product, color_id: color, size });
    await updateOffer(trx, id, { sku, is_offered: Number(isOffered) });
  }
}

const keyOf = ({ color, size }: Pick<Offer, 'color' | 'size'>): string => `${color} ${size}`;
