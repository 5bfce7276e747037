// SQL for the reconciliation: the orders that a month touched, and everything about them.
import { addMonths, startOfMonth } from '@taana-baana/contract/calendar/indian-months.ts';
import type { Database } from '../../../../database/tables.ts';
import type { OrderRow } from '../../../../database/tables/order-tables.ts';

/** A month of India, and whether a time is before, in or after it. */
export interface Period {
  /** `2026-11` */
  readonly month: string;
  /** UTC, as stored. `from` counts, `before` does not. */
  readonly from: string;
  readonly before: string;
}

export const periodOf = (month: string): Period => ({
  month,
  from: startOfMonth(month),
  before: startOfMonth(addMonths(month, 1)),
});

/** `touched`: orders that were paid, refunded, credited or got a document in the month. */
const inMonth = (db: Database, { month, from, before }: Period) =>
  db.with('touched', (cte) =>
    cte
      .selectFrom('payments')
      .select('order_id as id')
      .where('state', '=', 'captured')
      .where('captured_at', '>=', from)
      .where('captured_at', '<', before)
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
          .selectFrom('cash_entries')
          .innerJoin('orders', 'orders.id', 'cash_entries.order_id')
          .select('orders.id as id')
          .where('cash_entries.created_at', '>=', from)
          .where('cash_entries.created_at', '<', before),
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
  );

/** Of the orders' families: the chains of replacements that they belong to. */
export type FamilyRows = Awaited<ReturnType<typeof listFamilyRows>>;
/** A document without its printed content. */
export type DocumentFacts = FamilyRows['documents'][number];

/** Placed orders, sorted by when they were placed. */
export async function listTouched(db: Database, period: Period): Promise<string[]> {
  const rows = await inMonth(db, period)
    .selectFrom('orders')
    .innerJoin('touched', 'touched.id', 'orders.id')
    .select('orders.id')
    .where('orders.placed_at', 'is not', null)
    .orderBy('orders.placed_at')
    .orderBy('orders.id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Everything about the families of these orders, of all time; sorted by when they were placed:
 * what paid for them, and the store credit for pieces that came back.
 */
export async function listFamilyRows(db: Database, ids: readonly string[]) {
  const family = await listFamilies(db, ids);
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', 'in', family)
    .where(({ or, eb }) => or([eb('state', '=', 'captured'), eb('method', '=', 'cash-on-delivery')]))
    .execute();
  const cash = payments.filter(({ method }) => method === 'cash-on-delivery');
  return {
    orders: await db
      .selectFrom('orders')
      .selectAll()
      .where('id', 'in', family)
      .orderBy('placed_at')
      .orderBy('id')
      .execute(),
    payments: payments.filter(({ state }) => state === 'captured'),
    /** Of any state: an invoice comes before the cash. */
    cash,
    entries:
      cash.length === 0
        ? []
        : await db
            .selectFrom('cash_entries')
            .select(['id', 'order_id', 'kind', 'paise', 'created_at'])
            .where('order_id', 'in', family)
            .execute(),
    refunds: await db.selectFrom('refunds').selectAll().where('order_id', 'in', family).execute(),
    documents: await db
      .selectFrom('tax_documents')
      .select(['id', 'kind', 'number', 'order_id', 'invoice_id', 'cause', 'issued_at', 'day', 'total_paise'])
      .where('order_id', 'in', family)
      .execute(),
    credits: await db
      .selectFrom('store_credit_entries')
      .selectAll()
      .where('order_id', 'in', family)
      .where('kind', '=', 'exchange')
      .execute(),
    exchanges: await db
      .selectFrom('exchanges')
      .select(['id', 'order_id', 'state', 'replacement_id', 'ended_at'])
      .where('order_id', 'in', family)
      .execute(),
  };
}

/** With those that they replace, and those that replace them, directly or indirectly. */
async function listFamilies(db: Database, ids: readonly string[]): Promise<string[]> {
  const asked = new Set<string>();
  for (let wanted = ids; wanted.length > 0;) {
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'parent_id'])
      .where(({ or, eb }) => or([eb('id', 'in', wanted), eb('parent_id', 'in', wanted)]))
      .execute();
    for (const id of wanted) asked.add(id);
    const relatives = new Set(rows.flatMap(({ id, parent_id: parent }) => [id, parent ?? id]));
    wanted = [...relatives].filter((id) => !asked.has(id));
  }
  return [...asked];
}

/**
 * Orders packed in the month without a document and not cancelled since; without those packed
 * before the shop issued its first document.
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
      // A replacement gets an invoice if that of the order that it replaces has its goods, or for its fee.
      or([
        eb('parent_id', 'is', null),
        eb('total', '>', 0),
        exists(
          selectFrom('tax_documents')
            .innerJoin('tax_document_lines', 'document_id', 'tax_documents.id')
            .select('tax_documents.id')
            .where('tax_documents.order_id', '=', ref('orders.parent_id'))
            .where('price_paise', '>', 0),
        ),
      ]),
    )
    .orderBy('placed_at')
    .execute();
}

export type SeriesFacts = Awaited<ReturnType<typeof listSeries>>[number];

/** Of each series of a financial year, `26-27`, that has a counter or documents. */
export async function listSeries(db: Database, year: string) {
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
