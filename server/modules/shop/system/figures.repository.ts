// SQL for the figures of the system page: the database itself, and its queues.
import { sql } from 'kysely';
import { engineOf } from '../../../database/open.ts';
import { moneyId } from '../../../database/payments/payment-rows.ts';
import type { Database } from '../../../database/tables.ts';

export async function databaseBytes(db: Database): Promise<number> {
  const size =
    engineOf(db) === 'postgres'
      ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
      : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  return (await size.execute(db)).rows[0]?.bytes ?? 0;
}

export interface QueueRow {
  readonly waiting: number;
  readonly oldest_waiting: string | null;
  readonly failed: number;
  readonly oldest_failed: string | null;
}

export const countMails = (db: Database): Promise<QueueRow> =>
  count(db, 'mails', {
    since: 'created_at',
    isWaiting: sql`try_at is not null`,
    isFailed: sql`sent_at is null and try_at is null`,
  });

export const countWebhooks = (db: Database): Promise<QueueRow> =>
  count(db, 'webhook_events', {
    since: 'received_at',
    isWaiting: sql`try_at is not null`,
    isFailed: sql`processed_at is null and try_at is null`,
  });

/** `>`: SQLite finds what is not null only by reading all refunds. */
export async function countOpenRefunds(db: Database): Promise<{ waiting: number; oldest: string | null }> {
  return db
    .selectFrom('refunds')
    .select((eb) => [eb.fn.countAll<number>().as('waiting'), eb.fn.min('created_at').as('oldest')])
    .where('due_at', '>', '')
    .executeTakeFirstOrThrow();
}

/** Orders whose check at the provider is overdue. */
export async function countDueChecks(db: Database, now: string): Promise<{ due: number; oldest: string | null }> {
  return db
    .selectFrom('orders')
    .select((eb) => [eb.fn.countAll<number>().as('due'), eb.fn.min('check_at').as('oldest')])
    .where('check_at', '<=', now)
    .executeTakeFirstOrThrow();
}

export interface OrderFigures {
  readonly placed: number;
  /** By the provider's payments. */
  readonly verified: number;
  readonly lastPlacedAt: string | null;
}

/** Each column has an index, and only that is read; that of `captured_at` holds ids, too. */
export async function countOrders(db: Database): Promise<OrderFigures> {
  const { rows } = await sql<OrderFigures>`select
      (select count(number) from orders where number is not null) as placed,
      (select count(*) from payments where captured_at is not null and id like ${`%${moneyId('')}`}) as verified,
      (select max(placed_at) from orders where placed_at is not null) as "lastPlacedAt"`.execute(db);
  return rows[0] as OrderFigures;
}

export async function findLastWebhookAt(db: Database): Promise<string | null> {
  const { last } = await db
    .selectFrom('webhook_events')
    .select((eb) => eb.fn.max('received_at').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

type Condition = ReturnType<typeof sql>;

async function count(
  db: Database,
  table: 'mails' | 'webhook_events',
  { since, isWaiting, isFailed }: { since: string; isWaiting: Condition; isFailed: Condition },
): Promise<QueueRow> {
  const { rows } = await sql<QueueRow>`select
      count(case when ${isWaiting} then 1 end) as waiting,
      min(case when ${isWaiting} then ${sql.ref(since)} end) as oldest_waiting,
      count(case when ${isFailed} then 1 end) as failed,
      min(case when ${isFailed} then ${sql.ref(since)} end) as oldest_failed
    from ${sql.table(table)} where (${isWaiting}) or (${isFailed})`.execute(db);
  return rows[0] as QueueRow;
}
