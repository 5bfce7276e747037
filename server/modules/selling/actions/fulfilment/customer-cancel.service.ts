// A customer cancels an order before it is packed, or if it was not shipped in time.
import { serverMessages } from '@taana-baana/contract';
import type { PaymentDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { listDisputesOfOrders } from '../../money/methods/razorpay/disputes.repository.ts';
import { isPressing } from '../../money/methods/razorpay/disputes.service.ts';
import { mailCancelledOrder } from '../../../shop/notifications/alerts.service.ts';
import { endOrder } from '../orders/end-order.service.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { findOwnOrder } from '../../order/orders.repository.ts';
import { canCustomerCancel } from '../../order/order-records.service.ts';

/** Refunds the rest of the payment. Repeatable. */
export async function cancelOwnOrder(deps: PaymentDeps, customerId: string, reference: string): Promise<OrderRecord> {
  const order = await findOwnOrder(deps.db, customerId, reference);
  if (!order || order.number === null) throw new AppError('not-found', serverMessages.orderNotFound);
  if (order.status === 'Cancelled') return order;
  if (!canCustomerCancel(order, deps)) {
    throw new AppError('conflict', serverMessages.cannotCancelOrder(order.status));
  }
  const disputes = await listDisputesOfOrders(deps.db, [order.id]);
  if (disputes.some(isPressing)) throw new AppError('conflict', serverMessages.orderDisputed);
  const { order: cancelled } = await endOrder(deps, order, { source: 'customer' }, (trx, ended) =>
    mailCancelledOrder(trx, deps, {
      number: String(order.number),
      isPacked: order.status !== 'Ordered',
      ...ended,
    }),
  );
  return cancelled;
}
