// Removes the products, colours and posts that an import of a whole catalogue does not name.
import { batchesOf, listInBatches } from '../../../../database/batches.ts';
import type { Database } from '../../../../database/tables.ts';
import { listPostsExcept, removePosts } from '../../../content/blog/blog.service.ts';
import type { Catalog } from './catalog-folder.ts';
import { listOfferedColors, listPictures } from '../../products/products.repository.ts';
import { listSold } from '../../writing/published-products.repository.ts';

interface Named {
  readonly id: string;
  readonly title: string;
}

export interface Replacement {
  readonly products: readonly Named[];
  /** They were ordered before, so they are archived instead of deleted. */
  readonly archived: readonly Named[];
  readonly colors: readonly Named[];
  readonly posts: readonly Named[];
}

export const isNothing = ({ products, archived, colors, posts }: Replacement): boolean =>
  [products, archived, colors, posts].every((list) => list.length === 0);

export async function findReplaced(db: Database, catalog: Catalog): Promise<Replacement> {
  const named = new Set(catalog.products.map(({ id }) => id));
  const rows = await db.selectFrom('products').select(['id', 'title', 'status']).orderBy('title_sort_key').execute();
  const others = rows.filter(({ id }) => !named.has(id));
  const sold = await listSold(
    db,
    others.map(({ id }) => id),
  );
  const toNamed = ({ id, title }: Named) => ({ id, title });
  const archived = others.filter(({ id }) => sold.has(id));
  const titles = new Set(catalog.colors.map(({ title }) => title));
  const used = await listColorsOf(
    db,
    archived.map(({ id }) => id),
  );
  const colors = await db.selectFrom('colors').select(['id', 'title']).orderBy('title').execute();
  return {
    products: others.filter(({ id }) => !sold.has(id)).map(toNamed),
    archived: archived.filter(({ status }) => status === 'active').map(toNamed),
    colors: colors.filter(({ id, title }) => !titles.has(title) && !used.has(id)),
    posts: await listPostsExcept(
      db,
      catalog.posts.map(({ id }) => id),
    ),
  };
}

/** What a product has in the shop, and the folder does not name of it. */
export interface Withdrawal extends Named {
  readonly colors: readonly string[];
  /** Number of pictures. */
  readonly pictures: number;
}

/** By product, in the order of the folder. Products that the folder does not name are not here. */
export async function findWithdrawn(db: Database, { products }: Catalog): Promise<Withdrawal[]> {
  const ids = products.map(({ id }) => id);
  const colors = Map.groupBy(await listOfferedColors(db, ids), (row) => row.product_id);
  const pictures = Map.groupBy(await listPictures(db, ids), (row) => row.product_id);
  return products.flatMap(({ id, title, colors: named, images }) => {
    const gone = (colors.get(id) ?? []).map((color) => color.title).filter((color) => !named.includes(color));
    const fewer = Math.max(0, (pictures.get(id) ?? []).length - images.length);
    return gone.length > 0 || fewer > 0 ? [{ id, title, colors: gone, pictures: fewer }] : [];
  });
}

/** Only what was found before; a product that was ordered since is archived. */
export async function replaceRest(trx: Database, { products, archived, colors, posts }: Replacement): Promise<void> {
  const ids = products.map(({ id }) => id);
  const sold = await listSold(trx, ids);
  for (const batch of batchesOf([...archived.map(({ id }) => id), ...sold])) {
    const rows = trx.updateTable('products').where('id', 'in', batch);
    await rows.set((eb) => ({ status: 'archived', version: eb('version', '+', 1) })).execute();
  }
  for (const batch of batchesOf(ids.filter((id) => !sold.has(id)))) {
    await trx.deleteFrom('product_drafts').where('product', 'in', batch).execute();
    await trx.deleteFrom('products').where('id', 'in', batch).execute();
  }
  const used = trx.selectFrom('product_colors').select('color_id');
  for (const batch of batchesOf(colors.map(({ id }) => id)))
    await trx.deleteFrom('colors').where('id', 'in', batch).where('id', 'not in', used).execute();
  await removePosts(
    trx,
    posts.map(({ id }) => id),
  );
}

async function listColorsOf(db: Database, products: readonly string[]): Promise<Set<string>> {
  const rows = await listInBatches(products, (batch) =>
    db.selectFrom('product_colors').select('color_id').distinct().where('product_id', 'in', batch).execute(),
  );
  return new Set(rows.map(({ color_id: id }) => id));
}
