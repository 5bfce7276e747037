// Reads the books of orders: what paid for each, and everything that was given back for it. One
// statement, however many orders.
import { type RawBuilder, sql } from 'kysely';
import { listInBatches } from '../../../../database/batches.ts';
import { fillIfNeeded } from '../../../../database/payments/fill-payments.ts';
import type { OrderRow, RefundRow } from '../../../../database/tables/order-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Books, Payment } from './refunds/refund-sums.ts';

export const emptyBooks: Books = { payments: [], others: [], refunds: [], exchanged: 0 };

/** Tells those of an order that was asked for. */
export type BooksOf = (order: Pick<OrderRow, 'id'>) => Books;

type Orders = readonly Pick<OrderRow, 'id'>[];

export const listBooks = (db: Database, orders: Orders): Promise<BooksOf> =>
  listWanted(db, orders, (ids) => sql`in (${sql.join(ids)})`);

/** Tells only those of orders with refunds: of a long list few have one, and the others' payments are not read. */
export const listRefundedBooks = (db: Database, orders: Orders): Promise<BooksOf> =>
  listWanted(
    db,
    orders,
    (ids) => sql`in (select given.order_id from refunds as given where given.order_id in (${sql.join(ids)}))`,
  );

async function listWanted(
  db: Database,
  orders: Orders,
  isWanted: (ids: readonly string[]) => RawBuilder<unknown>,
): Promise<BooksOf> {
  const ids = orders.map(({ id }) => id);
  const books = toBooks(await listInBatches(ids, (some) => listRows(db, isWanted(some))));
  return ({ id }) => books.get(id) ?? emptyBooks;
}

/** In a transaction, which holds the order, also of one that the previous version has just written. */
export async function readBooks(db: Database, order: Pick<OrderRow, 'id'>): Promise<Books> {
  if (db.isTransaction) await fillIfNeeded(db, order.id);
  return (await listBooks(db, [order]))(order);
}

/** Of each order that has a failed refund. */
export const listBooksBesideFailed = async (db: Database): Promise<ReadonlyMap<string, Books>> =>
  toBooks(await listRows(db, sql`in (select failed.order_id from refunds as failed where failed.status = 'failed')`));

/** A payment of any state, with one of its refunds if it has any; the names of a payment differ. */
interface Row extends Omit<RefundRow, 'id'> {
  readonly id: string | null;
  readonly paid: string;
  readonly paid_order: string;
  readonly paid_paise: number;
  readonly paid_currency: string;
  readonly paid_id: string | null;
  readonly method: Payment['method'];
  readonly state: Payment['state'];
  readonly instrument: string | null;
  readonly reference: string | null;
  readonly fee_paise: number | null;
  readonly tax_paise: number | null;
  readonly paid_at: string;
  readonly captured_at: string | null;
  readonly exchanged: number | string | null;
}

async function listRows(db: Database, isWanted: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`select refunds.*, payments.id as paid, payments.order_id as paid_order,
      payments.amount_paise as paid_paise, payments.currency as paid_currency,
      payments.provider_payment_id as paid_id, method, state, instrument, reference, fee_paise, tax_paise,
      payments.created_at as paid_at, captured_at,
      (select sum(amount) from store_credit_entries as entries
        where entries.order_id = payments.order_id and kind = 'exchange') as exchanged
    from payments left join refunds on refunds.payment_id = payments.id
    where payments.order_id ${isWanted} order by refunds.created_at`.execute(db);
  return rows;
}

function toBooks(rows: readonly Row[]): ReadonlyMap<string, Books> {
  const byOrder = Map.groupBy(rows, (row) => row.paid_order);
  return new Map(
    [...byOrder].map(([id, own]) => {
      const payments = own.filter((row, index) => own.findIndex(({ paid }) => paid === row.paid) === index);
      return [
        id,
        {
          payments: payments.filter(({ state }) => state === 'captured').map(toPayment),
          others: payments.filter(({ state }) => state !== 'captured').map(toPayment),
          refunds: own.filter((row) => row.id !== null).map(toRefund),
          exchanged: Number(own[0]?.exchanged ?? 0),
        },
      ];
    }),
  );
}

const toPayment = (row: Row): Payment => ({
  id: row.paid,
  method: row.method,
  state: row.state,
  amount_paise: row.paid_paise,
  currency: row.paid_currency,
  provider_payment_id: row.paid_id,
  instrument: row.instrument,
  reference: row.reference,
  fee_paise: row.fee_paise,
  tax_paise: row.tax_paise,
  created_at: row.paid_at,
  captured_at: row.captured_at,
});

const notOfRefund: ReadonlySet<string> = new Set<keyof Row>([
  'paid',
  'paid_order',
  'paid_paise',
  'paid_currency',
  'paid_id',
  'paid_at',
  'method',
  'state',
  'instrument',
  'reference',
  'fee_paise',
  'tax_paise',
  'captured_at',
  'exchanged',
]);

/** Only its own columns: the row of a refund may be written again. */
const toRefund = (row: Row): RefundRow =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !notOfRefund.has(column))) as unknown as RefundRow;
