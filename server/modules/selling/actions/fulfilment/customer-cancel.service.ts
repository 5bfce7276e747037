// A customer cancels an order before it is packed, or if it was not shipped in time.
import { serverMessages } from '@taana-baana/contract';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { isDisputed } from '../../money/payments/order-payment.service.ts';
import { mailCancelledOrder } from '../../../shop/notifications/alerts.service.ts';
import { endOrder } from '../orders/end-order.ts';
import { type OrderRecord, toOrderRecord } from '../../order/orders.mapping.ts';
import { findOwnOrder } from '../../order/orders.repository.ts';
import { mayCancel } from '../../order/may-cancel.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'changes' | 'gateway' | 'log'>;

/** Refunds the rest of the payment. Repeatable. */
export async function cancelOwnOrder(deps: Needs, customerId: string, reference: string): Promise<OrderRecord> {
  const row = await findOwnOrder(deps.db, customerId, reference);
  if (!row || row.number === null) throw new AppError('not-found', serverMessages.orderNotFound);
  const order = toOrderRecord(row);
  if (order.status === 'Cancelled') return order;
  if (!mayCancel(order, deps.clock.now())) {
    throw new AppError('conflict', serverMessages.cannotCancelOrder(order.status));
  }
  if (await isDisputed(deps.db, order)) throw new AppError('conflict', serverMessages.orderDisputed);
  const { order: cancelled } = await endOrder(deps, order, { source: 'customer' }, (trx, changed, ended) =>
    mailCancelledOrder(trx, changed, deps, {
      number: String(order.number),
      wasPacked: order.status !== 'Ordered',
      ...ended,
    }),
  );
  return cancelled;
}
