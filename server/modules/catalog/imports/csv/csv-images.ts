// The pictures of a product, in the order of their positions.
import { focusForm, productCounts, productLengths } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { focusUnknown } from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { problems } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import type { RowReader } from './row-reader.ts';
import type { FileImage } from './file-product.ts';

/** Undefined: the file has no column for them. */
export function readImages(reader: RowReader): FileImage[] | undefined {
  if (!reader.has('image') && !reader.has('variantImage')) return undefined;
  const images = new Map<string, FileImage & { readonly position: number }>();
  for (const row of reader.rows) {
    const source = reader.cell(row, 'image');
    if (source === '' || images.has(source)) continue;
    const alt = reader.cell(row, 'imageAlt');
    if (alt.length > productLengths.alt) reader.report(row, 'imageAlt', problems.tooLong(productLengths.alt));
    const position = Number.parseInt(reader.cell(row, 'imagePosition'), 10) || Infinity;
    const focus = reader.has('imageFocus') ? reader.cell(row, 'imageFocus') : undefined;
    if (focus && !focusForm.test(focus)) reader.report(row, 'imageFocus', focusUnknown);
    images.set(source, { row: row.row, source, alt, focus, position });
  }
  for (const row of reader.rows) {
    const source = reader.cell(row, 'variantImage');
    if (source !== '' && !images.has(source)) {
      images.set(source, { row: row.row, source, alt: '', focus: undefined, position: Infinity });
    }
  }
  const [head] = reader.rows;
  if (head && images.size > productCounts.photos) {
    reader.report(head, 'image', problems.tooMany(productCounts.photos, 'pictures'));
  }
  // The sort is stable: pictures without a position follow in the order of the rows.
  return [...images.values()].toSorted((a, b) => (a.position === b.position ? 0 : a.position - b.position));
}
