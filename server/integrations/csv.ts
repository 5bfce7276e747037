// CSV files to save and open in a spreadsheet.
import { Readable, pipeline } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify';

export interface CsvColumn<Row> {
  readonly header: string;
  /**
   * Null is an empty cell, a bigint is paise (see `amount`). Times are ISO texts (see
   * `indianTimeOf`).
   */
  readonly value: (row: Row) => Cell;
}

type Cell = string | number | bigint | null;

const rowsInARow = 100;

/** Of paise: a cell in rupees with two decimals, `-1234.50`. */
export const amount = (paise: number): bigint => BigInt(paise);

/**
 * Texts that a spreadsheet would take for a number, and so show as 1.2E+17 or without their zeros:
 * tracking numbers, phones, ids.
 */
const looksLikeNumber = /^(0\d+|\d{12,}|\d+(\.\d*)?e\d+)$/i;

/**
 * UTF-8 with a BOM, so that a spreadsheet recognises the letters; lines end with CRLF (RFC 4180). A
 * text that a spreadsheet would take for a formula (it starts with = + - @, tab or CR), or for a
 * number that it shortens, gets a `'` in front; a number does not. `unguard` takes it off. Rows are read while the file is sent: if reading fails, or the
 * reader disconnects, both end.
 */
export function writeCsv<Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row> | AsyncIterable<Row>): Readable {
  const file = stringify({
    bom: true,
    header: true,
    columns: columns.map(({ header }) => ({ key: header })),
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { bigint: (paise) => (Number(paise) / 100).toFixed(2) },
  });
  // An error destroys the stream: its reader sees the error and no end.
  pipeline(Readable.from(cellsOf(columns, rows)), file, () => {});
  return file;
}

async function* cellsOf<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): AsyncGenerator<Cell[]> {
  let written = 0;
  for await (const row of rows) {
    yield columns.map(({ value }) => guard(value(row)));
    written += 1;
    // Yields to other requests: the embedded database never waits, and neither does a fast reader.
    if (written % rowsInARow === 0) await setImmediate();
  }
}

const guard = (cell: Cell): Cell => (typeof cell === 'string' && looksLikeNumber.test(cell) ? `'${cell}` : cell);

/** The text of a cell before it was guarded. */
export function unguard(text: string): string {
  const bare = text.slice(1);
  return text.startsWith("'") && (/^[=+\-@\t\r]/.test(bare) || looksLikeNumber.test(bare)) ? bare : text;
}
