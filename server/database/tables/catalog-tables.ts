// Row types of products, their pictures, collections and reviews. See ../tables.ts for the types.
import type { Generated } from 'kysely';
import type { ProductColumns, SwatchColumn } from './product-tables.ts';
import type { HideReason } from '@taana-baana/contract/admin/paths/review-filters.ts';

export interface ColorRow {
  id: string;
  title: string;
}

export interface ProductRow {
  id: string;
  title: string;
  /** Sorts titles the same way on both engines; made by `titleSortKey`. */
  title_sort_key: string;
  brand: string;
  category: string;
  price: number;
  /** Sanitised HTML. */
  description: string;
  created_at: string;
}

export interface ProductTagRow {
  product_id: string;
  tag: string;
  position: number;
}

export interface ProductColorRow {
  product_id: string;
  color_id: string;
  position: number;
}

/** A picture in the image store; `variants` is JSON: `[{width, format, file}]`. */
export interface PictureRow {
  id: string;
  width: number;
  height: number;
  color: string;
  /** `#rrggbb`; null: unknown, or it fits its frames. */
  edge?: string | null;
  variants: string;
  /** Millimetres of cloth from its left to its right edge; null: not known. */
  cloth_mm?: number | null;
}

export interface ProductPictureRow {
  product_id: string;
  picture_id: string;
  position: number;
  alt: string;
  /** The colour of the shirt in the picture, if known. */
  color_id: string | null;
  /** What matters in it, from left and top, `30% 20%`; null: the middle. */
  focus: Generated<string | null>;
}

export interface ReviewRow {
  id: string;
  product_id: string;
  /** Null for reviews imported with a catalogue. */
  customer_id: string | null;
  star: number;
  comment: string;
  created_at: string;
  /** Null: it is shown. */
  hidden_at: string | null;
  hidden_reason: HideReason | null;
  /** The shop's reply, shown below it. */
  reply: string | null;
  replied_at: string | null;
}

/**
 * A collection as the shop shows it if it is published; otherwise the last published state, or the
 * first draft.
 */
export interface CollectionRow {
  /** In the address of its page; made from the tag, and never changed. */
  handle: string;
  /**
   * Spelt as on the first product that the owner chose it from; upper and lower case do not matter.
   */
  tag: string;
  title: string;
  sentence: string;
  /** Null: the front picture of the tag's newest product. */
  picture_id: string | null;
  /** Of the picture. */
  alt: string;
  is_published: number;
  /** The order in the shop, and in the admin. */
  position: number;
  /** Increases with every change of what the shop shows. */
  version: number;
  created_at: string;
}

export interface CatalogTables {
  colors: ColorRow & SwatchColumn;
  products: ProductRow &
    ProductColumns & {
      /** 1: sold-out variants can still be bought and are made to order. Imports do not change it. */
      allows_oversell: Generated<number>;
    };
  product_tags: ProductTagRow;
  product_colors: ProductColorRow;
  pictures: PictureRow;
  product_pictures: ProductPictureRow;
  collections: CollectionRow;
  reviews: ReviewRow;
}
