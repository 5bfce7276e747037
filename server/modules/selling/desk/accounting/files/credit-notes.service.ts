// The file of a month's credit notes: one row each, with its invoice, order, reason and refund.
import { csv } from '@taana-baana/contract/admin/texts/selling/money/accounting-files.ts';
import type { TaxDocumentLineRow } from '../../../../../database/tables/document-tables.ts';
import type { Database } from '../../../../../database/tables.ts';
import { type CsvColumn, amount } from '../../../../../integrations/csv.ts';
import { listIssued, listRefundsOf } from '../accounting.repository.ts';
import { type IssuedDocument, readIssued } from './issued-documents.service.ts';

interface CreditNote {
  readonly document: IssuedDocument;
  readonly refund: { provider_refund_id: string | null; status: string } | undefined;
}

type Tax = 'taxable_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise';
const sumOf = (lines: readonly TaxDocumentLineRow[], tax: Tax) =>
  amount(lines.reduce((sum, line) => sum + (line.rate === null ? 0 : line[tax]), 0));

export const creditNoteColumns: readonly CsvColumn<CreditNote>[] = [
  { header: csv.creditNote, value: ({ document }) => document.row.number },
  { header: csv.day, value: ({ document }) => document.row.day },
  { header: csv.document, value: ({ document }) => document.printed.corrects?.number ?? null },
  { header: csv.documentDay, value: ({ document }) => document.printed.corrects?.day ?? null },
  { header: csv.order, value: ({ document }) => document.printed.orderNumber },
  { header: csv.customer, value: ({ document }) => document.printed.customer.name },
  { header: csv.gstin, value: ({ document }) => document.row.customer_gstin },
  { header: csv.placeCode, value: ({ document }) => document.row.place_code },
  { header: csv.reason, value: ({ document }) => document.printed.corrects?.reason ?? null },
  {
    header: csv.quantity,
    value: ({ document }) => document.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  },
  { header: csv.total, value: ({ document }) => amount(document.row.total_paise) },
  { header: csv.taxable, value: ({ document }) => sumOf(document.lines, 'taxable_paise') },
  { header: csv.cgst, value: ({ document }) => sumOf(document.lines, 'cgst_paise') },
  { header: csv.sgst, value: ({ document }) => sumOf(document.lines, 'sgst_paise') },
  { header: csv.igst, value: ({ document }) => sumOf(document.lines, 'igst_paise') },
  { header: csv.refund, value: ({ refund }) => refund?.provider_refund_id ?? null },
  { header: csv.refundStatus, value: ({ refund }) => refund?.status ?? null },
];

const refundOf = ({ row }: IssuedDocument): string | undefined => /^refund:(.+)$/.exec(row.cause ?? '')?.[1];

export async function* readCreditNotes(db: Database, month: string): AsyncGenerator<CreditNote> {
  const documents = readIssued(db, (after, limit) => listIssued(db, { month, isNote: true, after }, limit));
  for await (const batch of documents) {
    const ids = batch.map(refundOf).filter((id) => id !== undefined);
    const refunds = new Map((ids.length > 0 ? await listRefundsOf(db, ids) : []).map((one) => [one.id, one]));
    for (const document of batch) yield { document, refund: refunds.get(refundOf(document) ?? '') };
  }
}
