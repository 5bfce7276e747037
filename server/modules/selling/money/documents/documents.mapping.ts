// Maps rows of tax documents to their printed content and to the customer's list.
import type { OrderDocument } from '@taana-baana/contract/schemas/selling/document.ts';
import type { TaxDocumentLineRow, TaxDocumentRow } from '../../../../database/tables/document-tables.ts';
import type { DocumentContent, DocumentLine, PrintedParties } from './document-content.ts';

export const toContent = (row: TaxDocumentRow, lines: readonly TaxDocumentLineRow[]): DocumentContent => ({
  ...(JSON.parse(row.printed) as PrintedParties),
  id: row.id,
  kind: row.kind,
  number: row.number,
  day: row.day,
  issuedAt: row.issued_at,
  totalPaise: row.total_paise,
  lines: lines.map(toLine),
});

export const toLine = (row: TaxDocumentLineRow): DocumentLine => ({
  lineId: row.line_id,
  description: row.description,
  hsn: row.hsn,
  quantity: row.quantity,
  pricePaise: row.price_paise,
  discountPaise: row.discount_paise,
  shippingPaise: row.shipping_paise,
  totalPaise: row.total_paise,
  taxablePaise: row.taxable_paise,
  rate: row.rate,
  cgstPaise: row.cgst_paise,
  sgstPaise: row.sgst_paise,
  igstPaise: row.igst_paise,
});

export const toOrderDocument = ({ id, kind, number, day, total_paise: totalPaise }: TaxDocumentRow): OrderDocument => ({
  id,
  kind,
  number,
  date: day,
  totalPaise,
});

export const toLineRow = (documentId: string, position: number, line: DocumentLine): TaxDocumentLineRow => ({
  document_id: documentId,
  position,
  line_id: line.lineId,
  description: line.description,
  hsn: line.hsn,
  quantity: line.quantity,
  price_paise: line.pricePaise,
  discount_paise: line.discountPaise,
  shipping_paise: line.shippingPaise,
  total_paise: line.totalPaise,
  taxable_paise: line.taxablePaise,
  rate: line.rate,
  cgst_paise: line.cgstPaise,
  sgst_paise: line.sgstPaise,
  igst_paise: line.igstPaise,
});
