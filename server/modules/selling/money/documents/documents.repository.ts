// The tables of tax documents.
import type {
  DocumentCounterRow,
  TaxDocumentLineRow,
  TaxDocumentRow,
} from '../../../../database/tables/document-tables.ts';
import type { Database } from '../../../../database/tables.ts';

const select = (db: Database) => db.selectFrom('tax_documents').selectAll();

/**
 * The next number of the series. The row stays locked until the transaction ends, so a document
 * that is not issued leaves no gap.
 */
export async function takeSerial(trx: Database, series: string): Promise<number> {
  const { last } = await trx
    .insertInto('document_counters')
    .values({ series, last: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet((row) => ({ last: row('document_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/**
 * Locks the series like `takeSerial`, without taking a number. A series that has not begun is not
 * locked.
 */
export async function lockSeries(trx: Database, series: string): Promise<void> {
  await trx
    .updateTable('document_counters')
    .set((row) => ({ last: row.ref('last') }))
    .where('series', '=', series)
    .execute();
}

export async function insertDocument(
  trx: Database,
  row: TaxDocumentRow,
  lines: readonly TaxDocumentLineRow[],
): Promise<void> {
  await trx.insertInto('tax_documents').values(row).execute();
  await trx.insertInto('tax_document_lines').values(lines).execute();
}

export const findDocument = (db: Database, id: string): Promise<TaxDocumentRow | undefined> =>
  select(db).where('id', '=', id).executeTakeFirst();

export const findDocumentByNumber = (db: Database, number: string): Promise<TaxDocumentRow | undefined> =>
  select(db).where('number', '=', number).executeTakeFirst();

/** Undefined unless the order is the customer's own. */
export function findDocumentOfCustomer(
  db: Database,
  { customerId, orderNumber, id }: { readonly customerId: string; readonly orderNumber: string; readonly id: string },
): Promise<TaxDocumentRow | undefined> {
  return db
    .selectFrom('tax_documents')
    .innerJoin('orders', 'orders.id', 'tax_documents.order_id')
    .selectAll('tax_documents')
    .where('tax_documents.id', '=', id)
    .where('orders.number', '=', orderNumber.toUpperCase())
    .where('orders.customer_id', '=', customerId)
    .executeTakeFirst();
}

/** In the order in which they were issued. */
export async function listDocumentsOfOrders(db: Database, orderIds: readonly string[]): Promise<TaxDocumentRow[]> {
  if (orderIds.length === 0) return [];
  return select(db).where('order_id', 'in', orderIds).orderBy('id').execute();
}

/** In the order of the documents, then as printed. */
export async function listDocumentLines(db: Database, documentIds: readonly string[]): Promise<TaxDocumentLineRow[]> {
  if (documentIds.length === 0) return [];
  return db
    .selectFrom('tax_document_lines')
    .selectAll()
    .where('document_id', 'in', documentIds)
    .orderBy('document_id')
    .orderBy('position')
    .execute();
}

/** Of the file that is stored. */
export async function updateDocumentHash(db: Database, id: string, hash: string): Promise<void> {
  await db.updateTable('tax_documents').set({ pdf_hash: hash }).where('id', '=', id).execute();
}

/** Null: its file exists. */
export async function updateDocumentDue(trx: Database, id: string, dueAt: string | null): Promise<void> {
  await trx.updateTable('tax_documents').set({ due_at: dueAt }).where('id', '=', id).execute();
}

export function listCounters(db: Database): Promise<DocumentCounterRow[]> {
  return db.selectFrom('document_counters').selectAll().orderBy('series').execute();
}
