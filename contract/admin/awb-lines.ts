// Takes lists of parcels apart: lines from a sheet, a courier's report or mail, or a scanner.
import { exactText } from '../typed/exact-text.ts';
import { readSlipCode } from '../typed/slip-code.ts';

/** The cells of each line. */
export const linesOf = (text: string): string[][] =>
  text
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(/[\t,;]/).map((cell) => exactText(cell)));

/** An AWB or the number of an order, but neither a date nor the heading of a column. */
const isCode = (cell: string): boolean =>
  /^(?=.*[\d-])[A-Z0-9-]{4,40}$/.test(cell) && !/^\d{1,4}-(\d{1,2}|[A-Z]{3})-\d{2,4}$/.test(cell);

/** The first code of each line, each once. */
export const codesOf = (text: string): string[] => [
  ...new Set(linesOf(text).flatMap((cells) => cells.map((cell) => readSlipCode(cell).number).find(isCode) ?? [])),
];
