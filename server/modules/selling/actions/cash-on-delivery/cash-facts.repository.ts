// SQL for cash on delivery: what is on its way to somebody, what came back, and what waits to be confirmed.
import { sql } from 'kysely';
import type { Database } from '../../../../database/tables.ts';
import type { OrderRow } from '../../../../database/tables/order-tables.ts';

/** The account, its mobile, and the hash of that. */
interface Wanted {
  readonly id: string;
  readonly mobile: string | null;
  readonly mobileHash: string | null;
}

/** Of the account, or of the mobile. `since`: of refusals; UTC. */
export async function countCashOrders(
  db: Database,
  { id, mobile, mobileHash }: Wanted,
  { since, now }: { readonly since: string; readonly now: string },
): Promise<{ open: number; refused: number }> {
  const theirs = sql`payment_method = 'cash-on-delivery' and (customer_id = ${id} or customer_mobile = ${mobile})`;
  const { rows } = await sql<{ open: number | string; refused: number | string }>`select
    (select count(*) from orders where ${theirs} and status not in ('Delivered', 'Cancelled')) as open,
    (select count(*) from orders where ${theirs} and status = 'Cancelled' and id in (
      select order_id from order_events where cause = 'returned' and to_status = 'Cancelled' and created_at > ${since}))
    + (select count(*) from past_refusals where mobile_hash = ${mobileHash} and until > ${now}) as refused`.execute(db);
  return { open: Number(rows[0]?.open ?? 0), refused: Number(rows[0]?.refused ?? 0) };
}

/** Whether a cash order has arrived there before. */
export async function hasReceived(db: Database, { id, mobile }: Wanted): Promise<boolean> {
  const { rows } = await sql`select 1 as one from orders where status = 'Delivered' and number is not null
    and payment_method = 'cash-on-delivery' and (customer_id = ${id} or customer_mobile = ${mobile})
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Undefined if it does not wait any more. The row is locked. */
export function updateConfirmed(trx: Database, id: string, at: string): Promise<OrderRow | undefined> {
  return trx
    .updateTable('orders')
    .set({ confirm_by: null, to_pack_since: at })
    .where('id', '=', id)
    .where('status', '=', 'Ordered')
    .where('confirm_by', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

/** Whose time to confirm is over, earliest first. */
export async function listUnconfirmed(db: Database, now: string, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('confirm_by', '<=', now)
    .where('status', '=', 'Ordered')
    .orderBy('confirm_by')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

/** Placed before then, to be confirmed, and never reminded of it. */
export async function listToRemind(
  db: Database,
  { placedBefore, now, what }: { readonly placedBefore: string; readonly now: string; readonly what: string },
  count: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('confirm_by', '>', now)
    .where('status', '=', 'Ordered')
    .where('placed_at', '<=', placedBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_events')
            .select('order_events.id')
            .whereRef('order_events.order_id', '=', 'orders.id')
            .where('what', '=', what),
        ),
      ),
    )
    .orderBy('confirm_by')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}
