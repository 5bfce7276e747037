// Undoes an order's last move.
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { isExchangeAsked } from '../../goods/exchanges/exchange-records.service.ts';
import { writeCash } from '../../money/methods/cash-on-delivery/write-cash.service.ts';
import { readBooks } from '../../money/payments/books.repository.ts';
import { isCashGoingBack } from '../../money/payments/refunds/refund-sums.ts';
import { withdrawMails } from '../../../shop/mail/mail.service.ts';
import { deleteParcel, findParcel } from '../../goods/parcels/parcels.repository.ts';
import { nameOf, requireOrder } from '../../order/order-records.service.ts';
import { isShipping, transitionOrder } from '../../order/transitions.service.ts';
import { findLastTransition, lockOrder } from '../../order/orders.repository.ts';
import { undoOf } from './order-undo.ts';

/**
 * Also withdraws the move's mail while it waits; once it is sent, the move stays. A note deleted on
 * delivery does not come back.
 */
export async function undoMove(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reference: string,
  actor: Actor,
): Promise<void> {
  const { id } = await requireOrder(db, reference);
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, id);
    const staffId = staffIdOf(actor);
    const at = clock.now();
    const from = order.status;
    const last = await findLastTransition(trx, id);
    const isExchanged = await isExchangeAsked(trx, id);
    if (isExchanged) throw new AppError('conflict', texts.exchangeAsked(nameOf(order)));
    const undo = staffId === null ? null : undoOf(last, { staffId, status: from, now: at, mailAt: null, isExchanged });
    // What came back was sent.
    const isBack = ((await findParcel(trx, id))?.returned_at ?? null) !== null;
    const { payments, refunds } = await readBooks(trx, order);
    if (!undo || !last || isBack || isCashGoingBack(payments, refunds))
      throw new AppError('conflict', texts.notUndoable);
    const { isOut } = await withdrawMails(trx, last.id);
    if (isOut) throw new AppError('conflict', texts.mailIsOut(nameOf(order)));
    if (isShipping(from)) await deleteParcel(trx, last.id);
    const row = await transitionOrder(trx, { orderId: id, from, to: undo.to, source: 'undo', at, staffId });
    if (row) await writeCash(trx, row, at);
    const change = { before: { status: from }, after: { status: undo.to } };
    await recordAction(trx, clock, actor, { action: 'orders undo', subject: nameOf(order), ...change });
  });
}
