// Takes lists of parcels apart: lines from a sheet, a courier's report or mail, or a scanner.
import { exactText } from '../typed/exact-text.ts';
import { readSlipCode } from '../typed/slip-code.ts';

/** A line of a sheet may have commas in its cells; so may a quoted cell of a CSV file. */
const ofSheet = /\t((?:"(?:[^"]|"")*"|[^\t])*)/g;
const ofFile = /[,;]((?:"(?:[^"]|"")*"|[^,;])*)/g;

const cellsOf = (line: string): string[] => {
  const [start, cell] = line.includes('\t') ? (['\t', ofSheet] as const) : ([',', ofFile] as const);
  return [...(start + line).matchAll(cell)].map(([, text = '']) =>
    exactText(text.replace(/^\s*"(.*)"\s*$/, '$1').replaceAll('""', '"')),
  );
};

/** The cells of each line. */
export const linesOf = (text: string): string[][] =>
  text
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .map(cellsOf);

const isDate = (cell: string): boolean => /^\d{1,4}[-/. ](\d{1,2}|[a-z]{3,9})[-/. ]\d{2,4}([ ,t]+\d.*)?$/i.test(cell);

/** An AWB or the number of an order, but neither a date, a status, nor a town with its PIN. */
function codeOf(cell: string): string | undefined {
  const { number } = readSlipCode(cell.replace(/^[='"]+|"$/g, ''));
  const isText = /\s/.test(cell) && /(^|\s)[a-z]{3,}(\s|$)/i.test(cell);
  const isCode = /^(?=.*\d)[A-Z0-9-]{4,40}$/.test(number) || /^[A-Z]{1,3}-[A-Z]{6}$/.test(number);
  return isCode && !isText && !isDate(cell) ? number : undefined;
}

const isAwbHeading = (cell: string): boolean =>
  /^(awb|way ?bill|consignment|docket|article|tracking (no|number|id|code))\b/i.test(cell);
const isStatusHeading = (cell: string): boolean => /\bstatus\b/i.test(cell) && !/\b(date|time|code)\b/i.test(cell);

const negation =
  /\b(not|non|un|never|cannot|could|unable|failed|to be|expected|partly|partially|rto|return\w*|sender|shipper|origin)\b/i;
const isDelivered = (said: string): boolean => /\b(delivered|dlvd)\b/i.test(said) && !negation.test(said);

interface ReportLine {
  readonly code: string;
  readonly isDelivered: boolean;
  /** What the courier says of it; undefined: it has only a code. */
  readonly said: string | undefined;
}

/** The columns are found by their headings; without them, the first code counts, and all words. */
function reportOf(text: string): ReportLine[] {
  let awbAt = -1;
  let statusAt: number[] = [];
  return linesOf(text).flatMap((cells): ReportLine[] => {
    const code = codeOf(cells[awbAt] ?? '') ?? cells.map(codeOf).find(Boolean);
    if (code === undefined) {
      if (cells.some(isAwbHeading)) awbAt = cells.findIndex(isAwbHeading);
      if (cells.some(isStatusHeading)) statusAt = [...cells.keys()].filter((at) => isStatusHeading(cells[at] ?? ''));
      return [];
    }
    const words = cells.filter((cell) => /\p{L}{3}/u.test(cell) && !isDate(cell) && codeOf(cell) === undefined);
    const isInTable = statusAt.length > 0 && cells.filter(Boolean).length > 1;
    const said = (isInTable ? statusAt.map((at) => cells[at] ?? '') : words).filter(Boolean).join(', ');
    if (!isInTable && said === '') return [{ code, isDelivered: true, said: undefined }];
    // A return that has reached the shop is delivered too, and says so in any column.
    const isReturn = words.some((word) => /\brto\b/i.test(word));
    return [{ code, isDelivered: isDelivered(said) && !isReturn, said }];
  });
}

/** Each once: lines that say Delivered, and lines that have only a code. */
export const codesOf = (text: string): string[] => [
  ...new Set(reportOf(text).flatMap(({ code, isDelivered: counts }) => (counts ? code : []))),
];

/** Lines that say something else, with what they say. */
export function otherLinesOf(text: string): { code: string; said: string }[] {
  const counted = new Set(codesOf(text));
  return reportOf(text).flatMap(({ code, said = '' }) => (counted.has(code) ? [] : { code, said }));
}
