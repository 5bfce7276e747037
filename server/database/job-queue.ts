// Work that waits in a table. A process leases rows that are due and renews the lease while it
// works: no two processes do the same work. If one is killed, its work is due again within 20 s.
import { type Selectable, sql } from 'kysely';
import type { Changes } from './changes.ts';
import type { Database, Tables } from './tables.ts';
import { type Transaction, inTransaction } from './transaction.ts';

export interface Queue<Table extends keyof Tables> {
  readonly table: Table;
  /** Column: when the row is due; while a process works on it, when its lease ends. Null: never. */
  readonly due: keyof Selectable<Tables[Table]> & string;
  /** Column: how often it was leased. */
  readonly attempts: keyof Selectable<Tables[Table]> & string;
  readonly rowsAtOnce: number;
  /** Column: a row with a value is leased only when no row without one is due. */
  readonly last?: keyof Selectable<Tables[Table]> & string;
}

/** Writes the result, with the next due time, in the transaction that ends the lease. */
export type Outcome = (trx: Transaction) => Promise<unknown>;

interface Needs {
  readonly db: Database;
  readonly changes: Pick<Changes, 'publish'>;
  readonly clock: { now(): Date };
}

/** Milliseconds. */
const leaseLength = 20_000;
const renewalPause = 7_000;

/**
 * Works until nothing is due. `work` does what is outside the database, such as a call to the
 * provider, and resolves to the outcome. The outcome is written only while the lease is held: a row
 * whose lease was lost stays unchanged.
 */
export async function workQueue<Table extends keyof Tables>(
  deps: Needs,
  queue: Queue<Table>,
  work: (row: Selectable<Tables[Table]>) => Promise<Outcome>,
): Promise<void> {
  for (;;) {
    const rows = await leaseRows(deps, queue);
    if (rows.length === 0) return;
    await Promise.all(rows.map((row) => workOn(deps, queue, row, work)));
  }
}

async function workOn<Table extends keyof Tables>(
  deps: Needs,
  queue: Queue<Table>,
  row: Selectable<Tables[Table]> & LeasedRow,
  work: (row: Selectable<Tables[Table]>) => Promise<Outcome>,
): Promise<void> {
  let leasedUntil = row[queue.due] as string;
  let renewal: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // If the database is unavailable for a moment, the next renewal may still be in time.
    renewal = renewal.then(() => extend(deps.db)).catch(() => {});
  }, renewalPause).unref();
  const outcome = await work(row).finally(() => clearInterval(timer));
  await renewal;
  await inTransaction(deps, async (trx) => {
    if (await extend(trx)) await outcome(trx);
  });

  /** False if the lease was lost; then it is not renewed again. */
  async function extend(db: Database): Promise<boolean> {
    const next = leaseEnd(deps);
    const held = await sql`update ${sql.table(queue.table)} set ${sql.ref(queue.due)} = ${next}
      where id = ${row.id} and ${sql.ref(queue.due)} = ${leasedUntil} returning id`.execute(db);
    if (held.rows.length === 0) clearInterval(timer);
    else leasedUntil = next;
    return held.rows.length > 0;
  }
}

interface LeasedRow {
  readonly id: string;
}

/** If several processes ask at the same time, one gets the row. */
export async function leaseRows<Table extends keyof Tables>(
  deps: Pick<Needs, 'db' | 'clock'>,
  { table, due, attempts, rowsAtOnce, last }: Queue<Table>,
): Promise<(Selectable<Tables[Table]> & LeasedRow)[]> {
  const now = deps.clock.now().toISOString();
  const order = last === undefined ? sql`` : sql`(${sql.ref(last)} is not null), `;
  const leased = await sql<Selectable<Tables[Table]> & LeasedRow>`update ${sql.table(table)}
    set ${sql.ref(due)} = ${leaseEnd(deps)}, ${sql.ref(attempts)} = ${sql.ref(attempts)} + 1
    where ${sql.ref(due)} <= ${now} and id in (select id from ${sql.table(table)}
      where ${sql.ref(due)} <= ${now} order by ${order}${sql.ref(due)}, id limit ${rowsAtOnce})
    returning *`.execute(deps.db);
  return leased.rows;
}

/** Of a lease that begins now. */
export const leaseEnd = ({ clock }: Pick<Needs, 'clock'>): string =>
  new Date(clock.now().getTime() + leaseLength).toISOString();

export interface BackOff {
  /**
   * Milliseconds until the next attempt after the first failure, after the second, and so on; the
   * last one repeats.
   */
  readonly pauses: readonly number[];
  /** Milliseconds since the row was created. Without it, the work is never given up. */
  readonly giveUpAfter?: number;
}

/** When to repeat a failed attempt, for the due column. Null: no more attempts. */
export function nextAttempt(
  { pauses, giveUpAfter = Infinity }: BackOff,
  { now, attempts, since }: { readonly now: Date; readonly attempts: number; readonly since: string },
): string | null {
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? 0;
  const next = now.getTime() + pause;
  return next > Date.parse(since) + giveUpAfter ? null : new Date(next).toISOString();
}
