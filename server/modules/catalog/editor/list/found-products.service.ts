// Products that staff choose one of: for an order, a link, a newsletter, or as a filter.
import type { FoundProducts, ProductSearch } from '@taana-baana/contract/admin/schemas/catalog/found-products.ts';
import type { Deps } from '../../../../deps.ts';
import { toOwnOrigin } from '../../../picture.mapping.ts';
import { listProductPictures } from '../../products/products.service.ts';
import { wordsOf } from './product-list.service.ts';
import { listByTitle } from './product-list.repository.ts';

/** As many as a person reads. */
const mostFound = 12;

export async function findProducts(
  deps: Pick<Deps, 'db' | 'changes' | 'config'>,
  { q, id, state }: ProductSearch,
): Promise<FoundProducts> {
  const filter = { words: wordsOf(q), state, ids: id === undefined ? undefined : [id] };
  const rows = await listByTitle(deps.db, filter, mostFound);
  const pictures = await listProductPictures(
    deps,
    rows.map((row) => row.id),
  );
  return {
    products: rows.map((row) => {
      const picture = pictures.get(row.id)?.[0];
      return { ...row, picture: picture ? toOwnOrigin(deps, picture) : null };
    }),
  };
}
