// Problems of the rows of a product file.
import { importLimits } from '@taana-baana/contract/admin/limits/file-limits.ts';
import type { ImportProblem } from '@taana-baana/contract/admin/schemas/catalog/product-imports.ts';

/**
 * Lists the first problems and counts the rest, so that a bad file of 50,000 rows gets a short
 * report.
 */
export class ProblemList {
  readonly listed: ImportProblem[] = [];
  total = 0;
  /** Number of prices that rounding would make whole. */
  paise = 0;
  /** All rows that have one, also those that are not listed. */
  readonly rows = new Set<number>();
  /** Products that have one without a row of their own. */
  readonly handles = new Set<string>();

  add(row: number, field: string, message: string): void {
    this.total += 1;
    this.rows.add(row);
    if (this.listed.length < importLimits.listed) this.listed.push({ row, field, message });
  }

  /** Sorted by row. */
  inOrder(): ImportProblem[] {
    return this.listed.toSorted((a, b) => a.row - b.row);
  }
}
