// Row types of products and uploaded photos. See ../tables.ts for the types.
import type { Generated, Selectable } from 'kysely';
import type { ImportState } from '@taana-baana/contract/admin/schemas/catalog/product-imports.ts';
import type { AgeGroup, Gender } from '@taana-baana/contract/merchants/audiences.ts';
import type { PublishedState, UndoableKind } from '@taana-baana/contract/admin/schemas/catalog/products.ts';

/** Optional details of a product; an imported row that leaves one out keeps the old value. */
export interface ProductColumns {
  /** An archived product is not sold any more; carts, wishlists, orders and reviews keep it. */
  status: Generated<PublishedState>;
  /** Maximum retail price, printed on the label; rupees. */
  mrp: Generated<number | null>;
  /** Rupees, while a sale is planned or runs; null: `price` is the regular price. */
  regular_price: Generated<number | null>;
  /** `price` is this from `sale_from` (null: now) until `sale_until` (null: no end). */
  sale_price: Generated<number | null>;
  sale_from: Generated<string | null>;
  sale_until: Generated<string | null>;
  /** HSN code of the customs tariff, 4 to 8 digits; null: the shop's default. */
  hsn: Generated<string | null>;
  /** Name and address of the manufacturer; null: the shop. */
  maker: Generated<string | null>;
  /** Country; null: India. */
  origin: Generated<string | null>;
  /** The story of its print: 'Bagru, Rajasthan', '26.81, 75.55', and the id of a post, which may be gone. */
  craft_place: Generated<string | null>;
  craft_at: Generated<string | null>;
  story_post: Generated<string | null>;
  /** Null: as the category says. */
  gender: Generated<Gender | null>;
  age_group: Generated<AgeGroup | null>;
  /** JSON: its own sizes; null: the usual seven. */
  sizes: Generated<string | null>;
  /** Of `size_charts`, which may have lost it; null: by the category. */
  size_chart: Generated<string | null>;
  /** What a piece costs the shop; null: not known. Only for the owner: no part of a draft or a version. */
  cost_paise: Generated<number | null>;
  /** Increases with every change by staff or an import, so that an editor notices one. */
  version: Generated<number>;
}

export interface SizeChartRow {
  /** Made by the client. */
  id: string;
  /** Increases with every change. */
  version: number;
  name: string;
  /** Its products have the chart, unless they choose another; '': none. */
  category: string;
  /** JSON: as `SizeChart` of the contract. */
  columns: string;
  rows: string;
  note: string;
}

/** The last change of many products at once; at most one row, unless two came in the same moment. */
export interface ProductBulkEditRow {
  /** A UUIDv7. */
  id: string;
  kind: UndoableKind;
  /** JSON: what it has replaced, see `editor/bulk/bulk-undo.service.ts`. */
  products: string;
  at: string;
}

/** An uploaded photo. A job makes its picture. */
export interface PictureUploadRow {
  id: string;
  /** Of the file. */
  name: string;
  staff_id: string | null;
  created_at: string;
  picture_id: string | null;
  /** Why it cannot be used, a sentence for the owner. */
  refused: string | null;
  /** When the job works on it. Null: it is not waiting. */
  due_at: string | null;
  attempts: number;
}

/** Of colours. */
export interface SwatchColumn {
  /** `#rrggbb`, picked by the owner; null: by the photos, or by the name. */
  css: Generated<string | null>;
}

/** Of variants. */
export interface OfferColumns {
  sku: Generated<string | null>;
  /** 0: the product does not come in this colour and size. */
  is_offered: Generated<number>;
  /** 0: the product no longer has this size; it is not offered then. */
  in_sizes: Generated<number>;
}

/** A file of products that a member of staff uploaded; its bytes are the upload of the same id. */
export interface CatalogueImportTable {
  id: string;
  /** The file's name. */
  file: string;
  staff_id: string | null;
  created_at: string;
  state: ImportState;
  /** 1: prices with paise are rounded. */
  round: number;
  /** Pictures that are stored. */
  progress_done: number;
  progress_of: number;
  /** JSON: `ImportReport` of the contract. */
  report: string | null;
  failure: string | null;
  /** When the job works on it. Null: it waits for a person, or is done. */
  due_at: string | null;
  attempts: number;
  /** 1: what the file does not name of its products is no longer offered. */
  withdraw: Generated<number>;
  /** 1: products with a problem are left out, and the others imported. */
  skip: Generated<number>;
  /** Hex SHA-256 of the file that the report is about; null: not checked yet. */
  checked_sha256: Generated<string | null>;
  /** JSON: handles of the products with a problem, '' for rows without one. Null: none. */
  faulty: Generated<string | null>;
}

export type CatalogueImportRow = Selectable<CatalogueImportTable>;

/** The source of a picture: its address, or `sha256:` and the hash of its bytes. */
export interface PictureSourceRow {
  source: string;
  picture_id: string;
  at: string;
}

export interface ProductTables {
  catalogue_imports: CatalogueImportTable;
  picture_sources: PictureSourceRow;
  product_bulk_edits: ProductBulkEditRow;
  picture_uploads: PictureUploadRow;
  size_charts: SizeChartRow;
}
