// Reads the rows of a CSV file one by one, so that a file that is too large ends early.
import { Readable, pipeline } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { importLimits } from '@taana-baana/contract/admin/limits/file-limits.ts';
import { rejections } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';

/** The file cannot be read at all; the message says what to do. */
export class ImportRejected extends Error {}

export interface CsvRow {
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** Characters of a row: a description has 20,000 at most, and its HTML some more. */
const maxRowLength = 500_000;

/** Throws an ImportRejected. Rows without any text are left out; `readHeader` gets the first one. */
export async function readCsv<Columns>(
  file: AsyncIterable<Uint8Array>,
  readHeader: (cells: readonly string[]) => Columns,
  onRow: (row: CsvRow, columns: Columns) => void,
): Promise<Columns> {
  const parser = parse({ relax_column_count: true, max_record_size: maxRowLength });
  // A file error destroys the parser, which then throws it; a reader that stops closes the file.
  pipeline(Readable.from(decode(file)), parser, () => {});
  let row = 0;
  let columns: Columns | undefined;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (row > importLimits.rows + 1) throw new ImportRejected(rejections.tooManyRows);
      if (columns === undefined) columns = readHeader(cells);
      else if (cells.some((cell) => cell.trim() !== '')) onRow({ row, cells }, columns);
    }
  } catch (error) {
    throw explain(error);
  }
  if (columns === undefined) throw new ImportRejected(rejections.empty);
  return columns;
}

function explain(error: unknown): unknown {
  const { code, records } = error as CsvError & { readonly records?: number };
  const row = (records ?? 0) + 1;
  if (code === 'CSV_MAX_RECORD_SIZE') return new ImportRejected(rejections.longRow(row));
  if (typeof code === 'string' && /QUOTE/.test(code)) return new ImportRejected(rejections.quotes(row));
  return error;
}

async function* decode(file: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  // Also removes the BOM.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  for await (const chunk of file) {
    if (bytes === 0) refuseOthers(chunk);
    bytes += chunk.length;
    if (bytes > importLimits.csvBytes) throw new ImportRejected(rejections.tooLarge);
    if (chunk.includes(0)) throw new ImportRejected(rejections.notText);
    yield decodeOrRefuse(() => decoder.decode(chunk, { stream: true }));
  }
  yield decodeOrRefuse(() => decoder.decode());
}

function decodeOrRefuse(decoded: () => string): string {
  try {
    return decoded();
  } catch {
    throw new ImportRejected(rejections.notUtf8);
  }
}

/** Files that owners upload by mistake. */
function refuseOthers(start: Uint8Array): void {
  const begins = (...bytes: number[]) => bytes.every((byte, index) => start[index] === byte);
  if (begins(0x50, 0x4b, 0x03, 0x04) || begins(0xd0, 0xcf, 0x11, 0xe0)) throw new ImportRejected(rejections.excel);
  if (begins(0xff, 0xfe) || begins(0xfe, 0xff)) throw new ImportRejected(rejections.utf16);
}
