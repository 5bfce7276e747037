// The table of a document's lines. Its head is repeated on every page; a line is never split.
import * as texts from '@taana-baana/contract/texts/printed-document.ts';
import type { DocumentContent, DocumentLine } from '../document-content.ts';
import { type Column, columnsOf } from './columns.ts';
import { ink, softInk } from './pen.ts';
import { type Sheet, bottom, contentWidth, drawRule, left, turnPage } from './sheet.ts';

const head = { size: 8, color: softInk };
const text = { size: 8.5 };
const strong = { size: 8.5, weight: 'strong' } as const;
const note = { size: 7.5, color: softInk };
const gap = 6;
const padding = 5;

interface PlacedColumn extends Column {
  readonly x: number;
  /** Of the text, in points. */
  readonly inner: number;
}

export function drawLines(sheet: Sheet, content: DocumentContent): void {
  const columns = placeColumns(columnsOf(content));
  drawTableHead(sheet, columns);
  for (const [index, line] of content.lines.entries()) {
    if (sheet.y + heightOf(sheet, columns, line, index) > bottom) {
      turnPage(sheet, content);
      drawTableHead(sheet, columns);
    }
    drawLine(sheet, columns, line, index);
  }
  drawSums(sheet, columns, content);
}

function placeColumns(columns: readonly Column[]): PlacedColumn[] {
  const taken = columns.reduce((sum, { width }) => sum + (width === 'rest' ? 0 : width), 0);
  let x = left;
  return columns.map((column) => {
    const width = column.width === 'rest' ? contentWidth - taken : column.width;
    const before = column.align === 'right' ? gap : 0;
    const placed = { ...column, x: x + before, inner: width - (column.align === 'right' ? before : gap) };
    x += width;
    return placed;
  });
}

function drawTableHead(sheet: Sheet, columns: readonly PlacedColumn[]): void {
  const { pen } = sheet;
  drawRule(pen, sheet.y, { thickness: 0.8, color: ink });
  const y = sheet.y + padding;
  const ends = columns.map(({ label, x, inner, align }) => pen.write(label, { x, y, width: inner, align }, head));
  sheet.y = Math.max(...ends) + padding - 1;
  drawRule(pen, sheet.y);
}

function heightOf({ pen }: Sheet, columns: readonly PlacedColumn[], line: DocumentLine, index: number): number {
  const heights = columns.map(
    (column) =>
      pen.wrap(column.cell(line, index), column.inner, text).length * pen.height(text) +
      (column.note ? pen.height(note) : 0),
  );
  return Math.max(...heights) + 2 * padding;
}

function drawLine(sheet: Sheet, columns: readonly PlacedColumn[], line: DocumentLine, index: number): void {
  const { pen } = sheet;
  const y = sheet.y + padding;
  const ends = columns.map((column) => {
    const place = { x: column.x, width: column.inner, align: column.align };
    const end = pen.write(column.cell(line, index), { ...place, y }, text);
    return column.note ? pen.write(column.note(line), { ...place, y: end }, note) : end;
  });
  sheet.y = Math.max(...ends) + padding;
  drawRule(pen, sheet.y);
}

function drawSums(sheet: Sheet, columns: readonly PlacedColumn[], content: DocumentContent): void {
  const { pen } = sheet;
  const { lines } = content;
  if (sheet.y + pen.height(strong) + 2 * padding > bottom) turnPage(sheet, content);
  const y = sheet.y + padding;
  const [, description] = columns;
  if (description) pen.write(texts.sums.total, { x: description.x, y, width: description.inner }, strong);
  for (const { sum, x, inner, align } of columns) if (sum) pen.write(sum(lines), { x, y, width: inner, align }, strong);
  sheet.y = y + pen.height(strong) + padding;
  drawRule(pen, sheet.y, { thickness: 0.8, color: ink });
  const words = content.placeOfSupply ? texts.pricesWithTax : texts.amountsInRupees;
  sheet.y = pen.write(words, { x: left, y: sheet.y + 4, width: contentWidth }, note) + 12;
}
