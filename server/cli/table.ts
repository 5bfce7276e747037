// Rows in columns, times and limits, as the commands write and read them.
import { UsageError } from './command.ts';

export function writeRows(
  say: (line: string) => void,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  if (rows.length === 0) return say('There are none.');
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...rows]) {
    say(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

/** To the minute, in UTC as the database keeps it. */
export const writeTime = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;

const usualLimit = 50;

export function limitOf(given: string | boolean | (string | boolean)[] | undefined): number {
  if (given === undefined) return usualLimit;
  if (typeof given !== 'string' || !/^[1-9]\d{0,5}$/.test(given))
    throw new UsageError('--limit takes a number from 1.');
  return Number(given);
}
