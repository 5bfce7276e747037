// Moves an order to the next status, or cancels it, for staff and operators.
import { paymentPendingStatus } from '@taana-baana/contract';
import { v7 } from 'uuid';
import type { RestockDecision } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { Database } from '../../../../database/tables.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { MailDeps, PaymentDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { requireNoDispute, requirePaymentLeft } from '../../money/payments/payment-states.service.ts';
import { linesLeft, listPiecesRefunded } from '../../money/payments/refunds/refunded-pieces.service.ts';
import { listLines } from '../../order/order-goods.repository.ts';
import { contentsOf } from '../../order/order-rows.mapping.ts';
import { type Ended, endOrder } from './end-order.service.ts';
import { writeCash } from '../../money/methods/cash-on-delivery/write-cash.service.ts';
import { issueForPacked } from '../../money/documents/issue/issue-documents.service.ts';
import { type Parcel, isReturned, recordParcel } from '../fulfilment/ship-parcels.service.ts';
import { queueDeliveredMail } from '../fulfilment/parcel-mail.ts';
import { isCancellable, nameOf, requireConfirmed, requireOrder } from '../../order/order-records.service.ts';
import {
  type OrderState,
  expiredStatus,
  isShipping,
  isTransitionAllowed,
  transitionOrder,
} from '../../order/transitions.service.ts';
import { type OrderRecord, toOrderRecord } from '../../order/orders.mapping.ts';

export { orderStates } from '../../order/transitions.service.ts';

interface MoveOptions extends Parcel {
  readonly despiteDispute?: boolean | undefined;
  /** Of the pieces that the member saw. */
  readonly contents?: string | undefined;
}

/**
 * Moves it to Processing, Shipped, Out for Delivery or Delivered. A disputed order ships only
 * `despiteDispute`. Courier and AWB belong to shipping; the AWB may follow.
 */
export async function moveOrder(
  deps: MailDeps,
  reference: string,
  to: OrderState,
  actor: Actor,
  { despiteDispute = false, contents, courier, awb }: MoveOptions = {},
): Promise<OrderRecord> {
  const { db, clock } = deps;
  const order = await requireOrder(db, reference);
  const from = order.status;
  if (to === 'Cancelled') {
    throw new AppError('conflict', texts.useCancel);
  }
  if (!isTransitionAllowed(from, to, 'operator')) {
    const message = from === to ? texts.isAlready : texts.cannotBecome;
    throw new AppError('conflict', message(nameOf(order), from, to));
  }
  if (!isShipping(to) && courier !== undefined) throw new AppError('invalid', texts.courierTooEarly);
  return inTransaction(deps, async (trx) => {
    const eventId = v7();
    const row = await transitionOrder(trx, {
      orderId: order.id,
      from,
      to,
      source: 'operator',
      at: clock.now(),
      staffId: staffIdOf(actor),
      eventId,
    });
    if (!row) throw changedMeanwhile(order);
    const moved = toOrderRecord(row);
    requireConfirmed(moved);
    if (to === 'Delivered') await writeCash(trx, row, clock.now());
    // The transition has locked the order: no refund and no dispute can be recorded before the
    // commit, and no parcel comes back.
    const origin = isCancellable(order) ? await requirePaymentLeft(trx, order) : order;
    if (to === 'Processing' && contents !== undefined) await requireContents(trx, order, contents);
    if (isShipping(to) && !despiteDispute) await requireNoDispute(trx, order);
    if (await isReturned(trx, order)) throw new AppError('conflict', texts.parcelReturned(nameOf(order)));
    if (isShipping(to)) await recordParcel(trx, deps, moved, { eventId, news: 'shipped', courier, awb });
    if (to === 'Delivered') await queueDeliveredMail(trx, deps, moved, eventId);
    const parcel = { ...(courier !== undefined && { courier }), ...(awb !== undefined && { awb }) };
    const document = to === 'Processing' ? await issueForPacked(trx, deps, moved, origin) : null;
    const after = {
      status: to,
      ...parcel,
      ...(despiteDispute && { despiteDispute }),
      ...(document !== null && { document }),
    };
    await recordAction(trx, clock, actor, {
      action: 'orders move',
      subject: nameOf(order),
      before: { status: from },
      after,
    });
    return moved;
  });
}

/**
 * Cancels the order and refunds the rest of its payment, both or neither. Its pieces go back to the
 * stock, or are written off.
 */
export async function cancelOrder(
  deps: PaymentDeps,
  reference: string,
  actor: Actor,
  { goods }: { readonly goods?: RestockDecision | undefined } = {},
): Promise<Ended> {
  const order = await requireOrder(deps.db, reference);
  const from = order.status;
  const isBack = await isReturned(deps.db, order);
  if (!isCancellable(order) && !isBack) {
    const isUnpaid = from === paymentPendingStatus || from === expiredStatus;
    const why = isUnpaid ? texts.cannotCancelUnpaid : texts.cannotCancel;
    throw new AppError('conflict', why(nameOf(order), from));
  }
  const staffId = staffIdOf(actor);
  return endOrder(
    deps,
    order,
    { source: isBack ? 'returned' : 'operator', staffId, goods },
    async (trx, { refundPaise }) => {
      // Sent again since.
      if (isBack && !(await isReturned(trx, order))) throw changedMeanwhile(order);
      const change = { before: { status: from }, after: { status: 'Cancelled', refundPaise, ...(goods && { goods }) } };
      await recordAction(trx, deps.clock, actor, { action: 'orders cancel', subject: nameOf(order), ...change });
    },
  );
}

async function requireContents(trx: Database, order: OrderRecord, contents: string): Promise<void> {
  const lines = await listLines(trx, [order.id]);
  const left = linesLeft(lines, await listPiecesRefunded(trx, [order], lines));
  if (contentsOf(left) !== contents) throw new AppError('conflict', texts.otherPieces(nameOf(order)));
}

const changedMeanwhile = (order: OrderRecord) => new AppError('conflict', texts.changedMeanwhile(nameOf(order)));
