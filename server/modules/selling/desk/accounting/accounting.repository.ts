// SQL for a month of tax documents: sums, counts, and the list. Each statement reads only index
// entries of the month, however many documents the shop has.
import { type SelectQueryBuilder, sql } from 'kysely';
import type { DocumentKind } from '@taana-baana/contract/tax/documents.ts';
import { countRows } from '../../../../database/count-rows.ts';
import type { TaxDocumentRow } from '../../../../database/tables/document-tables.ts';
import type { Database, Tables } from '../../../../database/tables.ts';
import type { Place } from '../../../list-page.ts';

/** Days are written with two digits: none of the month comes after `-31`. */
export const daysOf = (month: string) => ({ from: `${month}-01`, to: `${month}-31` });

function linesOf(db: Database, month: string) {
  const { from, to } = daysOf(month);
  return db
    .selectFrom('tax_documents as document')
    .innerJoin('tax_document_lines as line', 'line.document_id', 'document.id')
    .where('document.day', '>=', from)
    .where('document.day', '<=', to);
}

export type SumsRow = Awaited<ReturnType<typeof listSums>>[number];

/** Of the lines of the month's documents. */
export function listSums(db: Database, month: string) {
  return linesOf(db, month)
    .select((eb) => [
      'document.kind',
      'document.place_code',
      'line.rate',
      'line.hsn',
      eb.fn.sum<number>('line.taxable_paise').as('taxable'),
      eb.fn.sum<number>('line.cgst_paise').as('cgst'),
      eb.fn.sum<number>('line.sgst_paise').as('sgst'),
      eb.fn.sum<number>('line.igst_paise').as('igst'),
      eb.fn.sum<number>('line.total_paise').as('total'),
    ])
    .groupBy(['document.kind', 'document.place_code', 'line.rate', 'line.hsn'])
    .execute();
}

/** Documents of each series issued in the month; by kind and series. */
export function listSeries(db: Database, month: string) {
  return narrow(db.selectFrom('tax_documents'), { month })
    .select((eb) => [
      'kind',
      'series',
      eb.fn.countAll<number>().as('documents'),
      eb.fn.min<number>('serial').as('first'),
      eb.fn.max<number>('serial').as('last'),
    ])
    .groupBy(['kind', 'series'])
    .orderBy('kind')
    .orderBy('series')
    .execute();
}

export async function findNumber(db: Database, series: string, serial: number): Promise<string> {
  const { number } = await db
    .selectFrom('tax_documents')
    .select('number')
    .where('series', '=', series)
    .where('serial', '=', serial)
    .executeTakeFirstOrThrow();
  return number;
}

/** Undefined: there is no document. */
export async function findFirstDay(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom('tax_documents').select('day').orderBy('day').limit(1).executeTakeFirst();
  return row?.day;
}

/** Documents of the month that charge tax on one of these codes. */
export async function countWithHsn(db: Database, month: string, codes: readonly string[]): Promise<number> {
  const { count } = await linesOf(db, month)
    .where('line.rate', 'is not', null)
    .where('line.hsn', 'in', codes)
    .select((eb) => eb.fn.count<number>('line.document_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Documents without a PDF that were issued before. */
export function countLateFiles(db: Database, before: string): Promise<number> {
  return db
    .selectFrom('tax_documents')
    .where('due_at', 'is not', null)
    .where('issued_at', '<', before)
    .$call(countRows);
}

export interface DocumentFilter {
  readonly month?: string | undefined;
  readonly kind?: DocumentKind | undefined;
  readonly number?: string | undefined;
  /** In any series. */
  readonly serial?: number | undefined;
  readonly orderId?: string | undefined;
  /** Cursor: the last document of the previous page. */
  readonly after?: Place | undefined;
}

/** The newest first. */
export function listDocuments(db: Database, filter: DocumentFilter, limit: number): Promise<TaxDocumentRow[]> {
  return narrow(db.selectFrom('tax_documents'), filter)
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

function narrow(
  documents: SelectQueryBuilder<Tables, 'tax_documents', object>,
  { month, kind, number, serial, orderId, after }: DocumentFilter,
) {
  const days = month === undefined ? undefined : daysOf(month);
  return documents
    .$if(days !== undefined, (some) => some.where('day', '>=', days?.from ?? '').where('day', '<=', days?.to ?? ''))
    .$if(kind !== undefined, (some) => some.where('kind', '=', kind as DocumentKind))
    .$if(number !== undefined, (some) => some.where('number', '=', number ?? ''))
    .$if(serial !== undefined, (some) =>
      some
        .where('series', 'in', (eb) => eb.selectFrom('document_counters').select('document_counters.series'))
        .where('serial', '=', serial ?? 0),
    )
    .$if(orderId !== undefined, (some) => some.where('order_id', '=', orderId ?? ''))
    .$if(after !== undefined, (some) => some.where(sql<boolean>`(day, id) < (${after?.at ?? ''}, ${after?.id ?? ''})`));
}

/** Of the month, the oldest first; `isNote`: credit notes, otherwise invoices and bills. */
export function listIssued(
  db: Database,
  { month, isNote, after }: { month: string; isNote: boolean; after: Pick<TaxDocumentRow, 'day' | 'id'> | undefined },
  limit: number,
): Promise<TaxDocumentRow[]> {
  return narrow(db.selectFrom('tax_documents'), { month })
    .where('kind', isNote ? '=' : '!=', 'credit note')
    .$if(after !== undefined, (some) => some.where(sql<boolean>`(day, id) > (${after?.day ?? ''}, ${after?.id ?? ''})`))
    .selectAll()
    .orderBy('day')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Numbers of the credit notes that correct these documents, by the documents' ids. */
export async function listNotesOf(
  db: Database,
  invoiceIds: readonly string[],
): Promise<{ invoice_id: string | null; number: string; total_paise: number }[]> {
  return db
    .selectFrom('tax_documents')
    .select(['invoice_id', 'number', 'total_paise'])
    .where('invoice_id', 'in', invoiceIds)
    .orderBy('id')
    .execute();
}

/** The payment provider's ids of these refunds, and their states. */
export async function listRefundsOf(
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; provider_refund_id: string | null; status: string }[]> {
  return db.selectFrom('refunds').select(['id', 'provider_refund_id', 'status']).where('id', 'in', ids).execute();
}
