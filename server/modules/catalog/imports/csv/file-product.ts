// A product as a file describes it. An undefined field has no column: the product keeps its value.
import type { Size } from '@taana-baana/contract';
import type { AgeGroup, Gender } from '@taana-baana/contract/merchants/audiences.ts';
import type { ProductState } from '@taana-baana/contract/admin/schemas/catalog/products.ts';

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
}

export interface FileProduct {
  readonly handle: string;
  /** Row number of its first row. */
  readonly row: number;
  readonly title: string | undefined;
  readonly brand: string | undefined;
  readonly category: string | undefined;
  readonly tags: readonly string[] | undefined;
  /** Sanitised. */
  readonly description: string | undefined;
  /** Null: the file has the column, but no price in it. */
  readonly price: number | null | undefined;
  readonly mrp: number | null | undefined;
  readonly hsn: string | null | undefined;
  readonly maker: string | null | undefined;
  readonly origin: string | null | undefined;
  readonly gender: Gender | null | undefined;
  readonly ageGroup: AgeGroup | null | undefined;
  readonly allowsOversell: boolean | undefined;
  readonly state: ProductState | undefined;
  readonly variants: readonly FileVariant[];
  readonly images: readonly FileImage[] | undefined;
  /** A problem in its rows is already reported. */
  readonly hasProblems: boolean;
}
