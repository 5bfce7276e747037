// For tests of accounting: documents of orders that exist, and files as rows.
import { parse } from 'csv-parse/sync';
import { v7 } from 'uuid';
import type { AccountingExport } from '@taana-baana/contract/admin/paths/accounting-paths.ts';
import type { TaxDocumentLineRow, TaxDocumentRow } from '../../../../database/tables/document-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import type { TestAdmin } from '../../../../admin/testing.ts';
import { addOrder } from '../order-page/testing.ts';
import { newOrderNumber } from '../../order/orders.mapping.ts';
import { insertDocument, takeSerial } from '../../money/documents/documents.repository.ts';
import { documentLineRow, documentRow, printed } from '../../money/documents/testing.ts';

export interface Issued {
  readonly row: TaxDocumentRow;
  readonly lines: readonly TaxDocumentLineRow[];
}

/** An invoice of a new order, unless one is named; or a credit note for `of`. */
export async function issue(
  db: Database,
  row: Partial<TaxDocumentRow> = {},
  lines: readonly Partial<TaxDocumentLineRow>[] = [{}],
  of?: Issued,
): Promise<Issued> {
  const orderId =
    row.order_id ??
    of?.row.order_id ??
    (await addOrder(db, '2026-11-20T10:00:00.000Z', {}, { number: newOrderNumber('Taana Baana') })).id;
  const { number } = await db.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirstOrThrow();
  const { id: lineId } = await db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const corrects = of && {
    kind: 'invoice' as const,
    number: of.row.number,
    day: of.row.day,
    reason: 'The order was cancelled.',
  };
  const id = v7();
  const series = row.series ?? (of ? 'CRN/26-27' : 'INV/26-27');
  const lineRows = lines.map((line, position) =>
    documentLineRow({ document_id: id, position, line_id: lineId, ...line }),
  );
  const document = documentRow({
    order_id: orderId,
    serial: await takeSerial(db, series),
    ...(of ? { kind: 'credit note', invoice_id: of.row.id, cause: `corrected:${id}` } : {}),
    total_paise: lineRows.reduce((sum, line) => sum + line.total_paise, 0),
    printed: JSON.stringify({ ...printed, orderNumber: number ?? '', corrects: corrects ?? null }),
    ...row,
    id,
    series,
  });
  await insertDocument(db, document, lineRows);
  return { row: document, lines: lineRows };
}

/** A month's documents as rows by heading. */
export async function readFile(
  admin: TestAdmin,
  cookie: string,
  what: AccountingExport,
  month: string,
): Promise<Record<string, string>[]> {
  const answer = await admin.app.inject({ url: `/api/accounting/export/${what}?month=${month}`, headers: { cookie } });
  if (answer.statusCode !== 200) throw new Error(answer.payload);
  return parse(answer.payload, { columns: true, bom: true });
}
