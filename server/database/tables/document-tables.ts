// Row types of the tables of tax documents. See ../tables.ts for the types.
import type { DocumentKind } from '@taana-baana/contract/tax/documents.ts';

/** The last number of a series; the transaction that issues a document raises it. */
export interface DocumentCounterRow {
  /** Prefix and financial year: `INV/26-27`. */
  series: string;
  last: number;
}

/** An issued document. Rows are never changed, except the columns of its file. */
export interface TaxDocumentRow {
  id: string;
  kind: DocumentKind;
  series: string;
  serial: number;
  /** `INV/26-27/00001` */
  number: string;
  order_id: string;
  /** Of a credit note: the document that it corrects. */
  invoice_id: string | null;
  /**
   * Of a credit note: its reason, unique per invoice: `refund:ID`, `exchange:ID`, `cancelled`,
   * `corrected`. Of an invoice that was issued again: `instead:ID`, the invoice before it.
   */
  cause: string | null;
  issued_at: string;
  /** India's day of `issued_at`: `2026-11-24`. */
  day: string;
  /** GST code of the place of supply. Null: the document has no tax columns. */
  place_code: string | null;
  /** Of a registered customer. */
  customer_gstin: string | null;
  total_paise: number;
  /** JSON: `PrintedParties`, everything printed except the lines. */
  printed: string;
  /** SHA-256 of the PDF, hexadecimal; null until it is made. */
  pdf_hash: string | null;
  /** When to make the PDF, or the end of a lease; null once it is there. */
  due_at: string | null;
  attempts: number;
}

/** A line as printed. Of a credit note: what is refunded. */
export interface TaxDocumentLineRow {
  document_id: string;
  position: number;
  /** The order's line. */
  line_id: string;
  description: string;
  hsn: string;
  /** 0: only the price is reduced. */
  quantity: number;
  /** Of one piece, tax included, before discount and shipping. */
  price_paise: number;
  discount_paise: number;
  /** The line's share of the shipping. */
  shipping_paise: number;
  /** What is paid for the line: taxable value and taxes. */
  total_paise: number;
  taxable_paise: number;
  /** Percent. Null: the document has no tax columns. */
  rate: number | null;
  cgst_paise: number;
  /** SGST, or UTGST. */
  sgst_paise: number;
  igst_paise: number;
}

export interface DocumentTables {
  document_counters: DocumentCounterRow;
  tax_documents: TaxDocumentRow;
  tax_document_lines: TaxDocumentLineRow;
}
