// Placed is not yet to be packed: an order paid on delivery is confirmed by its customer's link, or by
// staff who called. Whoever locks the order first wins: the other is told what it is now.
import type { CashOrder } from '@taana-baana/contract/schemas/selling/cash-on-delivery.ts';
import * as staffTexts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import * as messages from '@taana-baana/contract/texts/messages/cash-messages.ts';
import type { Database } from '../../../../database/tables.ts';
import { type Transaction, inTransaction } from '../../../../database/transaction.ts';
import type { MailDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { cashStateOf } from '../../money/methods/cash-on-delivery/cash-state.service.ts';
import { orderOfToken } from '../../money/order-links.service.ts';
import { listLines } from '../../order/order-goods.repository.ts';
import { nameOf, requireOrder } from '../../order/order-records.service.ts';
import { type OrderRecord, toOrderRecord } from '../../order/orders.mapping.ts';
import { findOrder, insertEvent } from '../../order/orders.repository.ts';
import { eventOf } from '../../order/transitions.service.ts';
import { updateConfirmed } from './cash-facts.repository.ts';
import { savingOf } from './price-online.service.ts';

type Needs = Pick<MailDeps, 'db' | 'clock' | 'settings'>;

/** By the link of a mail. Changes nothing. */
export const getCashOrder = async (deps: Needs, token: string): Promise<CashOrder> =>
  toCashOrder(deps, await findOfLink(deps.db, token));

/** By the link of a mail. Repeatable. Throws a conflict once the order is cancelled. */
export async function confirmByLink(deps: MailDeps, token: string): Promise<CashOrder> {
  const { id } = await findOfLink(deps.db, token);
  await inTransaction(deps, (trx) => confirm(trx, deps, id, { staffId: null, what: 'confirmed by the customer' }));
  const order = await findOfLink(deps.db, token);
  if (order.status === 'Cancelled') throw new AppError('conflict', messages.cancelledBefore(order.number ?? ''));
  return toCashOrder(deps, order);
}

/** Staff have called. Repeatable. */
export async function confirmByStaff(deps: MailDeps, reference: string, actor: Actor): Promise<void> {
  const order = await requireOrder(deps.db, reference);
  const what = 'confirmed by phone';
  const isConfirmed = await inTransaction(deps, async (trx) => {
    if (!(await confirm(trx, deps, order.id, { staffId: staffIdOf(actor), what }))) return false;
    await recordAction(trx, deps.clock, actor, { action: 'orders confirm', subject: nameOf(order) });
    return true;
  });
  if (isConfirmed) return;
  const now = await requireOrder(deps.db, reference);
  if (now.status === 'Cancelled') throw new AppError('conflict', staffTexts.cancelledBefore(nameOf(now)));
}

async function confirm(
  trx: Transaction,
  { clock }: Pick<MailDeps, 'clock'>,
  id: string,
  { staffId, what }: { readonly staffId: string | null; readonly what: string },
): Promise<boolean> {
  const now = clock.now();
  const row = await updateConfirmed(trx, id, now.toISOString());
  if (!row) return false;
  const { status } = toOrderRecord(row);
  const source = staffId === null ? 'customer' : 'operator';
  await insertEvent(trx, { ...eventOf(id, status, status, source, now), what, staff_id: staffId });
  return true;
}

async function findOfLink(db: Database, token: string): Promise<OrderRecord> {
  const id = await orderOfToken(db, 'confirm', token);
  const order = id === undefined ? undefined : await findOrder(db, id);
  if (!order) throw new AppError('not-found', messages.linkUnknown);
  return order;
}

async function toCashOrder(deps: Needs, order: OrderRecord): Promise<CashOrder> {
  const lines = await listLines(deps.db, [order.id]);
  const saving = await savingOf(deps, order);
  return {
    number: order.number ?? '',
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    city: order.address?.city || null,
    ...cashStateOf(order),
    ...(saving > 0 && { saving }),
  };
}
