// When to ask the provider about an order, and the queue of orders due for it.
import { type Outcome, workQueue } from '../../../database/job-queue.ts';
import type { Database } from '../../../database/tables.ts';
import type { ChangeDeps } from '../../../deps.ts';
import { type OrderRecord, toOrderRecord } from './orders.mapping.ts';
import { findLastTransition, updateCheckAt } from './orders.repository.ts';

export const orderCheckQueue = { table: 'orders', due: 'check_at', attempts: 'checks', rowsAtOnce: 5 } as const;

/** Resolves when no order is due. The outcome of `check` says when its order is due again. */
export function checkDueOrders(deps: ChangeDeps, check: (order: OrderRecord) => Promise<Outcome>): Promise<void> {
  return workQueue(deps, orderCheckQueue, (row) => check(toOrderRecord(row)));
}

/** Somebody waits for the bank: asks the provider at once. */
export async function checkOrderNow({ db, clock, changes }: ChangeDeps, orderId: string): Promise<void> {
  await updateCheckAt(db, orderId, clock.now().toISOString());
  changes.publish({ data: 'payment checks' });
}

/** Milliseconds: when the order got its current status. */
export async function findStatusTime(db: Database, { id, createdAt }: OrderRecord): Promise<number> {
  return Date.parse((await findLastTransition(db, id))?.created_at ?? createdAt);
}
