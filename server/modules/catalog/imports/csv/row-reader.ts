// Reads the cells of one product, whose rows follow each other in a file.
import { problems } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import type { ColumnName } from './csv-columns.ts';
import type { CsvRow } from '../../../../integrations/read-csv.ts';

/** The rows of a product, and the list for their problems. */
export interface RowReader {
  readonly rows: readonly CsvRow[];
  has(column: ColumnName): boolean;
  header(column: ColumnName): string;
  cell(row: CsvRow, column: ColumnName): string;
  /** The first cell that is not empty: later rows inherit it. */
  first(column: ColumnName): { readonly row: CsvRow; readonly text: string } | undefined;
  report(row: CsvRow, column: ColumnName, sentence: string): void;
  note(row: CsvRow, column: ColumnName, sentence: string): void;
  readonly round: boolean;
}

/** Undefined: the file has no such column. */
export function readText(reader: RowReader, column: ColumnName, most: number): string | undefined {
  if (!reader.has(column)) return undefined;
  const first = reader.first(column);
  if (first && first.text.length > most) reader.report(first.row, column, problems.tooLong(most));
  return first?.text ?? '';
}
