// Tax documents for tests of their readers.
import { v7 } from 'uuid';
import type { TaxDocumentLineRow, TaxDocumentRow } from '../../../../database/tables/document-tables.ts';
import type { PrintedParties } from './document-content.ts';

export const printed: PrintedParties = {
  seller: {
    name: 'Sample Handlooms Private Limited',
    tradeName: 'Taana Baana',
    address: ['12 Kumaran Road', 'Tiruppur, Tamil Nadu 641601'],
    gstin: '33ABCDE1234F1Z7',
    email: 'care@example.com',
    phone: '+91 421 000 0000',
  },
  customer: { name: 'Asha Kumari', address: ['4 Boring Road', 'Patna, Bihar 800001'], gstin: null },
  placeOfSupply: { state: 'Bihar', code: '10', isUnionTerritory: false },
  orderNumber: 'TB-7K3F9Q',
  orderDay: '2026-11-20',
  corrects: null,
  signatory: null,
};

/** For an existing order: `tax_documents` refers to it. */
export function documentRow(
  row: Pick<TaxDocumentRow, 'order_id' | 'serial'> & Partial<TaxDocumentRow>,
): TaxDocumentRow {
  const series = row.series ?? 'INV/26-27';
  return {
    id: v7(),
    kind: 'invoice',
    series,
    number: `${series}/${String(row.serial).padStart(5, '0')}`,
    invoice_id: null,
    cause: null,
    issued_at: '2026-11-24T06:30:00.000Z',
    day: '2026-11-24',
    place_code: '10',
    customer_gstin: null,
    total_paise: 59_900,
    printed: JSON.stringify(printed),
    pdf_hash: null,
    due_at: null,
    attempts: 0,
    ...row,
  };
}

/** One shirt for Rs. 599 to another state, unless the test changes it. */
export const documentLineRow = (
  line: Pick<TaxDocumentLineRow, 'document_id'> & Partial<TaxDocumentLineRow>,
): TaxDocumentLineRow => ({
  position: 0,
  line_id: v7(),
  description: 'Madras Check Tee, Indigo, M',
  hsn: '6109',
  quantity: 1,
  price_paise: 59_900,
  discount_paise: 0,
  shipping_paise: 0,
  total_paise: 59_900,
  taxable_paise: 57_048,
  rate: 5,
  cgst_paise: 0,
  sgst_paise: 0,
  igst_paise: 2852,
  ...line,
});
