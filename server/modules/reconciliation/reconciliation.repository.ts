// SQL for the reconciliation: everything about the orders that a month touched, in a few statements.
import type { ExchangeRow } from '../../database/exchange-tables.ts';
import type { TaxDocumentRow } from '../../database/document-tables.ts';
import type { StoreCreditEntryRow } from '../../database/credit-tables.ts';
import type { Database, OrderRow, RefundRow } from '../../database/tables.ts';
import type { Period } from './period.ts';

/** A document without what is printed on it. */
export type DocumentFacts = Pick<
  TaxDocumentRow,
  'id' | 'kind' | 'number' | 'order_id' | 'invoice_id' | 'cause' | 'issued_at' | 'day' | 'total_paise'
>;

/**
 * `touched`: orders that were paid, refunded, credited or got a document in the month, and those that they replace
 * or are replaced by.
 */
const inMonth = (db: Database, { month, from, before }: Period) =>
  db
    .with('moved', (cte) =>
      cte
        .selectFrom('orders')
        .select('orders.id as id')
        .where('paid_at', '>=', from)
        .where('paid_at', '<', before)
        .union((eb) =>
          eb
            .selectFrom('refunds')
            .innerJoin('orders', 'orders.id', 'refunds.order_id')
            .select('orders.id as id')
            .where('refunds.created_at', '>=', from)
            .where('refunds.created_at', '<', before),
        )
        .union((eb) =>
          eb
            .selectFrom('tax_documents')
            .select('order_id as id')
            .where('day', '>=', `${month}-01`)
            .where('day', '<=', `${month}-31`),
        )
        .union((eb) =>
          eb
            .selectFrom('store_credit_entries')
            .innerJoin('orders', 'orders.id', 'store_credit_entries.order_id')
            .select('orders.id as id')
            .where('kind', '=', 'exchange')
            .where('store_credit_entries.created_at', '>=', from)
            .where('store_credit_entries.created_at', '<', before),
        ),
    )
    .with('touched', (cte) =>
      cte
        .selectFrom('moved')
        .select('moved.id as id')
        .union((eb) =>
          eb.selectFrom('orders').innerJoin('moved', 'moved.id', 'orders.parent_id').select('orders.id as id'),
        )
        .union((eb) =>
          eb
            .selectFrom('orders')
            .innerJoin('orders as replacement', 'replacement.parent_id', 'orders.id')
            .innerJoin('moved', 'moved.id', 'replacement.id')
            .select('orders.id as id'),
        ),
    );

export interface TouchedRows {
  readonly orders: OrderRow[];
  readonly refunds: RefundRow[];
  readonly documents: DocumentFacts[];
  /** Store credit for pieces that came back. */
  readonly credits: StoreCreditEntryRow[];
  /** Those that ended in another order. */
  readonly replaced: Pick<ExchangeRow, 'id' | 'order_id' | 'replacement_id'>[];
}

/** Of their whole history, not only of the month. */
export async function listTouched(db: Database, period: Period): Promise<TouchedRows> {
  const touched = inMonth(db, period);
  return {
    orders: await touched
      .selectFrom('orders')
      .innerJoin('touched', 'touched.id', 'orders.id')
      .selectAll('orders')
      .where('orders.paid_at', 'is not', null)
      .orderBy('orders.paid_at')
      .orderBy('orders.id')
      .execute(),
    refunds: await touched
      .selectFrom('refunds')
      .innerJoin('touched', 'touched.id', 'refunds.order_id')
      .selectAll('refunds')
      .execute(),
    documents: await touched
      .selectFrom('tax_documents as documents')
      .innerJoin('touched', 'touched.id', 'documents.order_id')
      .select(['documents.id', 'documents.kind', 'documents.number', 'documents.order_id', 'documents.invoice_id'])
      .select(['documents.cause', 'documents.issued_at', 'documents.day', 'documents.total_paise'])
      .execute(),
    credits: await touched
      .selectFrom('store_credit_entries as entries')
      .innerJoin('touched', 'touched.id', 'entries.order_id')
      .selectAll('entries')
      .where('entries.kind', '=', 'exchange')
      .execute(),
    replaced: await touched
      .selectFrom('exchanges')
      .innerJoin('touched', 'touched.id', 'exchanges.order_id')
      .select(['exchanges.id', 'exchanges.order_id', 'exchanges.replacement_id'])
      .where('exchanges.state', '=', 'replaced')
      .execute(),
  };
}

/**
 * Orders with no document that were packed in the month and are not cancelled since; those packed before the shop
 * issued its first document are left out.
 */
export function listPackedWithoutDocument(db: Database, { from, before }: Period): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('status', 'in', ['Processing', 'Shipped', 'Out for Delivery', 'Delivered'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('order_events')
        .select('order_id')
        .where('to_status', '=', 'Processing')
        .where('what', 'is', null)
        .where('created_at', '>=', from)
        .where('created_at', '<', before)
        .where('created_at', '>=', (first) =>
          first.selectFrom('tax_documents').select((min) => min.fn.min<string>('issued_at').as('at')),
        ),
    )
    .where(({ not, exists, selectFrom, ref }) =>
      not(exists(selectFrom('tax_documents').select('id').where('order_id', '=', ref('orders.id')))),
    )
    .where(({ or, eb, exists, selectFrom, ref }) =>
      // A replacement gets an invoice if the order that it replaces has one.
      or([
        eb('parent_id', 'is', null),
        exists(selectFrom('tax_documents').select('id').where('order_id', '=', ref('orders.parent_id'))),
      ]),
    )
    .orderBy('paid_at')
    .execute();
}

export interface SeriesFacts {
  readonly series: string;
  readonly counter: number;
  readonly documents: number;
  readonly last: number;
}

/** Of each series of a financial year, `26-27`, that has a counter or documents. */
export async function listSeries(db: Database, year: string): Promise<SeriesFacts[]> {
  const ofYear = `%/${year}`;
  const documents = await db
    .selectFrom('tax_documents')
    .select((eb) => ['series', eb.fn.countAll<number>().as('documents'), eb.fn.max('serial').as('last')])
    .where('series', 'like', ofYear)
    .groupBy('series')
    .execute();
  const counters = await db.selectFrom('document_counters').selectAll().where('series', 'like', ofYear).execute();
  const names = new Set([...documents, ...counters].map(({ series }) => series));
  return [...names].toSorted().map((series) => {
    const made = documents.find((one) => one.series === series);
    const counter = counters.find((one) => one.series === series);
    return { series, counter: counter?.last ?? 0, documents: made?.documents ?? 0, last: made?.last ?? 0 };
  });
}

export async function listSerials(db: Database, series: string): Promise<number[]> {
  const rows = await db
    .selectFrom('tax_documents')
    .select('serial')
    .where('series', '=', series)
    .orderBy('serial')
    .execute();
  return rows.map(({ serial }) => serial);
}
