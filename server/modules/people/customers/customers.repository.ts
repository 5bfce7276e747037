// SQL for customers: accounts, and people who bought without one, known by their mobile number.
// A list walks an index from somebody's last purchase to the next one's, so a page costs the same in
// a shop of 100 orders and of 100,000.
import { type RawBuilder, sql } from 'kysely';
import { moneyId } from '../../../database/payments/payment-rows.ts';
import type { CustomerNoteRow, CustomerRow } from '../../../database/tables/account-tables.ts';
import type { Database } from '../../../database/tables.ts';
import type { Place } from '../../list-page.ts';
import { findIds } from '../../selling/desk/order-list/order-list.repository.ts';

/** Undefined: every customer. Times are UTC. */
export interface Group {
  /** Began to pay since then, and has not bought after it. */
  readonly unfinishedFrom?: string;
  /** The first purchase was not before it. */
  readonly firstFrom?: string;
  /** The last purchase was before it. */
  readonly lastBefore?: string;
  /** At least so many delivered orders. */
  readonly delivered?: number;
  /** At least so many rupees since then. */
  readonly paid?: { readonly rupees: number; readonly from: string };
}

export interface CustomerFilter {
  readonly group: Group | undefined;
  readonly search?: CustomerSearch | undefined;
  /** Cursor: the last customer of the previous page. */
  readonly after: Place | undefined;
}

export interface CustomerSearch {
  /** One of them matches an order. */
  readonly terms: Parameters<typeof findIds>[0];
  readonly text: string;
  /** Ten digits, or their beginning; undefined: it is no number. */
  readonly digits: string | undefined;
}

/** `id`: of the last purchase, or of an account that has bought nothing. */
export interface FoundRow extends Place {
  /** Of somebody without an account, the one of the last purchase. */
  readonly customer_id: string;
  /** Of an unfinished checkout: rupees, and the bank's words. */
  readonly total?: number;
  readonly failure?: string | null;
}

type Condition = RawBuilder<boolean>;

const hasAccount = (order: string): Condition =>
  sql`exists (select 1 from customers where customers.id = ${sql.ref(`${order}.customer_id`)})`;

/** Not the columns themselves: SQLite, which has no statistics, would walk all orders by them. */
const own = {
  placedAt: sql`(own.placed_at || '')`,
  status: sql`(own.status || '')`,
  /** Not what replaces the goods of another order. */
  isPurchase: sql<boolean>`(own.placed_at || '') is not null and own.parent_id is null`,
};

/** Paise, without what was given back. */
const paid = sql<number>`(own.total * 100 - (select coalesce(sum(coalesce(amount_paise, 0) + credit * 100), 0)
  from refunds where refunds.order_id = own.id and refunds.status <> 'failed'))`;

/** An account, or somebody without one: whose orders `own` are those of `last`. */
interface Kind {
  readonly isOne: Condition;
  readonly isOwn: Condition;
}

const accounts: Kind = { isOne: hasAccount('last'), isOwn: sql`own.customer_id = last.customer_id` };
const guests: Kind = {
  isOne: sql`(last.channel is not null and last.customer_mobile is not null and not ${hasAccount('last')})`,
  isOwn: sql`(own.customer_mobile = last.customer_mobile and not ${hasAccount('own')})`,
};

/** Newest first, by the last purchase, or by when the account was opened. */
export async function listCustomers(
  db: Database,
  { group, search, after }: CustomerFilter,
  limit: number,
): Promise<FoundRow[]> {
  if (group?.unfinishedFrom) return listUnfinished(db, { from: group.unfinishedFrom, after }, limit);
  const buyersOf = (kind: Kind) => {
    const conditions = [
      sql<boolean>`last.placed_at is not null and last.parent_id is null`,
      kind.isOne,
      ...(after ? [sql<boolean>`(last.placed_at, last.id) < (${after.at}, ${after.id})`] : []),
      ...(search ? [matchOf(kind, search)] : []),
      ...(group?.lastBefore ? [sql<boolean>`last.placed_at < ${group.lastBefore}`] : []),
      // The last purchase is not before the first.
      ...(group?.firstFrom ? [sql<boolean>`last.placed_at >= ${group.firstFrom}`] : []),
      ...(group?.paid ? [sql<boolean>`last.placed_at >= ${group.paid.from}`] : []),
      sql<boolean>`not exists (select 1 from orders as own where ${kind.isOwn} and ${own.isPurchase}
        and (${own.placedAt}, own.id) > (last.placed_at, last.id))`,
      ...groupConditions(kind, group),
    ];
    return sql`select * from (select last.customer_id, last.placed_at as at, last.id from orders as last
      where ${sql.join(conditions, sql` and `)}
      order by last.placed_at desc, last.id desc limit ${sql.lit(limit)}) as ${sql.ref(kind === guests ? 'guests' : 'buyers')}`;
  };
  const parts = [buyersOf(accounts), buyersOf(guests), ...(group ? [] : [strangers(search, after, limit)])];
  const { rows } = await sql<FoundRow>`select customer_id, at, id from (${sql.join(parts, sql` union all `)}) as found
    order by at desc, id desc limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

export const isUnfinished = (order: string): Condition =>
  sql`(${sql.ref(`${order}.number`)} is null and ${sql.ref(`${order}.channel`)} is null)`;
/** Why the last attempt to pay failed. */
export const failureOf = (order: string): RawBuilder<string | null> =>
  sql`(select failure from payments where payments.id = ${sql.ref(`${order}.id`)} || ${moneyId('')})`;
export const boughtSince = (order: string): Condition =>
  sql`exists (select 1 from orders as own where own.customer_id = ${sql.ref(`${order}.customer_id`)}
    and ${own.isPurchase} and ${own.placedAt} >= ${sql.ref(`${order}.created_at`)})`;

/** Accounts by their last unfinished checkout, newest first. */
async function listUnfinished(
  db: Database,
  { from, after }: { readonly from: string; readonly after: Place | undefined },
  limit: number,
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`select last.customer_id, last.created_at as at, last.id, last.total,
      ${failureOf('last')} as failure from orders as last
    where ${isUnfinished('last')} and last.created_at >= ${from} and ${hasAccount('last')}
    ${after ? sql`and (last.created_at, last.id) < (${after.at}, ${after.id})` : sql``}
    and not exists (select 1 from orders as later where later.customer_id = last.customer_id
      and ${isUnfinished('later')} and (later.created_at, later.id) > (last.created_at, last.id))
    and not ${boughtSince('last')}
    order by last.created_at desc, last.id desc limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

function groupConditions({ isOwn }: Kind, group: Group | undefined): Condition[] {
  const theirs = sql`from orders as own where ${isOwn} and ${own.isPurchase}`;
  const { firstFrom, delivered, paid: wanted } = group ?? {};
  return [
    ...(firstFrom ? [sql<boolean>`not exists (select 1 ${theirs} and ${own.placedAt} < ${firstFrom})`] : []),
    ...(delivered
      ? [sql<boolean>`(select count(*) ${theirs} and ${own.status} = 'Delivered') >= ${sql.lit(delivered)}`]
      : []),
    ...(wanted
      ? [
          sql<boolean>`(select sum(${paid}) ${theirs} and ${own.status} <> 'Cancelled' and ${own.placedAt} >= ${wanted.from})
            >= ${sql.lit(wanted.rupees * 100)}`,
        ]
      : []),
  ];
}

/** Accounts that have bought nothing. */
const strangers = (search: CustomerSearch | undefined, after: Place | undefined, limit: number) => sql`
  select * from (select customers.id as customer_id, customers.created_at as at, customers.id from customers
    where not exists (select 1 from orders as own where own.customer_id = customers.id and ${own.isPurchase})
    ${after ? sql`and (customers.created_at, customers.id) < (${after.at}, ${after.id})` : sql``}
    ${search ? sql`and customers.id in (${accountsOf(search)})` : sql``}
    order by customers.created_at desc, customers.id desc limit ${sql.lit(limit)}) as strangers`;

/** Per kind of match, so that a search for two letters does not read all orders. */
const mostMatches = 500;

/** By the account of today, and by what any purchase says. */
function matchOf(kind: Kind, search: CustomerSearch): Condition {
  const found = findIds(search.terms, mostMatches);
  return kind === accounts
    ? sql`last.customer_id in (${accountsOf(search)} union select customer_id from orders where id in (${found}))`
    : sql`last.customer_mobile in (select customer_mobile from orders where id in (${found}))`;
}

const escaped = (text: string): string => text.replaceAll(/[!%_]/g, (one) => `!${one}`);
const lastCharacter = '\u{10FFFF}';

/** Ids of accounts. */
function accountsOf({ text, digits }: CustomerSearch): RawBuilder<unknown> {
  const start = text.toLowerCase();
  const name = sql`lower(firstname || ' ' || lastname)`;
  const begins = (column: 'email' | 'mobile', value: string) =>
    sql`${sql.ref(column)} >= ${value} and ${sql.ref(column)} < ${value + lastCharacter}`;
  const isFound =
    digits === undefined
      ? sql`(${begins('email', start)}) or ${name} like ${`${escaped(start)}%`} escape '!'
          or ${name} like ${`% ${escaped(start)}%`} escape '!'`
      : begins('mobile', digits);
  return sql`select id from (select id from customers where ${isFound} limit ${sql.lit(mostMatches)}) as accounts`;
}

/** The orders of a customer: of the account, or of everybody without one who has this mobile. */
export async function findCustomer(db: Database, id: string): Promise<Known | undefined> {
  const account = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
  if (account) return { account, ids: [id] };
  const { rows } = await sql<{ customer_id: string }>`select own.customer_id from orders as own
    where ${isGuest} and own.customer_mobile in (select customer_mobile from orders where customer_id = ${id})
    order by own.created_at desc limit ${sql.lit(mostOrders)}`.execute(db);
  const ids = [...new Set(rows.map((row) => row.customer_id))];
  return ids.includes(id) ? { account: undefined, ids } : undefined;
}

const isGuest = sql<boolean>`(own.channel is not null and not ${hasAccount('own')})`;
/** Of somebody without an account. */
const mostOrders = 200;

export interface Known {
  /** Undefined: somebody without one. */
  readonly account: (CustomerRow & { readonly gstin: string | null }) | undefined;
  /** Orders name them. */
  readonly ids: readonly string[];
}

export interface Bought {
  readonly customer_id: string;
  readonly orders: number;
  /** Paise, of orders that are not cancelled, without what was given back. */
  readonly paid: number;
  readonly first: string;
  readonly last: string;
}

/** PostgreSQL's counts and sums are texts. */
type Counted = Record<'orders' | 'paid', unknown>;

/** By each of the ids: what was bought. */
export async function listBought(db: Database, ids: readonly string[]): Promise<Bought[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<
    Omit<Bought, keyof Counted> & Counted
  >`select own.customer_id, count(*) as orders, min(own.placed_at) as first,
      max(own.placed_at) as last, sum(case when own.status = 'Cancelled' then 0 else ${paid} end) as paid
    from orders as own where own.customer_id in (${sql.join(ids)}) and ${own.isPurchase}
    group by own.customer_id`.execute(db);
  return rows.map((row) => ({ ...row, orders: Number(row.orders), paid: Number(row.paid) }));
}

/** Of people without an account: the id of each of their orders. */
export async function listGuestIds(
  db: Database,
  mobiles: readonly string[],
): Promise<{ customer_id: string; customer_mobile: string }[]> {
  if (mobiles.length === 0) return [];
  const { rows } = await sql<{ customer_id: string; customer_mobile: string }>`
    select own.customer_id, own.customer_mobile from orders as own
    where ${isGuest} and own.customer_mobile in (${sql.join(mobiles)})`.execute(db);
  return rows;
}

export function listAccounts(db: Database, ids: readonly string[]): Promise<CustomerRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('customers').selectAll().where('id', 'in', ids).execute();
}

export function findLastPurchase(db: Database, customerIds: readonly string[]): Promise<FoundRow | undefined> {
  return db
    .selectFrom('orders')
    .select(['customer_id', 'id', 'created_at as at'])
    .where('customer_id', 'in', customerIds)
    .where('placed_at', 'is not', null)
    .where('parent_id', 'is', null)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function listOrderIds(db: Database, customerIds: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('orders').select('id').where('customer_id', 'in', customerIds).execute();
  return rows.map(({ id }) => id);
}

export async function insertCustomerNote(db: Database, row: CustomerNoteRow): Promise<void> {
  await db.insertInto('customer_notes').values(row).execute();
}

/** Oldest first. */
export function listCustomerNotes(db: Database, customerIds: readonly string[]): Promise<CustomerNoteRow[]> {
  return db.selectFrom('customer_notes').selectAll().where('customer_id', 'in', customerIds).orderBy('id').execute();
}

export async function deleteCustomerNotes(trx: Database, customerId: string): Promise<void> {
  await trx.deleteFrom('customer_notes').where('customer_id', '=', customerId).execute();
}
