// Reads the colours and sizes of a product: options may be in any of three columns.
import { productCounts, productLengths } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { notes, problems } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import type { Size } from '@taana-baana/contract';
import type { ColumnName } from './csv-columns.ts';
import type { RowReader } from './row-reader.ts';
import { kindOfOption, readQuantity, readSize, sizeKey } from './csv-values.ts';
import type { FileVariant } from './file-product.ts';
import type { CsvRow } from '../../../../integrations/read-csv.ts';

const places = [
  { name: 'option1Name', value: 'option1Value' },
  { name: 'option2Name', value: 'option2Value' },
  { name: 'option3Name', value: 'option3Value' },
] as const;
type Place = (typeof places)[number];

/** A row that has one of these is a variant; others only add a picture. */
const ofVariants: readonly ColumnName[] = [...places.map(({ value }) => value), 'sku', 'price', 'mrp', 'quantity'];

/** Of a product without options, one variant without colour and size. */
export function readVariants(reader: RowReader): FileVariant[] {
  const options = findOptions(reader);
  if (options === undefined) return [];
  const variants: FileVariant[] = [];
  const seen = new Map<string, number>();
  let color: string | null = options.color ? null : colorInField(reader);
  let size: Size | null = null;
  for (const [index, row] of reader.rows.entries()) {
    if (index > 0 && ofVariants.every((column) => reader.cell(row, column) === '')) continue;
    if (options.color) color = readColor(reader, row, options.color.value) ?? color;
    const named = options.size ? readSizeOf(reader, row, options.size.value) : null;
    if (named === undefined) continue;
    size = named ?? size;
    const key = `${color?.toLowerCase()}/${size && sizeKey(size)}`;
    const before = seen.get(key);
    if (before !== undefined) {
      const column = (options.size ?? options.color ?? places[0]).value;
      reader.report(row, column, problems.variantTwice(before));
      continue;
    }
    seen.set(key, row.row);
    const hasPlace = size !== null;
    variants.push({
      row: row.row,
      color,
      size,
      sku: readSku(reader, row, hasPlace),
      count: readCount(reader, row, hasPlace),
      image: reader.cell(row, 'variantImage'),
    });
  }
  const [head] = reader.rows;
  if (options.color && head && new Set(variants.map((one) => one.color)).size > productCounts.colors) {
    reader.report(head, options.color.value, problems.tooMany(productCounts.colors, 'colours'));
  }
  return variants;
}

/** Undefined: an option is invalid, and further problems would only repeat that. */
function findOptions(reader: RowReader): { color?: Place; size?: Place } | undefined {
  const options: { color?: Place; size?: Place } = {};
  let isClear = true;
  const kinds = places.map(({ name }) => kindOfOption(reader.first(name)?.text ?? ''));
  const hasKnown = kinds.includes('size') || kinds.includes('color');
  const fail = (row: CsvRow, column: ColumnName, sentence: string) => {
    isClear = false;
    reader.report(row, column, sentence);
  };
  for (const place of places) {
    const named = reader.first(place.name);
    const value = reader.first(place.value);
    if (!value) continue;
    const isDefault = /^default title$/i.test(value.text);
    const kind = kindOfOption(named?.text ?? '');
    if (isDefault && kind === 'none') continue;
    const constant = kind === 'unknown' && hasKnown ? constantIn(reader, place.value) : undefined;
    if (named && constant !== undefined) reader.note(named.row, place.name, notes.optionConstant(named.text, constant));
    else if (!named) fail(value.row, place.value, problems.optionUnnamed(reader.header(place.name)));
    else if (kind === 'none' || kind === 'unknown') fail(named.row, place.name, problems.optionUnknown(named.text));
    else if (options[kind]) fail(named.row, place.name, problems.optionTwice);
    else options[kind] = place;
    for (const row of reader.rows) {
      const name = reader.cell(row, place.name);
      if (named && name !== '' && name.toLowerCase() !== named.text.toLowerCase()) {
        fail(row, place.name, problems.optionRenamed(named.row.row));
      }
    }
  }
  return isClear ? options : undefined;
}

/** The one value that all rows have. */
function constantIn(reader: RowReader, column: ColumnName): string | undefined {
  const values = new Set(reader.rows.flatMap((row) => reader.cell(row, column) || []));
  const [value] = values;
  return values.size === 1 ? value : undefined;
}

/** Of a product without an option for it: the one colour that Shopify's own field names. */
function colorInField(reader: RowReader): string | null {
  const field = reader.first('colorField');
  if (!field) return null;
  const colors = field.text.split(/[;,]/).flatMap((color) => color.trim() || []);
  const [only] = colors;
  if (only === undefined) return null;
  if (colors.length > 1) {
    reader.note(field.row, 'colorField', notes.colorsInField(colors.join(', ')));
    return null;
  }
  const words = only.replaceAll(/[-_]+/g, ' ').trim();
  const color = words.replaceAll(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
  if (color.length > productLengths.color)
    reader.report(field.row, 'colorField', problems.tooLong(productLengths.color));
  reader.note(field.row, 'colorField', notes.colorFromField(color));
  return color;
}

/** Null: the row inherits it. */
function readColor(reader: RowReader, row: CsvRow, column: ColumnName): string | null {
  const text = reader.cell(row, column);
  if (text.length > productLengths.color) reader.report(row, column, problems.tooLong(productLengths.color));
  if (text === '' && row === reader.rows[0]) reader.report(row, column, problems.colorMissing);
  return text || null;
}

/** Null: the row inherits it. Undefined: it is no size. */
function readSizeOf(reader: RowReader, row: CsvRow, column: ColumnName): Size | null | undefined {
  const text = reader.cell(row, column);
  if (text === '') {
    if (row === reader.rows[0]) reader.report(row, column, problems.sizeMissing);
    return null;
  }
  const read = readSize(text);
  if ('value' in read) return read.value;
  return void reader.report(row, column, read.problem);
}

function readSku(reader: RowReader, row: CsvRow, hasSize: boolean): string | undefined {
  if (!reader.has('sku')) return undefined;
  const sku = reader.cell(row, 'sku');
  if (sku.length > productLengths.sku) reader.report(row, 'sku', problems.tooLong(productLengths.sku));
  if (sku !== '' && !hasSize) reader.note(row, 'sku', notes.skuWithoutSize);
  return hasSize ? sku : '';
}

/** Without a tracker nothing is counted, whatever the quantity says. */
function readCount(reader: RowReader, row: CsvRow, hasSize: boolean): number | null {
  const text = reader.cell(row, 'quantity');
  const isTracked = reader.has('tracker') ? reader.cell(row, 'tracker') !== '' : text !== '';
  if (!isTracked) return null;
  if (!hasSize) {
    reader.report(row, reader.has('tracker') ? 'tracker' : 'quantity', problems.countWithoutSize);
    return null;
  }
  if (text === '') {
    if (row === reader.rows[0]) reader.note(row, 'tracker', notes.noQuantity);
    return null;
  }
  const read = readQuantity(text);
  if ('value' in read) return read.value;
  reader.report(row, 'quantity', read.problem);
  return null;
}
