// The part below the lines: tax by rate, the total in figures and words, the signature. It stays on
// one page.
import * as texts from '@taana-baana/contract/texts/printed-document.ts';
import type { DocumentContent } from '../document-content.ts';
import { sumOf, taxesOf } from './columns.ts';
import { ink, softInk } from './pen.ts';
import { type Sheet, bottom, contentWidth, drawRule, left, right, turnPage } from './sheet.ts';
import { formatAmount, formatInWords, formatRate } from './amounts.ts';

const label = { size: 8, color: softInk };
const text = { size: 9 };
const strong = { size: 9.5, weight: 'strong' } as const;
const largest = { size: 13, weight: 'strong' } as const;

const sumsWidth = 196;
const sumsLeft = right - sumsWidth;
const gap = 32;
const row = 14;
/** Without the rows of the sums. */
const rest = 172;

export function drawSums(sheet: Sheet, content: DocumentContent): void {
  const rates = ratesOf(content);
  const rows = Math.max(rates.length + 2, taxesOf(content).length + 1);
  if (sheet.y + rows * row + rest > bottom) turnPage(sheet, content);
  const from = sheet.y;
  const ends = [drawRates(sheet, from, content), drawTotals(sheet, from, content)];
  sheet.y = Math.max(...ends) + 14;
  const { pen } = sheet;
  const place = { x: left, width: contentWidth };
  sheet.y = pen.write(texts.sums.inWords, { ...place, y: sheet.y }, label) + 1;
  sheet.y = pen.write(formatInWords(content.totalPaise), { ...place, y: sheet.y }, strong) + 20;
  drawSignature(sheet, content);
}

const ratesOf = ({ lines }: DocumentContent): number[] =>
  [...new Set(lines.flatMap(({ rate }) => rate ?? []))].sort((one, other) => one - other);

function drawRates({ pen }: Sheet, from: number, content: DocumentContent): number {
  const taxes = taxesOf(content);
  if (taxes.length === 0) return from;
  const width = sumsLeft - gap - left;
  const rateWidth = 44;
  const cell = (width - rateWidth) / (taxes.length + 1);
  const amounts = ['taxablePaise' as const, ...taxes.map(({ amount }) => amount)];
  const drawRow = (y: number, first: string, others: readonly string[], style: typeof text | typeof label) => {
    pen.write(first, { x: left, y, width: rateWidth }, style);
    others.forEach((other, index) =>
      pen.write(other, { x: left + rateWidth + index * cell, y, width: cell, align: 'right' }, style),
    );
  };
  drawRow(from, texts.sums.rate, [texts.columns.taxable, ...taxes.map((tax) => tax.label)], label);
  let y = from + row;
  drawRule(pen, y - 1, { to: left + width });
  for (const rate of ratesOf(content)) {
    const lines = content.lines.filter((line) => line.rate === rate);
    drawRow(
      y + 2,
      formatRate(rate),
      amounts.map((amount) => formatAmount(sumOf(lines, amount))),
      text,
    );
    y += row + 1;
  }
  return y;
}

function drawTotals({ pen }: Sheet, from: number, content: DocumentContent): number {
  const taxes = taxesOf(content);
  const parts: [string, number][] =
    taxes.length === 0
      ? []
      : [
          [texts.columns.taxable, sumOf(content.lines, 'taxablePaise')],
          ...taxes.map(({ label: name, amount }): [string, number] => [name, sumOf(content.lines, amount)]),
        ];
  let y = from;
  const place = { x: sumsLeft, width: sumsWidth };
  for (const [name, paise] of parts) {
    pen.write(name, { ...place, y }, text);
    pen.write(formatAmount(paise), { ...place, y, align: 'right' }, text);
    y += row;
  }
  if (parts.length > 0) drawRule(pen, y + 3, { from: sumsLeft, thickness: 0.8, color: ink });
  y += 8;
  const name = content.kind === 'credit note' ? texts.sums.credited : texts.sums.total;
  pen.write(name, { ...place, y: y + 3.4 }, strong);
  return pen.write(`₹ ${formatAmount(content.totalPaise)}`, { ...place, y, align: 'right' }, largest);
}

function drawSignature(sheet: Sheet, { seller, signatory }: DocumentContent): void {
  const { pen } = sheet;
  const place = { x: sumsLeft, width: sumsWidth };
  let y = pen.write(texts.signature.for(seller.name), { ...place, y: sheet.y }, text) + 34;
  drawRule(pen, y, { from: sumsLeft });
  y += 3;
  if (signatory !== null) y = pen.write(signatory, { ...place, y }, text);
  sheet.y = pen.write(texts.signature.signatory, { ...place, y }, label);
}
