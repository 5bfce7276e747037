// The columns of a product file under all their names: Shopify's older header, its newer one, and
// the metafields that an export of this shop uses for what Shopify has no column for.
import { rejections } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import { unguard } from '../../../../integrations/csv.ts';
import { ImportRejected } from '../../../../integrations/read-csv.ts';
import { detailColumns } from './csv-details.ts';

/** The first name is used by exports. */
const names = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  description: ['Body (HTML)', 'Description'],
  brand: ['Vendor'],
  taxonomy: ['Product Category', 'Standard Product Type'],
  category: ['Type', 'Custom Product Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  mrp: ['Variant Compare At Price', 'Compare-at price'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  imageFocus: ['Image Focus'],
  variantImage: ['Variant Image', 'Variant image URL'],
  ...detailColumns,
  sizeChart: ['Size chart (product.metafields.custom.size_chart)', 'Size chart'],
  status: ['Status'],
  /** A metafield of Shopify's own: see `isColorField`. */
  colorField: ['Color (product.metafields.shopify.color-pattern)'],
} as const;

export type ColumnName = keyof typeof names;
export const columnHeader = (column: ColumnName): string => names[column][0];

/** Every name of every column. */
export const columnNames: readonly string[] = Object.values(names).flat();

const byName = new Map(
  Object.entries(names).flatMap(([column, known]) => known.map((name) => [name.toLowerCase(), column as ColumnName])),
);

export interface Columns {
  has(column: ColumnName): boolean;
  /** Its name in the file. */
  header(column: ColumnName): string;
  /** The cell's text; '' if the row has none. */
  cell(cells: readonly string[], column: ColumnName): string;
  /** Of all columns, as the file has them. */
  readonly headers: readonly string[];
}

/** Throws an ImportRejected. Columns that the shop has no use for are left out. */
export function readHeader(cells: readonly string[]): Columns {
  const places = new Map<ColumnName, { readonly index: number; readonly header: string }>();
  for (const [index, text] of cells.entries()) {
    const header = text.trim().replaceAll(/\s+/g, ' ');
    const column = byName.get(header.toLowerCase()) ?? (isColorField(header) ? 'colorField' : undefined);
    if (!column) continue;
    if (places.has(column)) throw new ImportRejected(rejections.columnTwice(header));
    places.set(column, { index, header });
  }
  if (!places.has('handle')) {
    if (isWooCommerce(cells)) throw new ImportRejected(rejections.wooCommerce);
    const isOther = cells.length < 3 && /[;\t]/.test(cells.join());
    throw new ImportRejected(isOther ? rejections.delimiter : rejections.noHandle);
  }
  return {
    has: (column) => places.has(column),
    header: (column) => places.get(column)?.header ?? columnHeader(column),
    cell: (row, column) => unguard((row[places.get(column)?.index ?? -1] ?? '').trim()),
    headers: cells,
  };
}

/** Its name in a file is the owner's own, followed by its key. */
const isColorField = (header: string): boolean =>
  /\(product\.metafields\.[\w-]+\.colou?rs?(-pattern)?\)$/i.test(header);

/** The header of WooCommerce's own export. */
function isWooCommerce(cells: readonly string[]): boolean {
  const headers = new Set(cells.map((cell) => cell.trim().toLowerCase()));
  const known = ['name', 'type', 'sku', 'regular price', 'images', 'attribute 1 name', 'in stock?', 'tax status'];
  return known.filter((name) => headers.has(name)).length >= 3;
}
