// Takes lists of parcels apart: lines from a sheet, a courier's report or mail, or a scanner.
import { exactText } from '../../typed/exact-text.ts';
import { readSlipCode } from '../../typed/slip-code.ts';

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

export const isAwbHeading = (cell: string): boolean =>
  /^(awb|way ?bill|consignment|docket|article|tracking (no|number|id|code))\b/i.test(cell);
const isStatusHeading = (cell: string): boolean => /\bstatus\b/i.test(cell) && !/\b(date|time|code)\b/i.test(cell);

/** Some couriers say no more of a parcel that is back. */
const isBack = (said: string): boolean => /^(rto\W+)?returned to (the )?(origin|sender|shipper|seller)$/i.test(said);

const isDelivered = (said: string): boolean =>
  /\b(delivered|dlvd)\b/i.test(said) &&
  !/\b(not|non|un|never|cannot|could|unable|failed|to be|expected|partly|partially)\b/i.test(said);

/** The courier delivered it to the shop. */
const isReturn = (said: string): boolean => /\b(rto|return\w*|sender|shipper|origin)\b/i.test(said);

/** `returned`: it came back to the shop. */
export const parcelNews = ['delivered', 'returned'] as const;
export type ParcelNews = (typeof parcelNews)[number];

interface ReportLine {
  readonly code: string;
  /** Both: it has only a code. */
  readonly news: readonly ParcelNews[];
  /** By the courier. */
  readonly said: string;
}

/** The columns are found by their headings; without them, the first code counts, and all words. */
export function reportOf(text: string): ReportLine[] {
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
    if (!isInTable && said === '') return [{ code, news: parcelNews, said }];
    if (isBack(said)) return [{ code, news: ['returned'], said }];
    const news: ParcelNews[] = !isDelivered(said)
      ? []
      : [isReturn(said) || words.some((word) => /\brto\b/i.test(word)) ? 'returned' : 'delivered'];
    return [{ code, news, said: news[0] === 'returned' && !isReturn(said) ? `RTO ${said}` : said }];
  });
}

/** Each once: lines that say so, and lines that have only a code. */
export const codesOf = (text: string, wanted: ParcelNews): string[] => [
  ...new Set(reportOf(text).flatMap(({ code, news }) => (news.includes(wanted) ? code : []))),
];

/** Lines that say something else. */
export function otherLinesOf(text: string, wanted: ParcelNews): ReportLine[] {
  const counted = new Set(codesOf(text, wanted));
  return reportOf(text).filter(({ code }) => !counted.has(code));
}
