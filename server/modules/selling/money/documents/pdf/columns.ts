// The columns of a document's lines. Columns for tax, discount and shipping appear only if a line
// has one.
import * as texts from '@taana-baana/contract/texts/printed-document.ts';
import type { DocumentContent, DocumentLine } from '../document-content.ts';
import { formatAmount, formatRate } from './amounts.ts';

export interface Column {
  readonly label: string;
  /** Points; the description takes the rest. */
  readonly width: number | 'rest';
  readonly align: 'left' | 'right';
  readonly cell: (line: DocumentLine, index: number) => string;
  /** Second line, smaller. */
  readonly note?: (line: DocumentLine) => string;
  /** Undefined: the column has no sum. */
  readonly sum?: (lines: readonly DocumentLine[]) => string;
}

export type TaxAmount = 'cgstPaise' | 'sgstPaise' | 'igstPaise';
export interface Tax {
  readonly label: string;
  readonly amount: TaxAmount;
  /** Of the line's rate. */
  readonly share: 0.5 | 1;
}

/** Empty: the document has no tax columns. */
export function taxesOf({ placeOfSupply, lines }: DocumentContent): Tax[] {
  if (!placeOfSupply) return [];
  if (lines.some(({ igstPaise }) => igstPaise > 0))
    return [{ label: texts.columns.igst, amount: 'igstPaise', share: 1 }];
  const ofState = placeOfSupply.isUnionTerritory ? texts.columns.utgst : texts.columns.sgst;
  return [
    { label: texts.columns.cgst, amount: 'cgstPaise', share: 0.5 },
    { label: ofState, amount: 'sgstPaise', share: 0.5 },
  ];
}

type Amount = 'discountPaise' | 'shippingPaise' | 'taxablePaise' | 'totalPaise' | TaxAmount;

export const sumOf = (lines: readonly DocumentLine[], amount: Amount): number =>
  lines.reduce((sum, line) => sum + line[amount], 0);

const amountColumn = (label: string, amount: Amount, width: number): Column => ({
  label,
  width,
  align: 'right',
  cell: (line) => (line[amount] === 0 ? texts.none : formatAmount(line[amount])),
  sum: (lines) => formatAmount(sumOf(lines, amount)),
});

export function columnsOf(content: DocumentContent): Column[] {
  const { lines, hasCashFee = false } = content;
  const taxes = taxesOf(content);
  const ifAny = (amount: Amount, column: Column) => (lines.some((line) => line[amount] !== 0) ? [column] : []);
  return [
    { label: texts.columns.position, width: 22, align: 'left', cell: (_, index) => String(index + 1) },
    {
      label: texts.columns.description,
      width: 'rest',
      align: 'left',
      cell: ({ description }) => description,
      note: ({ hsn }) => texts.hsn(hsn),
    },
    {
      label: texts.columns.quantity,
      width: 44,
      align: 'right',
      cell: ({ quantity }) => (quantity === 0 ? texts.none : texts.pieces(quantity)),
      sum: (all) => texts.pieces(all.reduce((sum, { quantity }) => sum + quantity, 0)),
    },
    {
      label: texts.columns.price,
      width: 54,
      align: 'right',
      cell: ({ quantity, pricePaise }) => (quantity === 0 ? texts.none : formatAmount(pricePaise)),
    },
    ...ifAny('discountPaise', amountColumn(texts.columns.discount, 'discountPaise', 46)),
    ...ifAny(
      'shippingPaise',
      amountColumn(hasCashFee ? texts.columns.withCashFee : texts.columns.shipping, 'shippingPaise', 46),
    ),
    ...(taxes.length > 0 ? [amountColumn(texts.columns.taxable, 'taxablePaise', 56)] : []),
    ...taxes.map(({ label, amount, share }) => ({
      ...amountColumn(label, amount, 50),
      cell: (line: DocumentLine) => formatAmount(line[amount]),
      note: ({ rate }: DocumentLine) => formatRate((rate ?? 0) * share),
    })),
    amountColumn(texts.columns.total, 'totalPaise', 60),
  ];
}
