// The pages of a document: margins, current position, headers and footers.
import { documentTitles } from '@taana-baana/contract/texts/documents.ts';
import * as texts from '@taana-baana/contract/texts/printed-document.ts';
import type { DocumentContent } from '../document-content.ts';
import { type Pen, lineColor, softInk } from './pen.ts';

/** Points: A4 is 595.28 wide and 841.89 high. */
export const left = 40;
export const right = 555.28;
export const contentWidth = right - left;
const top = 40;
const footTop = 802;
/** Lower edge of the content. */
export const bottom = 784;

const small = { size: 8, color: softInk };

export interface Sheet {
  readonly pen: Pen;
  /** Where the next part begins. */
  y: number;
}

export const openSheet = (pen: Pen): Sheet => ({ pen, y: top });

/** Continues at the top of a new page, whose heading says so. */
export function turnPage(sheet: Sheet, { kind, number }: DocumentContent): void {
  const { pen } = sheet;
  pen.doc.addPage();
  const place = { x: left, y: top, width: contentWidth };
  sheet.y = pen.write(texts.continued(documentTitles[kind], number), place, small) + 10;
}

export function drawRule(
  { doc }: Pen,
  y: number,
  { from = left, to = right, thickness = 0.5, color = lineColor } = {},
): void {
  doc.moveTo(from, y).lineTo(to, y).lineWidth(thickness).strokeColor(color).stroke();
}

/** Call when all pages exist. */
export function writeFeet({ pen }: Sheet, { number, seller }: DocumentContent): void {
  const { start, count } = pen.doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pen.doc.switchToPage(page);
    drawRule(pen, footTop - 6);
    const contact = [number, seller.email, seller.phone].filter(Boolean).join('  ·  ');
    pen.write(contact, { x: left, y: footTop, width: contentWidth * 0.8 }, small);
    const place = { x: left, y: footTop, width: contentWidth, align: 'right' } as const;
    pen.write(texts.pageOf(page + 1, count), place, small);
  }
}
