// What becomes of cash that does not simply arrive: freight that is accepted, a sum that is written off, and a
// payment whose order somebody names.
import { v7 } from 'uuid';
import * as messages from '@taana-baana/contract/admin/texts/selling/money/cash-messages.ts';
import type { CashEntryRow } from '../../../../database/tables/money/cash-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { ChangeDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { nameOf, requireOrder } from '../../order/order-records.service.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { lockOrder } from '../../order/orders.repository.ts';
import {
  type OwedCash,
  findOwed,
  insertEntries,
  lockEntry,
  sumFreight,
  updateEntryOrder,
} from './cash-book.repository.ts';

/** What the courier's files say it kept, and no more than is open. */
export async function acceptFreight(deps: ChangeDeps, reference: string, actor: Actor): Promise<undefined> {
  await inTransaction(deps, async (trx) => {
    const { order, open } = await lockOwed(trx, reference);
    const paise = Math.min(open, await sumFreight(trx, order.id));
    if (paise <= 0) throw new AppError('conflict', messages.noFreight(nameOf(order)));
    await insertEntries(trx, [entryOf(deps, actor, { order_id: order.id, kind: 'freight', paise, note: null })]);
    const subject = `order ${order.number}`;
    await recordAction(trx, deps.clock, actor, { action: 'cash freight', subject, after: { paise } });
  });
}

/** All that is open of the order; also what the courier has paid too much, below 0. `paise`: as the owner saw it. */
export async function writeOff(
  deps: ChangeDeps,
  reference: string,
  { paise, note }: { readonly paise: number; readonly note: string },
  actor: Actor,
): Promise<undefined> {
  await inTransaction(deps, async (trx) => {
    const { order, open } = await lockOwed(trx, reference);
    if (open === 0) throw new AppError('conflict', messages.nothingOpen(nameOf(order)));
    if (open !== paise) throw new AppError('conflict', messages.sumChanged(nameOf(order), open));
    await insertEntries(trx, [entryOf(deps, actor, { order_id: order.id, kind: 'written off', paise, note })]);
    const after = { paise, reason: note };
    await recordAction(trx, deps.clock, actor, { action: 'cash write off', subject: `order ${order.number}`, after });
  });
}

/** Of a payment for an AWB that no cash order has. */
export async function nameOrder(
  deps: ChangeDeps,
  entryId: string,
  reference: string,
  actor: Actor,
): Promise<undefined> {
  await inTransaction(deps, async (trx) => {
    const { order } = await lockOwed(trx, reference);
    const entry = await lockEntry(trx, entryId);
    if (entry?.order_id !== null) throw new AppError('conflict', messages.namedBefore);
    await updateEntryOrder(trx, entryId, order.id);
    const after = { paise: entry.paise };
    await recordAction(trx, deps.clock, actor, { action: 'cash order', subject: `order ${order.number}`, after });
  });
}

/** `open`: paise that the courier owes of what it has collected; 0 before the order is delivered. */
async function lockOwed(trx: Database, reference: string): Promise<{ order: OrderRecord; open: number }> {
  const found = await requireOrder(trx, reference);
  const order = await lockOrder(trx, found.id);
  const owed: OwedCash | undefined = await findOwed(trx, order.id);
  if (!owed) throw new AppError('conflict', messages.noCash(nameOf(order)));
  return { order, open: (owed.state === 'captured' ? owed.duePaise : 0) - owed.settledPaise };
}

const entryOf = (
  { clock }: ChangeDeps,
  actor: Actor,
  entry: Pick<CashEntryRow, 'order_id' | 'kind' | 'paise' | 'note'>,
): CashEntryRow => ({
  ...entry,
  id: v7(),
  remittance_id: null,
  row: null,
  outcome: null,
  freight_paise: 0,
  courier: null,
  awb: null,
  reference: null,
  day: null,
  staff_id: staffIdOf(actor),
  created_at: clock.now().toISOString(),
});
