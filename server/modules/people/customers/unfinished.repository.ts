// SQL for the unfinished checkouts of one customer, the links to their carts, and the wish not to be
// contacted.
import { sql } from 'kysely';
import type { CartLinkRow } from '../../../database/tables/account-tables.ts';
import type { OrderRow } from '../../../database/tables/order-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { boughtSince, failureOf, isUnfinished } from './customers.repository.ts';

interface UnfinishedRow extends Pick<OrderRow, 'id' | 'created_at' | 'total'> {
  readonly failure: string | null;
  /** When staff first wrote about it. */
  readonly written_at: string | null;
}

/** Checkouts of one customer that ended without a purchase, begun since `from`, newest first. */
export async function listUnfinishedOf(db: Database, customerId: string, from: string): Promise<UnfinishedRow[]> {
  const { rows } = await sql<UnfinishedRow>`
    select last.id, last.created_at, last.total,
      ${failureOf('last')} as failure,
      (select min(cart_links.created_at) from cart_links where cart_links.order_id = last.id) as written_at
    from orders as last where last.customer_id = ${customerId}
    and ${isUnfinished('last')} and last.created_at >= ${from} and not ${boughtSince('last')}
    order by last.created_at desc, last.id desc`.execute(db);
  return rows;
}

export async function insertCartLink(trx: Database, link: CartLinkRow): Promise<void> {
  await trx.insertInto('cart_links').values(link).execute();
}

export async function updateNoContact(trx: Database, customerId: string, at: string | null): Promise<void> {
  await trx.updateTable('customers').set({ no_contact_at: at }).where('id', '=', customerId).execute();
}
