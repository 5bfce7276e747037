// The file of a month's invoices and bills, line by line, with data of their orders.
import { csv } from '@taana-baana/contract/admin/texts/selling/money/accounting-files.ts';
import { csv as orderCsv } from '@taana-baana/contract/admin/texts/selling/order-export.ts';
import type { TaxDocumentLineRow } from '../../../../../database/tables/document-tables.ts';
import type { Database } from '../../../../../database/tables.ts';
import type { OrderLineRow } from '../../../../../database/tables/order-tables.ts';
import { type CsvColumn, amount } from '../../../../../integrations/csv.ts';
import {
  type ExportedOrder,
  cashColumns,
  goodsColumns,
  listExportedOrders,
  orderColumns,
  parcelColumns,
  paymentColumns,
  stateColumn,
} from '../../order-list/exported-orders.service.ts';
import { readSkus } from '../../../goods/stock/skus.service.ts';
import { listIssued, listNotesOf } from '../accounting.repository.ts';
import { type IssuedDocument, readIssued } from './issued-documents.service.ts';

interface InvoiceLine extends ExportedOrder {
  readonly document: IssuedDocument;
  readonly taxed: TaxDocumentLineRow;
  readonly line: OrderLineRow;
  readonly sku: string | null;
  /** Sums are in the first line only, so that a column adds up: of the document, and of the order. */
  readonly isFirst: boolean;
  /** Not for a second invoice, which an order has after a correction. */
  readonly isFirstOfOrder: boolean;
  readonly notes: readonly { number: string; total_paise: number }[];
}

const ofOrder =
  (value: (line: InvoiceLine) => bigint | null): CsvColumn<InvoiceLine>['value'] =>
  (line) =>
    line.isFirstOfOrder ? value(line) : null;

export const invoiceLineColumns = (hasCash: boolean): readonly CsvColumn<InvoiceLine>[] => [
  { header: csv.document, value: ({ document }) => document.row.number },
  { header: csv.day, value: ({ document }) => document.row.day },
  ...orderColumns,
  // As printed: the order's own address may be another one by now. No phone and no e-mail.
  { header: orderCsv.recipient, value: ({ document }) => document.printed.customer.name },
  { header: orderCsv.address, value: ({ document }) => document.printed.customer.address.join(', ') },
  stateColumn,
  { header: csv.placeCode, value: ({ document }) => document.row.place_code },
  { header: csv.gstin, value: ({ document }) => document.row.customer_gstin },
  { header: csv.sku, value: ({ sku }) => sku },
  { header: csv.hsn, value: ({ taxed }) => taxed.hsn },
  ...goodsColumns,
  { header: csv.quantity, value: ({ taxed }) => taxed.quantity },
  { header: csv.price, value: ({ taxed }) => amount(taxed.price_paise) },
  { header: csv.discount, value: ({ taxed }) => amount(taxed.discount_paise) },
  { header: csv.shipping, value: ({ taxed }) => amount(taxed.shipping_paise) },
  { header: csv.total, value: ({ taxed }) => amount(taxed.total_paise) },
  { header: csv.taxable, value: ({ taxed }) => (taxed.rate === null ? null : amount(taxed.taxable_paise)) },
  { header: csv.rate, value: ({ taxed }) => taxed.rate },
  { header: csv.cgst, value: ({ taxed }) => amount(taxed.cgst_paise) },
  { header: csv.sgst, value: ({ taxed }) => amount(taxed.sgst_paise) },
  { header: csv.igst, value: ({ taxed }) => amount(taxed.igst_paise) },
  ...paymentColumns,
  {
    header: csv.fee,
    value: ofOrder(({ payment }) => (payment && payment.fee_paise !== null ? amount(payment.fee_paise) : null)),
  },
  { header: csv.refunded, value: ofOrder(({ refundedPaise }) => amount(refundedPaise)) },
  { header: csv.creditNotes, value: ({ notes }) => notes.map(({ number }) => number).join(' ') },
  {
    header: csv.credited,
    value: ({ isFirst, notes }) => (isFirst ? amount(notes.reduce((sum, note) => sum + note.total_paise, 0)) : null),
  },
  ...parcelColumns,
  ...(hasCash ? cashColumns<InvoiceLine>(({ isFirstOfOrder }) => isFirstOfOrder) : []),
];

export async function* readInvoiceLines(db: Database, month: string): AsyncGenerator<InvoiceLine> {
  const documents = readIssued(db, (after, limit) => listIssued(db, { month, isNote: false, after }, limit));
  const ordersSeen = new Set<string>();
  for await (const batch of documents) {
    if (batch.length > 0) yield* linesOf(db, batch, ordersSeen);
  }
}

async function* linesOf(
  db: Database,
  documents: readonly IssuedDocument[],
  ordersSeen: Set<string>,
): AsyncGenerator<InvoiceLine> {
  const exported = await listExportedOrders(
    db,
    documents.map(({ row }) => row.order_id),
  );
  const orders = new Map(exported.map((one) => [one.order.id, one]));
  const orderLines = new Map(exported.flatMap(({ lines }) => lines).map((line) => [line.id, line]));
  const skuOf = await readSkus(db, [...orderLines.values()]);
  const ids = documents.map(({ row }) => row.id);
  const notes = Map.groupBy(await listNotesOf(db, ids), (note) => note.invoice_id);
  for (const document of documents) {
    for (const [position, taxed] of document.lines.entries()) {
      const line = orderLines.get(taxed.line_id) as OrderLineRow;
      yield {
        ...(orders.get(document.row.order_id) as ExportedOrder),
        document,
        taxed,
        line,
        sku: skuOf(line),
        isFirst: position === 0,
        isFirstOfOrder: !ordersSeen.has(document.row.order_id),
        notes: notes.get(document.row.id) ?? [],
      };
      ordersSeen.add(document.row.order_id);
    }
  }
}
