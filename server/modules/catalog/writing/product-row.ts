// The columns of `products` that the content of a product fills, and the content that they hold.
import type { Selectable } from 'kysely';
import type { ProductContent } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import type { Tables } from '../../../database/tables.ts';
import { pricesAt, readPrices } from './prices.ts';
import { readSizes } from '../../product-sizes.ts';
import { titleSortKey } from '../products/title-sort-key.ts';

type Columns = Omit<Selectable<Tables['products']>, 'id' | 'status' | 'version' | 'created_at' | 'cost_paise'>;

/** Has tables of its own. */
export type ContentPart = 'tags' | 'colors' | 'photos' | 'variants';

export const toRow = (content: ProductContent, now: Date): Columns => ({
  title: content.title,
  title_sort_key: titleSortKey(content.title),
  brand: content.brand,
  category: content.category,
  description: content.description,
  ...pricesAt(content, now),
  mrp: content.mrp,
  hsn: content.hsn,
  maker: content.maker,
  origin: content.origin,
  craft_place: content.craftPlace,
  craft_at: content.craftAt,
  story_post: content.storyPost,
  gender: content.gender,
  age_group: content.ageGroup,
  sizes: content.sizes && JSON.stringify(content.sizes),
  size_chart: content.sizeChart,
  allows_oversell: Number(content.allowsOversell),
});

export const fromRow = (row: Columns): Omit<ProductContent, ContentPart> => ({
  title: row.title,
  brand: row.brand,
  category: row.category,
  description: row.description,
  ...readPrices(row),
  mrp: row.mrp,
  hsn: row.hsn,
  maker: row.maker,
  origin: row.origin,
  craftPlace: row.craft_place,
  craftAt: row.craft_at,
  storyPost: row.story_post,
  gender: row.gender,
  ageGroup: row.age_group,
  sizes: readSizes(row.sizes),
  sizeChart: row.size_chart,
  allowsOversell: row.allows_oversell === 1,
});
