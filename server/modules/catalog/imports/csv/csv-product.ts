// Combines the rows of one handle into one product.
import {
  type ProductState,
  productCounts,
  productLengths,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import {
  notes as noteSentences,
  problems as sentences,
} from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import { droppedFrom, sanitizeHtml } from '../../../html.ts';
import type { Columns } from './csv-columns.ts';
import { readDetails } from './csv-details.ts';
import { readImages } from './csv-images.ts';
import { type Read, readPolicy, readPrice, readTruth } from './csv-values.ts';
import { readVariants } from './csv-variants.ts';
import type { FileProduct } from './file-product.ts';
import type { ProblemList } from './import-problems.ts';
import type { CsvRow } from '../../../../integrations/read-csv.ts';
import { type RowReader, readText } from './row-reader.ts';
import { cutText } from '@taana-baana/contract/typed/graphemes.ts';

export interface ReadOptions {
  /** Prices with paise are rounded to whole rupees. */
  readonly round: boolean;
}

export function readProduct(
  handle: string,
  rows: readonly [CsvRow, ...CsvRow[]],
  columns: Columns,
  { problems, notes, round }: ReadOptions & { readonly problems: ProblemList; readonly notes: ProblemList },
): FileProduct {
  const reader: RowReader = {
    rows,
    round,
    has: columns.has,
    header: columns.header,
    cell: ({ cells }, column) => columns.cell(cells, column),
    first: (column) => {
      const row = rows.find(({ cells }) => columns.cell(cells, column) !== '');
      return row && { row, text: columns.cell(row.cells, column) };
    },
    report: ({ row }, column, sentence) => problems.add(row, columns.header(column), sentence),
    note: ({ row }, column, sentence) => notes.add(row, columns.header(column), sentence),
  };
  const before = problems.total;
  for (const { row, cells } of rows) {
    if (cells.slice(columns.headers.length).some((cell) => cell.trim() !== ''))
      problems.add(row, '', sentences.surplusCells);
  }
  refuseOtherTitles(reader);
  const price = readMoney(reader, 'price', problems);
  const mrp = readMoney(reader, 'mrp', problems);
  if (mrp?.value && price?.value && mrp.value < price.value) reader.report(mrp.row, 'mrp', sentences.belowPrice);
  const product = {
    handle,
    row: rows[0].row,
    title: readText(reader, 'title', productLengths.title),
    brand: readText(reader, 'brand', productLengths.brand),
    category: readCategory(reader),
    tags: readTags(reader),
    description: readDescription(reader),
    price: price?.value,
    mrp: mrp?.value,
    ...readDetails(reader),
    sizeChart: reader.has('sizeChart') ? (reader.first('sizeChart')?.text ?? null) : undefined,
    allowsOversell: readOversell(reader),
    state: readState(reader),
    variants: readVariants(reader),
    images: readImages(reader),
  };
  return { ...product, hasProblems: problems.total > before };
}

function refuseOtherTitles(reader: RowReader): void {
  const first = reader.first('title');
  for (const row of reader.rows) {
    const title = reader.cell(row, 'title');
    if (first && title !== '' && title !== first.text) {
      reader.report(row, 'title', sentences.otherTitle(first.row.row, first.text));
    }
  }
}

/** The type; without one, the last part of the category in Shopify's own list. */
function readCategory(reader: RowReader): string | undefined {
  const category = readText(reader, 'category', productLengths.category);
  if (category !== undefined && category !== '') return category;
  const path = reader.first('taxonomy')?.text;
  return (path && cutText(path.split('>').at(-1)?.trim() ?? '', productLengths.category)) ?? category;
}

function readTags(reader: RowReader): string[] | undefined {
  if (!reader.has('tags')) return undefined;
  const first = reader.first('tags');
  if (!first) return [];
  const words = first.text.split(',').flatMap((tag) => tag.trim() || []);
  const tags = [...new Map(words.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed();
  if (tags.length > productCounts.tags) {
    reader.report(first.row, 'tags', sentences.tooMany(productCounts.tags, 'tags'));
  }
  if (tags.some((tag) => tag.length > productLengths.tag)) {
    reader.report(first.row, 'tags', sentences.tooLong(productLengths.tag));
  }
  return tags;
}

function readDescription(reader: RowReader): string | undefined {
  if (!reader.has('description')) return undefined;
  const first = reader.first('description');
  const description = sanitizeHtml(first?.text ?? '');
  if (first && description.length > productLengths.description) {
    reader.report(first.row, 'description', sentences.tooLong(productLengths.description));
  }
  const { pictures, others } = droppedFrom(first?.text ?? '');
  if (first && pictures + others > 0) reader.note(first.row, 'description', noteSentences.dropped(pictures, others));
  return description;
}

/** The one amount that all rows of the product have. */
function readMoney(
  reader: RowReader,
  column: 'price' | 'mrp',
  list: ProblemList,
): { readonly row: CsvRow; readonly value: number | null } | undefined {
  const [head] = reader.rows;
  if (!reader.has(column) || !head) return undefined;
  let found: { readonly row: CsvRow; readonly value: number | null } = { row: head, value: null };
  for (const row of reader.rows) {
    const text = reader.cell(row, column);
    const read: Read<number | null> = readPrice(text, reader);
    if ('problem' in read) {
      if (read.problem === sentences.wholeRupees(text)) list.paise += 1;
      reader.report(row, column, read.problem);
    } else if (found.value === null) found = read.value === null ? found : { row, value: read.value };
    else if (read.value !== null && read.value !== found.value) {
      reader.report(row, column, sentences.priceDiffers(found.row.row, found.value));
    }
  }
  return found;
}

function readOversell(reader: RowReader): boolean | undefined {
  const first = reader.first('policy');
  if (!first) return undefined;
  const policy = readPolicy(first.text);
  if (policy === undefined) reader.report(first.row, 'policy', sentences.policy);
  for (const row of reader.rows) {
    const text = reader.cell(row, 'policy');
    if (text !== '' && readPolicy(text) !== policy) {
      reader.report(row, 'policy', sentences.policyDiffers(first.row.row));
    }
  }
  return policy;
}

/** Undefined: unchanged; a new product is active. */
function readState(reader: RowReader): ProductState | undefined {
  const status = reader.first('status');
  const published = reader.first('published');
  const isPublished = published && readTruth(published.text);
  if (published && isPublished === undefined) reader.report(published.row, 'published', sentences.published);
  const state = status?.text.toLowerCase();
  if (state !== undefined && state !== 'active' && state !== 'draft' && state !== 'archived') {
    if (status) reader.report(status.row, 'status', sentences.status);
    return undefined;
  }
  return state !== 'archived' && isPublished === false ? 'draft' : state;
}
