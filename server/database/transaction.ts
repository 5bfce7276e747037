// Transactions: they announce their changes after the commit, in order, and none after a rollback;
// the locks of customers; and what a write fails of, alike on both engines.
import { sql } from 'kysely';
import type { Changes } from './changes.ts';
import type { Database } from './tables.ts';

/** A running transaction. */
export interface Transaction extends Database {
  /** Publishes a change once the transaction is committed. */
  readonly announce: Changes['publish'];
}

export async function inTransaction<T>(
  { db, changes }: { readonly db: Database; readonly changes: Pick<Changes, 'publish'> },
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  const made: Parameters<Changes['publish']>[0][] = [];
  const announce = (change: (typeof made)[number]) => void made.push(change);
  const result = await db.transaction().execute((trx) => work(Object.assign(trx, { announce })));
  for (const change of made) changes.publish(change);
  return result;
}

/**
 * Until the transaction ends, nobody else adds to this customer's cart, reserves pieces, or spends
 * the credit: a count does not see uncommitted rows of others. Call it before an order is locked.
 */
export async function lockCustomer(trx: Database, customerId: string): Promise<void> {
  await sql`/* prepared */ update customers set created_at = created_at where id = ${customerId}`.execute(trx);
}

/** The same for all accounts with this one's mobile, in one order: who shares it, waits. */
export async function lockMobile(trx: Database, customerId: string): Promise<void> {
  const accounts = await trx
    .selectFrom('customers')
    .select('id')
    .where('mobile', '=', (eb) => eb.selectFrom('customers').select('mobile').where('id', '=', customerId))
    .orderBy('id')
    .execute();
  for (const { id } of accounts) await lockCustomer(trx, id);
}

const sqliteUnique = [1555, 2067]; // primary key, unique
const postgresUnique = '23505';

/** Whether a write failed because a row with the same key exists. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === postgresUnique || sqliteUnique.includes(errcode as number);
}
