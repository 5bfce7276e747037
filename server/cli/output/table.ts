// Lays out tables and facts for a terminal of a given width, also with wide letters (Tamil,
// Devanagari, emoji).
import stringWidth from 'string-width';

interface TableColumn {
  readonly title: string;
  readonly isNumber: boolean;
  readonly isWrapped: boolean;
  readonly cells: readonly string[];
}

interface Fact {
  readonly title: string;
  readonly isWrapped: boolean;
  readonly value: string;
}

const gap = 2;
const narrowestText = 14;
const indent = 4;

/**
 * Leaves out columns without a value. If the table is too wide, texts wrap; if that is not enough,
 * the last columns go below their row.
 */
export function formatTable(columns: readonly TableColumn[], width: number): string[] {
  const beside = columns.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const below: TableColumn[] = [];
  let widths = fit(beside, width);
  while (!widths) {
    below.unshift(beside.pop() as TableColumn);
    widths = fit(beside, width);
  }
  const rowCount = columns[0]?.cells.length ?? 0;
  return [
    ...formatRow(beside, widths, ({ title }) => title),
    ...Array.from({ length: rowCount }, (_, row) => [
      ...formatRow(beside, widths, ({ cells }) => cells[row] ?? ''),
      ...formatFacts(
        below.map(({ title, isWrapped, cells }) => ({
          title: title.toLowerCase(),
          isWrapped,
          value: cells[row] ?? '',
        })),
        width - indent,
      ).map((line) => ' '.repeat(indent) + line),
    ]).flat(),
  ];
}

/** One line per value. */
export function formatFacts(all: readonly Fact[], width: number): string[] {
  const filled = all.filter(({ value }) => value !== '');
  const label = Math.max(0, ...filled.map(({ title }) => stringWidth(title))) + gap;
  return filled.flatMap(({ title, isWrapped, value }) =>
    (isWrapped ? wrap(value, Math.max(narrowestText, width - label)) : [plain(value)]).map((line, index) =>
      (pad(index === 0 ? title : '', label) + line).trimEnd(),
    ),
  );
}

function fit(columns: readonly TableColumn[], width: number): number[] | undefined {
  const widths = columns.map(({ title, cells }) =>
    Math.max(...[title, ...cells].map((cell) => stringWidth(plain(cell)))),
  );
  let surplus = widths.reduce((sum, one) => sum + one + gap, -gap) - width;
  while (surplus > 0) {
    const widest = Math.max(...widths.filter((_, index) => columns[index]?.isWrapped));
    if (widest <= narrowestText) return columns.length === 1 ? widths : undefined;
    widths[widths.findIndex((one, index) => one === widest && columns[index]?.isWrapped)] = widest - 1;
    surplus -= 1;
  }
  return widths;
}

function formatRow(
  columns: readonly TableColumn[],
  widths: readonly number[],
  cellOf: (column: TableColumn) => string,
): string[] {
  const cells = columns.map((column, index) =>
    column.isWrapped ? wrap(cellOf(column), widths[index] ?? 0) : [plain(cellOf(column))],
  );
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    columns
      .map(({ isNumber }, index) => pad(cells[index]?.[line] ?? '', widths[index] ?? 0, isNumber))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

function pad(written: string, width: number, isRight = false): string {
  const space = ' '.repeat(Math.max(0, width - stringWidth(written)));
  return isRight ? space + written : written + space;
}

/** Strips control characters: customers' text must not control the terminal. */
const plain = (written: string): string => written.replace(/\p{Cc}+/gu, ' ');

function wrap(written: string, width: number): string[] {
  const lines = [''];
  for (const word of plain(written)
    .split(' ')
    .flatMap((long) => pieces(long, width))) {
    const line = lines.at(-1) ?? '';
    const joined = line === '' ? word : `${line} ${word}`;
    if (stringWidth(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

const letters = new Intl.Segmenter();

/** Splits a word that is too long. */
function pieces(word: string, width: number): string[] {
  if (stringWidth(word) <= width) return [word];
  const parts = [''];
  for (const { segment } of letters.segment(word)) {
    const part = (parts.at(-1) ?? '') + segment;
    if (stringWidth(part) <= width) parts[parts.length - 1] = part;
    else parts.push(segment);
  }
  return parts;
}
