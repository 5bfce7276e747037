// SQL for what offers are on.
import type { ExpressionBuilder } from 'kysely';
import type { OfferTerms } from '@taana-baana/contract/schemas/selling/offer.ts';
import type { Database, Tables } from '../../../database/tables.ts';
import { listInBatches } from '../../../database/batches.ts';
import { listTags, lowerCase } from './products.repository.ts';

type On = OfferTerms['on'];

/** Prices in force of the products that it is on and that are sold: each once, the lowest first. */
export async function listOfferedPrices(
  db: Database,
  { on, isListPriceOnly }: Pick<OfferTerms, 'on' | 'isListPriceOnly'>,
): Promise<number[]> {
  const isEverything = Object.values(on).every((names) => names.length === 0);
  const rows = await db
    .selectFrom('products')
    .select('price')
    .distinct()
    .where('status', '!=', 'archived')
    .$if(!isEverything, (query) => query.where((eb) => isOn(eb, on)))
    .$if(isListPriceOnly, (query) =>
      query.where((eb) => eb.or([eb('regular_price', 'is', null), eb('price', '>=', eb.ref('regular_price'))])),
    )
    .orderBy('price')
    .execute();
  return rows.map(({ price }) => price);
}

const isOn = (eb: ExpressionBuilder<Tables, 'products'>, { products, collections, categories }: On) =>
  eb.or([
    ...(products.length > 0 ? [eb('products.id', 'in', products)] : []),
    ...(categories.length > 0 ? [eb(eb.fn('lower', ['category']), 'in', categories.map(lowerCase))] : []),
    ...(collections.length > 0
      ? [
          eb('products.id', 'in', (tagged) =>
            tagged
              .selectFrom('product_tags')
              .select('product_id')
              .where(({ fn }) => fn('lower', ['tag']), 'in', collections.map(lowerCase)),
          ),
        ]
      : []),
  ]);

/** Of these names, those that the shop has not: letter case matters in a product's id only. */
export async function listUnknownNames(db: Database, { products, collections, categories }: On): Promise<On> {
  const [ids, tags, titles] = await Promise.all([
    products.length > 0 ? db.selectFrom('products').select('id').where('id', 'in', products).execute() : [],
    collections.length > 0 ? db.selectFrom('collections').select('tag').execute() : [],
    categories.length > 0 ? db.selectFrom('products').select('category').distinct().execute() : [],
  ]);
  const without = (names: readonly string[], known: readonly string[]) => {
    const keys = new Set(known.map(lowerCase));
    return names.filter((name) => !keys.has(lowerCase(name)));
  };
  const known = new Set(ids.map(({ id }) => id));
  return {
    products: products.filter((id) => !known.has(id)),
    collections: without(
      collections,
      tags.map(({ tag }) => tag),
    ),
    categories: without(
      categories,
      titles.map(({ category }) => category),
    ),
  };
}

export async function listSoldProducts(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('products').select('id').where('status', '!=', 'archived').execute();
  return rows.map(({ id }) => id);
}

/** By product: what decides which offers it is on. */
export async function listOfferedGoods(db: Database, products: readonly string[]) {
  const [rows, tags] = await Promise.all([
    listInBatches(products, (some) =>
      db.selectFrom('products').select(['id', 'category', 'price', 'regular_price']).where('id', 'in', some).execute(),
    ),
    listTags(db, products),
  ]);
  const tagsOf = Map.groupBy(tags, ({ product_id: id }) => id);
  return new Map(
    rows.map(({ id, category, price, regular_price: regular }) => [
      id,
      { category, tags: (tagsOf.get(id) ?? []).map(({ tag }) => tag), isOnSale: regular !== null && price < regular },
    ]),
  );
}
