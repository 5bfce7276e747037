// A size chart as lines of text: titles first, then a line for each size. Columns are parted by tabs,
// as a spreadsheet copies them, or by commas or semicolons.
import { isSizeText } from '../../schemas/choices.ts';
import type { SizeChart } from '../../schemas/catalog/size-chart.ts';
import { cleanSize } from '../../sizes/size-spelling.ts';
import { exactCode, exactText } from '../../typed/exact-text.ts';
import { visibleText } from '../../typed/visible-text.ts';
import { table as texts } from '../texts/catalog/size-charts.ts';

/** `value`: characters of a title or value. */
const most = { columns: 6, rows: 20, value: 30 };
const unit = /[\s,(]*\bcm\)?$/i;
const measure = /^\d{1,3}(\.\d)?(-\d{1,3}(\.\d)?)?$/;

type Table = Pick<SizeChart, 'columns' | 'rows'>;

/** Or a sentence that says what to change. */
export function readChartTable(text: string): Table | { problem: string } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const parted = lines.map((line) => line.split(text.includes('\t') ? '\t' : /[,;]/).map(visibleText));
  const [[, ...titles] = [], ...rest] = parted;
  if (titles.length === 0 || rest.length === 0) return { problem: texts.tooShort };
  if (titles.length > most.columns) return { problem: texts.tooMany(most.columns, 'columns') };
  if (rest.length > most.rows) return { problem: texts.tooMany(most.rows, 'sizes') };
  if (titles.some((title) => title === '' || title.length > most.value)) return { problem: texts.title(most.value) };
  if (new Set(titles).size < titles.length) return { problem: texts.titleTwice };
  const columns = titles.map((title) => ({ title: title.replace(unit, ''), isCm: unit.test(title) }));
  const rows: Table['rows'] = [];
  for (const [index, [first = '', ...cells]] of rest.entries()) {
    const size = cleanSize(first);
    const values = columns.map(({ isCm }, column) => (isCm ? plainMeasure : String)(cells[column] ?? ''));
    const wrong = values.find((value, column) => columns[column]?.isCm && value !== '' && !measure.test(value));
    const problem = !isSizeText(size)
      ? texts.sizeUnusable(first)
      : rows.some((row) => exactCode(row.size) === exactCode(size))
        ? texts.sizeTwice(size)
        : cells.slice(columns.length).some(Boolean) || values.some((value) => value.length > most.value)
          ? texts.tooWide
          : wrong !== undefined && texts.noMeasure(wrong);
    if (problem) return { problem: texts.inLine(index + 2, problem) };
    rows.push({ size, values });
  }
  return { columns, rows };
}

/** `58 – 62 cm` is `58-62`. */
const plainMeasure = (text: string): string =>
  exactText(text)
    .replace(/\s*cm$/i, '')
    .replaceAll(/\s*[\p{Pd}\u2212]\s*/gu, '-');

/** Read again, it is the same table. */
export function writeChartTable({ columns, rows }: Table): string {
  const titles = [texts.size, ...columns.map(({ title, isCm }) => (isCm ? `${title} cm` : title))];
  const lines = [titles, ...rows.map(({ size, values }) => [size, ...values])];
  const separator = lines.flat().some((cell) => /[,;]/.test(cell)) ? '\t' : ', ';
  return lines.map((cells) => cells.join(separator)).join('\n');
}
