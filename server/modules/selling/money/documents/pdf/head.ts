// The head of a document: title, seller, customer, number, dates, place of supply.
import { documentTitles } from '@taana-baana/contract/texts/documents.ts';
import * as texts from '@taana-baana/contract/texts/printed-document.ts';
import type { DocumentContent } from '../document-content.ts';
import { type Pen, ink, softInk } from './pen.ts';
import { type Sheet, contentWidth, drawRule, left, right } from './sheet.ts';
import { formatIndianDate } from './amounts.ts';

const label = { size: 8, color: softInk };
const text = { size: 9.5 };
const strong = { size: 9.5, weight: 'strong' } as const;

const gap = 24;
const factsWidth = 214;
const factsLeft = right - factsWidth;
const partyWidth = factsLeft - gap - left;

export function drawHead(sheet: Sheet, content: DocumentContent): void {
  const { pen } = sheet;
  const { kind, seller, corrects } = content;
  const half = contentWidth / 2;
  const names = pen.write(seller.tradeName, { x: left, y: sheet.y, width: half }, { size: 17, weight: 'strong' });
  const heading = { x: left + half, y: sheet.y, width: half, align: 'right' } as const;
  let y = pen.write(documentTitles[kind], heading, { size: 17, weight: 'strong' });
  y = Math.max(names, pen.write(texts.copy, { ...heading, y }, label)) + 8;
  drawRule(pen, y, { thickness: 1.2, color: ink });
  y += 10;
  if (kind === 'bill of supply') {
    y = pen.write(texts.composition, { x: left, y, width: contentWidth }, strong) + 6;
  }
  const facts = drawFacts(pen, y, content);
  y = drawParty(pen, y, texts.parties.seller, sellerLines(content));
  y = drawParty(pen, y + 12, texts.parties.customer, customerLines(content));
  sheet.y = Math.max(y, facts) + 14;
  if (corrects) {
    const place = { x: left, y: sheet.y, width: contentWidth };
    sheet.y = pen.write(texts.reason(corrects.reason), place, text) + 10;
  }
}

/** The first line is the name. */
function drawParty(pen: Pen, from: number, title: string, [name = '', ...lines]: readonly string[]): number {
  const place = { x: left, width: partyWidth };
  let y = pen.write(title, { ...place, y: from }, label) + 1;
  y = pen.write(name, { ...place, y }, strong);
  for (const line of lines) y = pen.write(line, { ...place, y }, text);
  return y;
}

function sellerLines({ seller }: DocumentContent): string[] {
  return [seller.name, ...seller.address, ...(seller.gstin === null ? [] : [texts.gstin(seller.gstin)])];
}

function customerLines({ customer, placeOfSupply }: DocumentContent): string[] {
  return [
    customer.name || texts.parties.unnamed,
    ...customer.address,
    ...(placeOfSupply ? [texts.parties.state(texts.stateAndCode(placeOfSupply.state, placeOfSupply.code))] : []),
    ...(customer.gstin === null ? [] : [texts.gstin(customer.gstin)]),
  ];
}

function drawFacts(pen: Pen, from: number, content: DocumentContent): number {
  const { kind, number, day, orderNumber, orderDay, placeOfSupply, corrects } = content;
  const rows: [string, string][] = [
    [texts.facts.number(kind), number],
    [texts.facts.day, formatIndianDate(day)],
    ...(corrects
      ? ([
          [texts.facts.corrected(documentTitles[corrects.kind]), corrects.number],
          [texts.facts.correctedDay(documentTitles[corrects.kind]), formatIndianDate(corrects.day)],
        ] satisfies [string, string][])
      : []),
    [texts.facts.order, orderNumber],
    [texts.facts.orderDay, formatIndianDate(orderDay)],
    ...(placeOfSupply
      ? ([
          [texts.facts.place, texts.stateAndCode(placeOfSupply.state, placeOfSupply.code)],
          [texts.facts.reverseCharge, texts.facts.no],
        ] satisfies [string, string][])
      : []),
  ];
  const labelWidth = 100;
  let y = from;
  for (const [name, value] of rows) {
    pen.write(name, { x: factsLeft, y: y + 1.6, width: labelWidth }, label);
    const place = { x: factsLeft + labelWidth, y, width: factsWidth - labelWidth };
    y = pen.write(value, place, value === number ? strong : text) + 2;
  }
  return y;
}
