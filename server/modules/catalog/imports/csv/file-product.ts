// A product as a file describes it. An undefined field has no column: the product keeps its value.
import type { Size } from '@taana-baana/contract';
import type { ProductContent, ProductState } from '@taana-baana/contract/admin/schemas/catalog/products.ts';

export interface FileVariant {
  readonly row: number;
  /** Null: the product has no option for it. */
  readonly color: string | null;
  readonly size: Size | null;
  /** Undefined: the file has no column; '' for none. */
  readonly sku: string | undefined;
  /** Pieces; null: made to order, or the file does not say. */
  readonly count: number | null;
  /** The picture of this variant, '' for none. */
  readonly image: string;
}

export interface FileImage {
  readonly row: number;
  /** An address, or the name of a file in the zip. */
  readonly source: string;
  readonly alt: string;
  /** Undefined: the file has no column; '' for the middle. */
  readonly focus: string | undefined;
}

/** What needs more than one column, or has none. */
type Other = 'photos' | 'colors' | 'sizes' | 'sizeChart' | 'variants' | 'salePrice' | 'saleFrom' | 'saleUntil';

/** Null or empty: the file has the column, but nothing in it. */
type FileContent = {
  readonly [Field in Exclude<keyof ProductContent, Other>]: ProductContent[Field] | undefined;
};

export interface FileProduct extends FileContent {
  readonly handle: string;
  /** Row number of its first row. */
  readonly row: number;
  readonly state: ProductState | undefined;
  /** The name of its size chart. */
  readonly sizeChart: string | null | undefined;
  readonly variants: readonly FileVariant[];
  readonly images: readonly FileImage[] | undefined;
  /** A problem in its rows is already reported. */
  readonly hasProblems: boolean;
}
