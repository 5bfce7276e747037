// Formats tables and times, and parses limits, for the commands.
import { UsageError } from './command.ts';

export function writeRows(
  print: (line: string) => void,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  if (rows.length === 0) return print('There are none.');
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...rows]) {
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

/** Minutes precision, in UTC like the database. */
export const writeTime = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;

const usualLimit = 50;

export function limitOf(given: string | boolean | (string | boolean)[] | undefined): number {
  if (given === undefined) return usualLimit;
  if (typeof given !== 'string' || !/^[1-9]\d{0,5}$/.test(given))
    throw new UsageError('--limit takes a number from 1.');
  return Number(given);
}
