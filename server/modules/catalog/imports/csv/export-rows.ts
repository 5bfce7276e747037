// Writes a product as rows of Shopify's older header: one per colour and size on offer, with the
// pictures beside them and further rows for further pictures.
import { type Size, sizesOf } from '@taana-baana/contract';
import {
  type ProductContent,
  type ProductState,
  detailFields,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import type { CsvColumn } from '../../../../integrations/csv.ts';
import { columnHeader } from './csv-columns.ts';

export interface ExportedProduct {
  readonly handle: string;
  readonly state: ProductState;
  readonly content: ProductContent;
  /** The name of its size chart. */
  readonly sizeChart: string | null;
  /** Addresses of the content's photos, in their order. */
  readonly pictures: readonly { readonly id: string; readonly address: string }[];
  readonly counts: readonly { readonly color: string; readonly size: Size; readonly stock: number }[];
}

export interface ExportedRow {
  readonly product: ExportedProduct;
  readonly isFirst: boolean;
  readonly variant: { readonly color: string; readonly size: Size } | undefined;
  /** The position of the picture in this row. */
  readonly picture: number;
}

export function* rowsOf(product: ExportedProduct): Generator<ExportedRow> {
  const { colors, variants } = product.content;
  const withheld = new Set(variants.filter(({ isOffered }) => !isOffered).map(({ color, size }) => `${color}/${size}`));
  const offered = colors.flatMap(({ title }) =>
    sizesOf(product.content).flatMap((size) => (withheld.has(`${title}/${size}`) ? [] : [{ color: title, size }])),
  );
  const rows = Math.max(1, offered.length, product.pictures.length);
  for (let index = 0; index < rows; index += 1) {
    yield { product, isFirst: index === 0, variant: offered[index], picture: index };
  }
}

type Value = CsvColumn<ExportedRow>['value'];

const ofProduct =
  (value: (product: ExportedProduct) => string | number | null): Value =>
  ({ product, isFirst }) =>
    isFirst ? value(product) : null;

type Variant = NonNullable<ExportedRow['variant']>;

const ofVariant =
  (value: (variant: Variant, product: ExportedProduct) => string | number | null): Value =>
  ({ variant, product }) =>
    variant ? value(variant, product) : null;

/** For a row without colour and size: the product's own. */
const ofSale =
  (value: (product: ExportedProduct) => string | number | null): Value =>
  ({ variant, product, isFirst }) =>
    variant || isFirst ? value(product) : null;

const said = ({ color, size }: Variant, { content }: ExportedProduct) =>
  content.variants.find((variant) => variant.color === color && variant.size === size);

/** Pieces; of a draft, the first count. Null: made to order. */
function countOf(variant: Variant, product: ExportedProduct): number | null {
  const counted = product.counts.find(({ color, size }) => color === variant.color && size === variant.size);
  return counted?.stock ?? said(variant, product)?.firstCount ?? null;
}

function pictureOf({ color }: Variant, { content, pictures }: ExportedProduct): string | null {
  const photo = content.photos.find((one) => one.color === color);
  return pictures.find(({ id }) => id === photo?.id)?.address ?? null;
}

const photoOf = ({ product, picture }: ExportedRow) =>
  product.content.photos.find(({ id }) => id === product.pictures[picture]?.id);

const option =
  (titled: string, named: (variant: Variant) => string): Value =>
  ({ variant, isFirst }) => {
    if (variant) return named(variant);
    return isFirst ? titled : null;
  };

export const exportColumns: readonly CsvColumn<ExportedRow>[] = [
  { header: columnHeader('handle'), value: ({ product }) => product.handle },
  { header: columnHeader('title'), value: ofProduct(({ content }) => content.title) },
  { header: columnHeader('description'), value: ofProduct(({ content }) => content.description) },
  { header: columnHeader('brand'), value: ofProduct(({ content }) => content.brand) },
  { header: columnHeader('category'), value: ofProduct(({ content }) => content.category) },
  { header: columnHeader('tags'), value: ofProduct(({ content }) => content.tags.join(', ')) },
  { header: columnHeader('published'), value: ofProduct(({ state }) => (state === 'active' ? 'TRUE' : 'FALSE')) },
  { header: columnHeader('option1Name'), value: option('Title', () => 'Color') },
  { header: columnHeader('option1Value'), value: option('Default Title', ({ color }) => color) },
  { header: columnHeader('option2Name'), value: ofVariant(() => 'Size') },
  { header: columnHeader('option2Value'), value: ofVariant(({ size }) => size) },
  { header: columnHeader('sku'), value: ofVariant((variant, product) => said(variant, product)?.sku ?? null) },
  {
    header: columnHeader('tracker'),
    value: ofVariant((variant, product) => (countOf(variant, product) === null ? null : 'shopify')),
  },
  { header: columnHeader('quantity'), value: ofVariant(countOf) },
  { header: columnHeader('policy'), value: ofSale(({ content }) => (content.allowsOversell ? 'continue' : 'deny')) },
  { header: 'Variant Fulfillment Service', value: ofSale(() => 'manual') },
  { header: columnHeader('price'), value: ofSale(({ content }) => content.price) },
  { header: columnHeader('mrp'), value: ofSale(({ content }) => content.mrp) },
  { header: 'Variant Requires Shipping', value: ofSale(() => 'TRUE') },
  { header: 'Variant Taxable', value: ofSale(() => 'TRUE') },
  { header: columnHeader('image'), value: ({ product, picture }) => product.pictures[picture]?.address ?? null },
  {
    header: columnHeader('imagePosition'),
    value: ({ product, picture }) => (picture < product.pictures.length ? picture + 1 : null),
  },
  { header: columnHeader('imageAlt'), value: (row) => photoOf(row)?.alt ?? null },
  { header: 'Gift Card', value: ofProduct(() => 'FALSE') },
  { header: columnHeader('variantImage'), value: ofVariant(pictureOf) },
  ...detailFields.map((field) => ({
    header: columnHeader(field),
    value: ofProduct(({ content }) => content[field]),
  })),
  { header: columnHeader('sizeChart'), value: ofProduct(({ sizeChart }) => sizeChart) },
  { header: columnHeader('status'), value: ofProduct(({ state }) => state) },
];

/** The last one, and only where a picture has one. */
export const focusColumn: CsvColumn<ExportedRow> = {
  header: columnHeader('imageFocus'),
  value: (row) => photoOf(row)?.focus ?? null,
};
