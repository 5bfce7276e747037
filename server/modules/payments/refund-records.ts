// The record that a payment goes back, and the mail that says so: both or neither.
import { v7 } from 'uuid';
import type { Database, OrderRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../mail/mail.service.ts';
import { findBuyer } from '../orders/placing.service.ts';
import type { RefundReason } from './judge-payment.ts';
import { type Sum, refundMail } from './refund-mail.ts';
import { insertRefund } from './refunds.repository.ts';

/**
 * Call inside a transaction that holds the order, with its handle; publish 'refunds' and 'mails' after its commit. False
 * when this payment is being given back already.
 */
export async function recordRefund(
  trx: Database,
  deps: Pick<Deps, 'clock' | 'shop'>,
  order: OrderRow,
  payment: Sum,
  reason: RefundReason,
): Promise<boolean> {
  const now = deps.clock.now().toISOString();
  const isNew = await insertRefund(trx, {
    id: v7(),
    provider_payment_id: payment.id,
    order_id: order.id,
    reason,
    status: 'due',
    provider_refund_id: null,
    created_at: now,
    try_at: now,
    tries: 0,
  });
  const buyer = isNew ? await findBuyer(trx, order.customer_id) : undefined;
  if (buyer) {
    const mail = refundMail(deps, buyer.firstname, order, payment, reason);
    await queueMail(trx, deps.clock, { recipient: buyer.email, ...mail });
  }
  return isNew;
}
