// Reads a CSV file of products. It knows nothing of the shop's own products: see plan-import.service.ts.
import { importLimits } from '@taana-baana/contract/admin/limits/file-limits.ts';
import {
  problems as sentences,
  rejections,
} from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import { type Columns, readHeader } from './csv-columns.ts';
import { type ReadOptions, readProduct } from './csv-product.ts';
import type { FileProduct } from './file-product.ts';
import { ProblemList } from './import-problems.ts';
import { type CsvRow, ImportRejected, readCsv } from '../../../../integrations/read-csv.ts';

export interface ProductFile {
  readonly columns: Columns;
  readonly rows: number;
  /** One for each handle, in the order of their first rows. */
  readonly products: readonly FileProduct[];
  readonly problems: ProblemList;
  readonly notes: ProblemList;
  /** Handles of the products with a problem; '' if a row has one, but no usable handle. */
  faulty(): ReadonlySet<string>;
}

/** Throws an ImportRejected if the file as a whole cannot be read. */
export async function readProductFile(file: AsyncIterable<Uint8Array>, options: ReadOptions): Promise<ProductFile> {
  const problems = new ProblemList();
  const notes = new ProblemList();
  const byHandle = new Map<string, [CsvRow, ...CsvRow[]]>();
  const handleOf = new Map<number, string>();
  let rows = 0;
  const columns = await readCsv(file, readHeader, (row, header) => {
    rows += 1;
    const handle = header.cell(row.cells, 'handle').toLowerCase();
    const sentence = faultOfHandle(handle);
    if (sentence) return problems.add(row.row, header.header('handle'), sentence);
    handleOf.set(row.row, handle);
    const known = byHandle.get(handle);
    if (known) return void known.push(row);
    byHandle.set(handle, [row]);
    if (byHandle.size > importLimits.products) throw new ImportRejected(rejections.tooManyProducts);
  });
  if (rows === 0) throw new ImportRejected(rejections.noProducts);
  const products: FileProduct[] = [];
  for (const [handle, ofProduct] of byHandle) {
    products.push(readProduct(handle, ofProduct, columns, { ...options, problems, notes }));
    // Yields to other requests: sanitising 10,000 descriptions takes seconds.
    if (products.length % 50 === 0) await new Promise(setImmediate);
  }
  const faulty = () =>
    new Set([
      ...problems.handles,
      ...[...problems.rows].flatMap((row) => (row === 1 ? [] : (handleOf.get(row) ?? ''))),
    ]);
  return { columns, rows, products, problems, notes, faulty };
}

/** A sentence, if the handle cannot be used. */
export function faultOfHandle(handle: string): string | undefined {
  if (handle === '') return sentences.handleMissing;
  return handle.length <= 100 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle) ? undefined : sentences.handleUnknown;
}
