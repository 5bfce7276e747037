// Computes how much of an invoice's lines is credited, and the lines of a further credit note.
import type { DocumentLine } from '../document-content.ts';
import { listPriceOf } from '@taana-baana/contract/pricing/list-price.ts';
import { worthOfPieces } from '@taana-baana/contract/pricing/paid-value.ts';
import { sharePaise } from '@taana-baana/contract/pricing/share-paise.ts';
import { splitTax, taxesOf } from '../tax/split-tax.ts';

/** A line of an invoice, and how much its credit notes have credited. */
export interface CreditableLine {
  readonly line: DocumentLine;
  readonly credited: Credited;
}

type Credited = Pick<
  DocumentLine,
  'quantity' | 'shippingPaise' | 'totalPaise' | 'taxablePaise' | 'cgstPaise' | 'igstPaise'
>;

/** Pieces of a line of the order. */
export interface LinePieces {
  readonly line: string;
  readonly quantity: number;
}

export const creditableLines = (
  invoice: readonly DocumentLine[],
  notes: readonly (readonly DocumentLine[])[],
): CreditableLine[] =>
  invoice.map((line) => {
    const own = notes.flat().filter(({ lineId }) => lineId === line.lineId);
    const sum = (column: keyof Credited) => own.reduce((total, note) => total + note[column], 0);
    return {
      line,
      credited: {
        quantity: sum('quantity'),
        shippingPaise: sum('shippingPaise'),
        totalPaise: sum('totalPaise'),
        taxablePaise: sum('taxablePaise'),
        cgstPaise: sum('cgstPaise'),
        igstPaise: sum('igstPaise'),
      },
    };
  });

const leftPaise = ({ line, credited }: CreditableLine): number => line.totalPaise - credited.totalPaise;
const leftPieces = ({ line, credited }: CreditableLine): number => line.quantity - credited.quantity;

/** Everything that remains. */
export const creditAll = (lines: readonly CreditableLine[]): DocumentLine[] =>
  toNote(lines, (line) => ({ quantity: leftPieces(line), paise: leftPaise(line) }));

/**
 * An amount for these pieces: first from their lines, up to the pieces' values, the rest from all
 * lines in proportion to what remains of them. Without pieces, only the price is reduced. Never
 * more than remains. `counted`: those that no note before has counted. `paidFor`: paise for one
 * piece of the lines with a discount, by their ids.
 */
export function creditAmount(
  lines: readonly CreditableLine[],
  paise: number,
  pieces: readonly LinePieces[],
  { counted = pieces, paidFor }: { counted?: readonly LinePieces[]; paidFor?: ReadonlyMap<string, number> } = {},
): DocumentLine[] {
  const values = lines.map(({ line: { lineId, pricePaise } }) =>
    Math.floor(listPriceOf({ price: paidFor?.get(lineId) ?? pricePaise, quantity: piecesOf(lineId, pieces) })),
  );
  const own = values.some((value) => value > 0)
    ? sharePaise(paise, values).map((share, index) => Math.min(share, leftOfIndex(lines, index)))
    : lines.map(() => 0);
  const leftAfter = own.map((share, index) => leftOfIndex(lines, index) - share);
  const rest = Math.min(paise - sumOf(own), sumOf(leftAfter));
  const shared = rest > 0 ? sharePaise(rest, leftAfter) : lines.map(() => 0);
  return toNote(lines, (line, index) => ({
    quantity: Math.min(piecesOf(line.line.lineId, counted), leftPieces(line)),
    paise: (own[index] ?? 0) + (shared[index] ?? 0),
  }));
}

/**
 * Pieces at their remaining value, without shipping: other goods of that value are billed instead.
 */
export const creditExchanged = (lines: readonly CreditableLine[], pieces: readonly LinePieces[]): DocumentLine[] =>
  toNote(lines, (one) => {
    const { line, credited } = one;
    const quantity = Math.min(piecesOf(line.lineId, pieces), leftPieces(one));
    const goods = Math.max(0, leftPaise(one) - (line.shippingPaise - credited.shippingPaise));
    return { quantity, paise: quantity === 0 ? 0 : worthOfPieces(goods, leftPieces(one), 0, quantity) };
  });

function toNote(
  lines: readonly CreditableLine[],
  wantedOf: (line: CreditableLine, index: number) => { quantity: number; paise: number },
): DocumentLine[] {
  return lines
    .map((line, index) => toNoteLine(line, wantedOf(line, index)))
    .filter(({ quantity, totalPaise }) => quantity > 0 || totalPaise > 0);
}

function toNoteLine(one: CreditableLine, { quantity, paise }: { quantity: number; paise: number }): DocumentLine {
  const { line, credited } = one;
  const goods = listPriceOf({ price: line.pricePaise, quantity });
  const shippingLeft = line.shippingPaise - credited.shippingPaise;
  const isRest = paise === leftPaise(one);
  const shippingPaise = isRest ? shippingLeft : quantity === 0 ? 0 : Math.min(shippingLeft, Math.max(0, paise - goods));
  return {
    ...line,
    quantity,
    discountPaise: quantity === 0 ? 0 : Math.max(0, goods + shippingPaise - paise),
    shippingPaise,
    totalPaise: paise,
    ...taxesOfNote(one, paise),
  };
}

/**
 * The tax of everything credited, minus the tax credited before: the notes together never credit
 * more tax than the invoice has. A note of 1 paisa has no tax of 2.
 */
function taxesOfNote({ line, credited }: CreditableLine, paise: number) {
  const total = credited.totalPaise + paise;
  const tax = splitTax(total, line.rate, line.cgstPaise > 0);
  /** Limits the tax so that the taxable value stays within the invoice's. */
  const least = Math.max(0, total - line.taxablePaise);
  const half = Math.max(
    credited.cgstPaise,
    Math.min(tax.cgstPaise, line.cgstPaise, credited.cgstPaise + Math.floor(paise / 2)),
    line.cgstPaise > 0 ? Math.ceil(least / 2) : 0,
  );
  const igst = Math.max(credited.igstPaise, Math.min(tax.igstPaise, line.igstPaise), line.igstPaise > 0 ? least : 0);
  return taxesOf(paise, { half: half - credited.cgstPaise, igst: igst - credited.igstPaise });
}

const piecesOf = (line: string, pieces: readonly LinePieces[]): number =>
  sumOf(pieces.filter((piece) => piece.line === line).map(({ quantity }) => quantity));

const leftOfIndex = (lines: readonly CreditableLine[], index: number): number => {
  const line = lines[index];
  return line ? leftPaise(line) : 0;
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
