// SQL for the ledger of store credit.
import { sql } from 'kysely';
import type { CreditKind } from '@taana-baana/contract/schemas/selling/store-credit.ts';
import type { StoreCreditEntryRow } from '../../../../database/tables/money/credit-tables.ts';
import type { Database } from '../../../../database/tables.ts';

export async function insertEntry(trx: Database, row: StoreCreditEntryRow): Promise<void> {
  await trx.insertInto('store_credit_entries').values(row).execute();
}

/** Newest first, with the number of the order. */
export function listEntries(
  db: Database,
  customerId: string,
): Promise<(StoreCreditEntryRow & { number: string | null })[]> {
  return db
    .selectFrom('store_credit_entries as entries')
    .leftJoin('orders', 'orders.id', 'entries.order_id')
    .selectAll('entries')
    .select('orders.number')
    .where('entries.customer_id', '=', customerId)
    .orderBy('entries.created_at', 'desc')
    .orderBy('entries.id', 'desc')
    .execute();
}

/** Rupees. */
export async function sumEntries(db: Database, customerId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('store_credit_entries')
    .select((select) => select.fn.sum<number | string | null>('amount').as('sum'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

export async function isCustomer(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('customers').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function findCustomerId(db: Database, email: string): Promise<string | undefined> {
  return (await db.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirst())?.id;
}

/** Oldest first. */
export function listEntriesOfOrders(
  db: Database,
  orderIds: readonly string[],
  kinds: readonly CreditKind[],
): Promise<StoreCreditEntryRow[]> {
  return db
    .selectFrom('store_credit_entries')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('kind', 'in', kinds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findEntryOfRequest(db: Database, key: string): Promise<StoreCreditEntryRow | undefined> {
  return db.selectFrom('store_credit_entries').selectAll().where('request_key', '=', key).executeTakeFirst();
}

/** Text by staff may be about the customer. */
export async function updateWithoutNotes(trx: Database, customerId: string): Promise<void> {
  await trx.updateTable('store_credit_entries').set({ note: null }).where('customer_id', '=', customerId).execute();
}

export interface CustomerBalance {
  readonly email: string | null;
  readonly customerId: string;
  /** Rupees. */
  readonly balance: number;
}

/** Non-zero balances, largest first. `email` is null if the account is deleted. */
export async function listBalances(db: Database): Promise<CustomerBalance[]> {
  const { rows } = await sql<CustomerBalance>`
    select customers.email, entries.customer_id as "customerId", cast(entries.balance as bigint) as balance
    from (
      select customer_id, sum(amount) as balance from store_credit_entries group by customer_id having sum(amount) <> 0
    ) as entries
    left join customers on customers.id = entries.customer_id
    order by entries.balance desc, entries.customer_id
  `.execute(db);
  return rows;
}

/** Rupees. */
export interface OrderCredit {
  readonly number: string | null;
  readonly id: string;
  /** Credit that paid for it; 0 before it is placed. */
  readonly wanted: number;
  readonly used: number;
  /** Credit according to the refunds. */
  readonly refunded: number;
  readonly returned: number;
}

/** Orders whose credit, or refunds to credit, differ from the ledger. */
export async function listOrdersThatDiffer(db: Database): Promise<OrderCredit[]> {
  const { rows } = await sql<OrderCredit>`
    select * from (
      select orders.id, orders.number,
        cast(coalesce(paid.rupees, 0) as bigint) as wanted,
        cast(coalesce(entries.used, 0) as bigint) as used,
        cast(coalesce(entries.returned, 0) as bigint) as returned,
        cast(coalesce(refunded.credit, 0) as bigint) as refunded
      from orders
      left join (
        select order_id, sum(amount_paise) / 100 as rupees from payments
        where method = 'store-credit' and state = 'captured' group by order_id
      ) as paid on paid.order_id = orders.id
      left join (
        select order_id,
          sum(case when kind = 'order' then -amount else 0 end) as used,
          sum(case when kind = 'order returned' then amount else 0 end) as returned
        from store_credit_entries where order_id is not null group by order_id
      ) as entries on entries.order_id = orders.id
      left join (select order_id, sum(credit) as credit from refunds group by order_id) as refunded
        on refunded.order_id = orders.id
    ) as sums
    where wanted <> used or refunded <> returned
    order by id
  `.execute(db);
  return rows;
}
