// Refunds as the provider knows them, no matter who made them: our books follow, with or without its webhooks.
import { v7 } from 'uuid';
import type { OrderRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import {
  GatewayError,
  type ProviderPayment,
  type ProviderRefund,
} from '../../integrations/payment-gateway/payment-gateway.ts';
import { findOrderOfPayment } from './payment-orders.ts';
import { recordAnswer } from './refund-records.ts';
import { findMark, updateMark } from './marks.repository.ts';
import { findRefundOfProvider, insertRefund, listRefundsByPayments } from './refunds.repository.ts';
import { lockOrder, updatePaymentFacts } from '../orders/placed-orders.service.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'shop' | 'gateway' | 'log' | 'changes'>;

/** The reason of a refund that somebody made in the provider's dashboard. */
export const madeAtProvider = 'given back at the provider';

const mark = 'refunds noticed';
const minute = 60_000;
/** How far the first look goes back. */
const firstLook = 7 * 24 * 60 * minute;
/** Clocks differ, and a list may lag. */
const overlap = 10 * minute;

/** Reads into our books what the provider says of a payment of the order: its fee, and its refunds where they differ from ours. */
export async function followPayment(deps: Needs, order: OrderRow, payment: ProviderPayment): Promise<void> {
  if (payment.id === order.provider_payment_id && order.payment_fee_paise === null && payment.feePaise !== null) {
    await updatePaymentFacts(deps.db, order.id, payment);
  }
  const known = await listRefundsByPayments(deps.db, [payment.id]);
  const counted = known
    .filter((refund) => refund.provider_refund_id !== null && refund.status !== 'failed')
    .reduce((sum, refund) => sum + (refund.amount_paise ?? payment.amountPaise), 0);
  if (counted !== payment.refundedPaise) await followRefunds(deps, order.id, payment.id);
}

/** Reads all refunds of a payment into our books. */
export async function followRefunds(deps: Needs, orderId: string, paymentId: string): Promise<void> {
  for (const refund of await deps.gateway.listPaymentRefunds(paymentId)) await followRefund(deps, orderId, refund);
}

/** A job: looks for refunds that were made since the last look. */
export async function noticeRefunds(deps: Needs): Promise<void> {
  const now = deps.clock.now();
  const seen = await findMark(deps.db, mark);
  const last = seen === undefined ? now.getTime() - firstLook : Math.min(Date.parse(seen), now.getTime());
  try {
    for (const refund of await deps.gateway.listRefunds(new Date(last - overlap))) {
      const known = await findRefundOfProvider(deps.db, refund);
      const orderId = known?.order_id ?? (await findOrderOfPayment(deps, refund.paymentId))?.id;
      if (orderId) await followRefund(deps, orderId, refund);
    }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.warn({ reason: error.reason }, 'the provider could not be asked for refunds; the next look asks again');
    return;
  }
  await updateMark(deps.db, mark, now.toISOString());
}

async function followRefund(deps: Needs, orderId: string, refund: ProviderRefund): Promise<void> {
  const { db, clock, log } = deps;
  const known = await findRefundOfProvider(db, refund);
  const isDone = refund.status === 'processed';
  if (known) {
    const status = isDone ? 'refunded' : refund.status === 'failed' ? 'failed' : 'requested';
    if (known.status !== status || known.provider_refund_id !== refund.id) await recordAnswer(deps, known, refund);
    return;
  }
  if (refund.status === 'failed') return;
  const now = clock.now().toISOString();
  const isNew = await db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    return insertRefund(trx, {
      id: v7(),
      provider_payment_id: refund.paymentId,
      order_id: orderId,
      reason: madeAtProvider,
      amount_paise: refund.amountPaise,
      currency: refund.currency,
      status: isDone ? 'refunded' : 'requested',
      failure: null,
      provider_refund_id: refund.id,
      created_at: now,
      due_at: isDone ? null : now,
      tries: 0,
    });
  });
  if (!isNew) return;
  const facts = { order: orderId, payment: refund.paymentId, paise: refund.amountPaise };
  log.warn(facts, 'money of an order was given back at the provider');
}
