// SQL for the admin's order list. Every list reads only its first index entries, so it costs the
// same in a shop of 100 orders and of 100,000.
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { OrderStatus } from '@taana-baana/contract';
import { countRows } from '../../../../database/count-rows.ts';
import type { Database, Tables } from '../../../../database/tables.ts';
import type { OrderRow } from '../../../../database/tables/order-tables.ts';
import type { Place } from '../../../list-page.ts';

export interface OrderFilter {
  readonly status?: OrderStatus | undefined;
  /** Those that wait to be confirmed, instead of those of the status that do not. */
  readonly isToConfirm?: boolean | undefined;
  /** Orders with a note, and these. */
  readonly attention?: readonly string[] | undefined;
  /** One of them matches. */
  readonly terms?: readonly SearchTerm[] | undefined;
  /** UTC; `from` counts, `before` does not. */
  readonly from?: string | undefined;
  readonly before?: string | undefined;
  /** Its id. */
  readonly product?: string | undefined;
  /** Of the address. */
  readonly state?: string | undefined;
  /** Of a parcel of the order. */
  readonly courier?: string | undefined;
  /** What its money was, or is to be, paid with. */
  readonly instrument?: string | undefined;
  /** Otherwise the newest order comes first. */
  readonly isOldestFirst?: boolean | undefined;
  /** Cursor: the last order of the previous page. */
  readonly after?: Place | undefined;
}

type Orders = SelectQueryBuilder<Tables, 'orders', object>;
type Column = (name: 'status' | 'placed_at' | 'id' | 'state') => RawBuilder<string>;

/** `instrument`: what its money was, or is to be, paid with. */
export type ListedRow = OrderRow & { readonly instrument: string | null };

const instrument = sql<string | null>`(select instrument from payments
  where payments.order_id = orders.id and method <> 'store-credit' and state in ('captured', 'pending')
  order by state limit 1)`.as('instrument');

/** Placed orders. */
export function listOrderRows(db: Database, filter: OrderFilter, limit: number): Promise<ListedRow[]> {
  const { terms, attention } = filter;
  const direction = filter.isOldestFirst ? 'asc' : 'desc';
  if (terms === undefined && attention === undefined) {
    const column = filter.state === undefined ? indexed : byState;
    const all = narrow(db.selectFrom('orders'), filter, column).selectAll('orders').select(instrument);
    return all.orderBy('placed_at', direction).orderBy('id', direction).limit(limit).execute();
  }
  const found = matching(db, filter, limit);
  if (found.length === 0) return Promise.resolve([]);
  return db
    .selectFrom(
      db
        .selectFrom(unionOf(found).as('matching'))
        .select('matching.id')
        .orderBy('matching.placed_at', direction)
        .orderBy('matching.id', direction)
        .limit(limit)
        .as('page'),
    )
    .innerJoin('orders', 'orders.id', 'page.id')
    .selectAll('orders')
    .select(instrument)
    .orderBy('orders.placed_at', direction)
    .orderBy('orders.id', direction)
    .execute();
}

/** Counts of each status, of orders to be confirmed, and of orders that need attention; each up to `most`. */
export async function countOrders(
  db: Database,
  { statuses, attention, most }: { statuses: readonly OrderStatus[]; attention: readonly string[]; most: number },
): Promise<{ statuses: number[]; toConfirm: number; attention: number }> {
  const ofStatus = [...statuses.map((status) => ofStatusNow(db, status)), toConfirm(db)];
  const noted = db.selectFrom(unionOf(matching(db, { attention }, most)).as('noted')).select('noted.id');
  const counts = [...ofStatus.map((some) => some.limit(most).as('some')), noted.limit(most).as('some')].map(
    (some, index) =>
      db
        .selectFrom(some)
        .select((eb) => [sql<number>`${sql.lit(index)}`.as('which'), eb.fn.countAll<number>().as('count')]),
  );
  const [first, ...others] = counts;
  if (!first) throw new Error('there is always the count of what needs attention');
  const rows = await others.reduce((union, one) => union.unionAll(one), first).execute();
  const found = rows.toSorted((a, b) => a.which - b.which).map(({ count }) => count);
  return { statuses: found.slice(0, -2), toConfirm: found.at(-2) ?? 0, attention: found.at(-1) ?? 0 };
}

/** Of a status; what waits to be confirmed is not to be packed. */
const ofStatusNow = (db: Database, status: OrderStatus) =>
  db.selectFrom('orders').select('id').where('status', '=', status).where('confirm_by', 'is', null);

const toConfirm = (db: Database) =>
  db.selectFrom('orders').select('id').where('status', '=', 'Ordered').where('confirm_by', 'is not', null);

export const countToConfirm = (db: Database, most: number): Promise<number> =>
  db.selectFrom(toConfirm(db).limit(most).as('some')).$call(countRows);

/** Of a status, placed before `before`, and confirmed before `confirmedBefore` if it had to be; counts up to `most`. */
export async function countOrdersOf(
  db: Database,
  status: OrderStatus,
  {
    before,
    confirmedBefore,
    most,
  }: { readonly before?: string; readonly confirmedBefore?: string; readonly most: number },
): Promise<number> {
  const some = ofStatusNow(db, status)
    .$if(before !== undefined, (query) => query.where('placed_at', '<', before ?? ''))
    .$if(confirmedBefore !== undefined, (query) => query.where(isConfirmedBefore(confirmedBefore ?? '')));
  return db.selectFrom(some.limit(most).as('some')).$call(countRows);
}

/** Or had never to be confirmed. `before`: UTC. */
export const isConfirmedBefore = (before: string) => sql<boolean>`(to_pack_since is null or to_pack_since < ${before})`;

/** Pieces of each order. */
export async function listPieces(db: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_lines')
    .select((eb) => ['order_id', eb.fn.sum<number>('quantity').as('pieces')])
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map((row) => [row.order_id, row.pieces]));
}

type Found = SelectQueryBuilder<Tables, never, { id: string; placed_at: string | null }>;

/**
 * One query for each index that can find orders; together they find `limit` orders if there are so
 * many.
 */
function matching(db: Database, filter: OrderFilter, limit: number): Found[] {
  const { terms, attention } = filter;
  const columns = ['orders.id', 'orders.placed_at'] as const;
  const isNoted = sql<boolean>`orders.note is not null`;
  const isListed = attention?.length ? sql<boolean>`orders.id in (${sql.join(attention)})` : undefined;
  const needsAttention = isListed ? sql<boolean>`(${isNoted} or ${isListed})` : isNoted;
  const found = (where: RawBuilder<boolean>) =>
    narrow(db.selectFrom('orders'), filter, unindexed).where(where).select(columns) as unknown as Found;
  if (terms !== undefined) {
    return terms.map((term) => found(attention ? sql`(${isMatch(term)}) and ${needsAttention}` : isMatch(term)));
  }
  if (attention === undefined) return [];
  const noted = narrow(db.selectFrom('orders'), filter, indexed).where(isNoted).select(columns);
  // Sorted like the index of notes, so that SQLite uses that one.
  const some = noted.orderBy('placed_at', 'desc').orderBy('id', 'desc').limit(limit).as('noted');
  const ofNotes = db.selectFrom(some).select(['noted.id', 'noted.placed_at']) as unknown as Found;
  return isListed ? [ofNotes, found(isListed)] : [ofNotes];
}

export interface SearchTerm {
  readonly column:
    | 'id'
    | 'number'
    | 'customer_id'
    /** Any payment of the order, or a refund of it, by the provider's id. */
    | 'payment'
    | 'provider_order_id'
    | 'name_key'
    | 'last_name_key'
    | 'customer_mobile'
    | 'customer_email'
    /** Of a parcel of the order. */
    | 'awb'
    /** Of an invoice, a bill or a credit note. */
    | 'document'
    /** Of the address. */
    | 'city'
    | 'pincode'
    /** Of what was bought: a word of the product's title, or the piece. */
    | 'title'
    | 'sku'
    /** A product's id. */
    | 'product';
  readonly value: string;
  /** Otherwise the column must equal it. */
  readonly isBeginning: boolean;
}

/** A range of the index, on both engines: texts are ordered by their bytes. */
export function isMatch({ column, value, isBeginning }: SearchTerm): RawBuilder<boolean> {
  if (column === 'awb') {
    return sql<boolean>`orders.id in (select order_id from shipments where awb >= ${value} and awb < ${value + lastCharacter})`;
  }
  if (column === 'payment') {
    return sql<boolean>`orders.id in (select order_id from payments where provider_payment_id = ${value}
      union select order_id from refunds where provider_refund_id = ${value})`;
  }
  if (column === 'document') {
    return sql<boolean>`orders.id in (select order_id from tax_documents
      where number >= ${value} and number < ${value + lastCharacter})`;
  }
  if (column === 'title') {
    const word = `% ${value.replace(/[!%_]/g, '!$&')}%`;
    return sql<boolean>`orders.id in (select order_id from order_lines where product_id in
      (select id from products where ' ' || lower(title) like ${word} escape '!'))`;
  }
  if (column === 'sku') {
    return sql<boolean>`orders.id in (select order_id from product_variants piece
      join order_lines line on line.product_id = piece.product_id and line.color_id = piece.color_id
        and line.size = piece.size
      where piece.sku in (${value}, ${value.toUpperCase()}))`;
  }
  if (column === 'product') {
    return sql<boolean>`orders.id in (select order_id from order_lines where product_id = ${value})`;
  }
  if (column === 'city' || column === 'pincode') {
    // Like their indexes, only of placed orders.
    return sql<boolean>`(orders.placed_at is not null and ${ofAddress[column]} >= ${value}
      and ${ofAddress[column]} < ${value + lastCharacter})`;
  }
  const name = sql.ref(`orders.${column}`);
  if (!isBeginning) return sql<boolean>`${name} = ${value}`;
  return sql<boolean>`${name} >= ${value} and ${name} < ${value + lastCharacter}`;
}

/** A query of the ids of the orders that one of the terms finds, at most so many for each. */
export const findIds = (terms: readonly SearchTerm[], most: number): RawBuilder<unknown> =>
  terms.length === 0
    ? sql`select id from orders where 1 = 0`
    : sql.join(
        terms.map(
          (term) => sql`select id from (select id from orders where ${isMatch(term)} limit ${sql.lit(most)}) as found`,
        ),
        sql` union `,
      );

/** Exactly the expressions of the indexes. */
const ofAddress = {
  city: sql<string>`lower(json_extract(orders.address, '$.city'))`,
  pincode: sql<string>`(json_extract(orders.address, '$.pincode') || '')`,
  state: sql<string>`(json_extract(orders.address, '$.state') || '')`,
};

export const lastCharacter = '\u{10FFFF}';

function unionOf(queries: readonly Found[]): Found {
  const [first, ...others] = queries;
  if (!first) throw new Error('a union needs a query');
  return others.reduce((union, one) => union.union(one), first);
}

const indexed: Column = (name) => (name === 'state' ? ofAddress.state : sql<string>`${sql.ref(`orders.${name}`)}`);
/**
 * Not the column itself: SQLite, which has no statistics, would scan all orders of a status instead
 * of the few that match.
 */
const unindexed: Column = (name) => sql<string>`(${indexed(name)} || '')`;
/** The index of states, in which the orders of a status are looked for. */
const byState: Column = (name) => (name === 'status' ? unindexed(name) : indexed(name));

function narrow(orders: Orders, filter: OrderFilter, column: Column): Orders {
  const { status, from, before, product, state, courier, after, isOldestFirst, isToConfirm = false } = filter;
  const isBehind = isOldestFirst ? sql`>` : sql`<`;
  return orders
    .where(sql<boolean>`${column('placed_at')} is not null`)
    .$if(status !== undefined, (query) => query.where(sql<boolean>`${column('status')} = ${status}`))
    .$if(status === 'Ordered', (query) => query.where('confirm_by', isToConfirm ? 'is not' : 'is', null))
    .$if(from !== undefined, (query) => query.where(sql<boolean>`${column('placed_at')} >= ${from}`))
    .$if(before !== undefined, (query) => query.where(sql<boolean>`${column('placed_at')} < ${before}`))
    .$if(state !== undefined, (query) => query.where(sql<boolean>`${column('state')} = ${state}`))
    .$if(product !== undefined, (query) =>
      query.where(sql<boolean>`exists (select 1 from order_lines
        where order_lines.order_id = orders.id and product_id = ${product})`),
    )
    .$if(courier !== undefined, (query) =>
      query.where(sql<boolean>`exists (select 1 from shipments
        where shipments.order_id = orders.id and courier = ${courier})`),
    )
    .$if(filter.instrument !== undefined, (query) =>
      query.where(sql<boolean>`exists (select 1 from payments where payments.order_id = orders.id
        and method <> 'store-credit' and payments.state in ('captured', 'pending')
        and instrument = ${filter.instrument})`),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${column('placed_at')}, ${column('id')}) ${isBehind} (${after?.at}, ${after?.id})`),
    );
}
