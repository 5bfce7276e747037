// The products on sale that Google will refuse, each with the reasons.
import { refusal } from '@taana-baana/contract/admin/texts/catalog/refusals.ts';
import { refusalsOf } from '@taana-baana/contract/merchants/refusals.ts';
import { batchesOf } from '../../../../database/batches.ts';
import type { Database } from '../../../../database/tables.ts';
import { findPhotos } from '../../../shop/photos/photos.service.ts';
import { listPublished } from '../../writing/published-products.service.ts';
import { listActiveIds } from './product-list.repository.ts';

/** Sentences by the product's id. */
export async function findRefused(db: Database): Promise<ReadonlyMap<string, string[]>> {
  const refused = new Map<string, string[]>();
  for (const ids of batchesOf(await listActiveIds(db))) {
    const products = [...(await listPublished(db, ids)).values()];
    const photos = await findPhotos(
      db,
      products.flatMap(({ content }) => content.photos.map((photo) => photo.id)),
    );
    for (const { id, content } of products) {
      const refusals = refusalsOf(content, (photo) => photos.get(photo)?.picture ?? undefined);
      if (refusals.length > 0)
        refused.set(
          id,
          refusals.map(({ reason }) => refusal(reason)),
        );
    }
  }
  return refused;
}
