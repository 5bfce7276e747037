// The names of tax documents, on paper and on screen.
import type { DocumentKind } from '../tax/documents.ts';

export const documentTitles: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Tax invoice',
  'bill of supply': 'Bill of supply',
  bill: 'Bill',
  'credit note': 'Credit note',
};

/** Why a credit note was issued, as it is printed. */
export const creditReasons = {
  cancelled: 'The order was cancelled.',
  corrected: 'The invoice was corrected.',
  exchanged: 'Goods were exchanged.',
  credited: 'Goods came back for store credit.',
  refunded: 'Goods were refunded.',
  lowered: 'The price was lowered.',
} as const;
export type CreditReason = keyof typeof creditReasons;

/** Why an invoice was issued again, as it is printed: a credit note for it no longer holds. */
export const reissueReasons = {
  exchange: 'The goods were not exchanged: the credit note for them is taken back.',
  refund: 'The money was not given back: the credit note for it is taken back.',
} as const;
