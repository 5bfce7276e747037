// The tax documents of orders: for customers, for the order's page in the admin, and for mails.
import * as messages from '@taana-baana/contract/admin/texts/messages.ts';
import type { OrderDocument } from '@taana-baana/contract/schemas/selling/document.ts';
import type { TaxDocumentRow } from '../../../../database/tables/document-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import { serverMessages } from '@taana-baana/contract';
import { AppError } from '../../../app-error.ts';
import { toOrderDocument } from './documents.mapping.ts';
import {
  findDocument,
  findDocumentByNumber,
  findDocumentOfCustomer,
  listCounters,
  listDocumentsOfOrders,
} from './documents.repository.ts';
import { type FileNeeds, type NamedFile, readNamedFile } from './pdf/document-files.service.ts';
import type { DocumentCounters } from '@taana-baana/contract/admin/schemas/selling/accounting.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import type { Deps } from '../../../../deps.ts';
import { financialYearOf } from '@taana-baana/contract/calendar/indian-months.ts';

/** By order, each in the order of issue. An order without documents has no entry. */
export async function listOrderDocuments(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderDocument[]>> {
  const byOrder = Map.groupBy(await listDocumentsOfOrders(db, orderIds), (row) => row.order_id);
  return new Map(Array.from(byOrder, ([orderId, rows]) => [orderId, rows.map(toOrderDocument)]));
}

/** The customer's latest document of the sale: an order that was packed again has a newer one. */
export async function findInvoice(db: Database, orderId: string): Promise<TaxDocumentRow | undefined> {
  const rows = await listDocumentsOfOrders(db, [orderId]);
  return rows.findLast(({ kind }) => kind !== 'credit note');
}

/** Of one of the customer's own orders. */
export async function readOwnDocument(
  deps: FileNeeds,
  customerId: string,
  { number, id }: { readonly number: string; readonly id: string },
): Promise<NamedFile> {
  const row = await findDocumentOfCustomer(deps.db, { customerId, orderNumber: number, id });
  if (!row) throw new AppError('not-found', serverMessages.notFound);
  return readNamedFile(deps, row);
}

/** For staff. */
export async function readDocument(deps: FileNeeds, id: string): Promise<NamedFile> {
  const row = await findDocument(deps.db, id);
  if (!row) throw new AppError('not-found', serverMessages.notFound);
  return readNamedFile(deps, row);
}

/** For the operator: by the document's number. */
export async function findDocumentFile(deps: FileNeeds, number: string): Promise<NamedFile> {
  const row = await findDocumentByNumber(deps.db, number);
  if (!row) throw new AppError('not-found', messages.documentNotFound(number));
  return readNamedFile(deps, row);
}

/** Of this financial year. */
export async function readCounters({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<DocumentCounters> {
  const year = financialYearOf(indianDayOf(clock.now()));
  const counters = (await listCounters(db)).map(({ series, last }) => ({ series: series.split('/'), last }));
  return {
    year,
    counters: counters.flatMap(({ series: [prefix = '', of], last }) => (of === year ? [{ prefix, last }] : [])),
  };
}
