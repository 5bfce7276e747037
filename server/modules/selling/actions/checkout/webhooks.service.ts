// The provider's webhook: checks an event, stores it once and answers at once. A job applies it,
// and tries again until that succeeds.
import { serverMessages } from '@taana-baana/contract';
import { type Outcome, nextAttempt, workQueue } from '../../../../database/job-queue.ts';
import type { WebhookEventRow } from '../../../../database/tables/order-tables.ts';
import type { Deps, PaymentDeps } from '../../../../deps.ts';
import { findOrderOfLink } from '../manual-orders/payment-link.service.ts';
import { type PayableOrder, findPayableOf } from '../../money/methods/razorpay/payable-orders.repository.ts';
import { AppError } from '../../../app-error.ts';
import { recordDispute, noticeDisputes } from '../../money/methods/razorpay/disputes.service.ts';
import { findOrderOfPayment } from '../../money/methods/razorpay/payment-orders.service.ts';
import { copyRefunds } from '../../money/methods/razorpay/provider-refunds.service.ts';
import { settleOrder, settlePayment } from './settlement.service.ts';
import {
  deleteOldEvents,
  findEvent,
  insertEvent,
  updateEvent,
  updateEventDue,
  updateOldBodies,
} from '../../money/methods/razorpay/webhooks.repository.ts';

/** Events about a payment. A failed one is never final: only its reason is kept. */
const paymentEvents: readonly string[] = [
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
  'payment_link.paid',
];

const second = 1000;
const day = 24 * 3600 * second;
/** Maximum age of a payment that a dispute may be about. */
const keptFor = 180 * day;

export const webhookQueue = { table: 'webhook_events', due: 'try_at', attempts: 'tries', rowsAtOnce: 5 } as const;
/** Short at first: an event may arrive just before our own commit. */
const backOff = { pauses: [2, 10, 60, 600, 3600].map((seconds) => seconds * second), giveUpAfter: 3 * day };

export async function receiveWebhook(
  deps: Pick<Deps, 'db' | 'clock' | 'gateway' | 'changes' | 'log'>,
  rawBody: Buffer,
  headers: { signature: string | undefined; eventId: string | undefined },
): Promise<{ received: true }> {
  const event = await deps.gateway.readEvent(rawBody, headers);
  if (!event) {
    deps.log.warn('a webhook with a wrong signature was refused');
    throw new AppError('bad-signature', serverMessages.badSignature);
  }
  const now = deps.clock.now().toISOString();
  const isNew = await insertEvent(deps.db, {
    id: event.id,
    event: event.event,
    provider_order_id: event.orderId ?? null,
    provider_payment_id: event.paymentId ?? null,
    body: rawBody.toString('utf8'),
    received_at: now,
    processed_at: null,
    try_at: now,
    tries: 0,
  });
  if (isNew) deps.changes.publish({ data: 'webhooks' });
  return { received: true };
}

/** A job: applies the events that are due. */
export function processWebhooks(deps: PaymentDeps): Promise<void> {
  return workQueue(deps, webhookQueue, (row) => processEvent(deps, row));
}

async function processEvent(deps: PaymentDeps, row: WebhookEventRow): Promise<Outcome> {
  const { clock, log } = deps;
  const result = await apply(deps, row).catch((error: unknown) => {
    log.warn({ err: error, webhook: row.id }, 'a webhook could not be applied, and will be tried again');
    return 'later' as const;
  });
  const now = clock.now();
  if (result === 'done') {
    return (trx) => updateEvent(trx, row.id, { processed_at: now.toISOString(), try_at: null, body: '' });
  }
  const next = nextAttempt(backOff, { now, attempts: row.tries, since: row.received_at });
  if (next !== null) return (trx) => updateEvent(trx, row.id, { processed_at: null, try_at: next });
  log.error({ webhook: row.id, event: row.event }, 'a webhook was given up: look at it');
  // The body names the payer and is not needed any more.
  return (trx) => updateEvent(trx, row.id, { processed_at: null, try_at: null, body: '' });
}

async function apply(deps: PaymentDeps, row: WebhookEventRow): Promise<'done' | 'later'> {
  const { provider_order_id: orderId, provider_payment_id: paymentId } = row;
  if (row.event.startsWith('refund.') && paymentId !== null) {
    const order = await findOrderOfPayment(deps, paymentId);
    if (!order) return 'later';
    await copyRefunds(deps, order.id, paymentId);
    return 'done';
  }
  if (row.event.startsWith('payment.dispute.')) return applyDispute(deps, row);
  if (!paymentEvents.includes(row.event) || orderId === null) return 'done';
  const order = (await findPayableOf(deps.db, orderId)) ?? (await findOrderOfLinkIn(deps, row));
  // A failed try of a payment link does not name its order, and nothing depends on it.
  if (!order) return row.event === 'payment.failed' ? 'done' : 'later';
  if (paymentId === null) return (await settleOrder(deps, order, 'webhook')).outcome === 'placed' ? 'done' : 'later';
  if (paymentId === order.providerPaymentId) return 'done';
  // The event may be old: the provider's current state counts.
  const payment = await deps.gateway.findPayment(paymentId);
  if (!payment) return 'later';
  const { outcome } = await settlePayment(deps, order, payment, 'webhook');
  return outcome === 'pending' ? 'later' : 'done';
}

/** A payment by a link: the order gets the provider's order id from it. */
async function findOrderOfLinkIn(deps: PaymentDeps, { body }: WebhookEventRow): Promise<PayableOrder | undefined> {
  const linkId = deps.gateway.readPaymentLinkId(body);
  return linkId === undefined ? undefined : findOrderOfLink(deps, linkId);
}

/**
 * The event may be old, so the provider is asked. The event's own data counts only if the provider
 * has no answer.
 */
async function applyDispute(deps: PaymentDeps, row: WebhookEventRow): Promise<'done' | 'later'> {
  const inEvent = deps.gateway.readDispute(row.body);
  if (!inEvent) {
    // A replay: the body is erased, so the provider is asked for all disputes.
    await noticeDisputes(deps);
    return 'done';
  }
  const dispute = (await deps.gateway.findDispute(inEvent.id)) ?? inEvent;
  const order = await findOrderOfPayment(deps, dispute.paymentId);
  if (!order) return 'later';
  await recordDispute(deps, order, dispute);
  return 'done';
}

/** A job: deletes old events, and much sooner their payer's data. */
export async function sweepWebhooks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = (age: number) => new Date(clock.now().getTime() - age).toISOString();
  await updateOldBodies(db, before(backOff.giveUpAfter + day));
  await deleteOldEvents(db, before(keptFor));
}

/** Applies one event again, even if it was applied or given up, and resolves to its new state. */
export async function replayWebhook(deps: PaymentDeps, id: string): Promise<WebhookEventRow> {
  if (!(await updateEventDue(deps.db, id, deps.clock.now().toISOString()))) {
    throw new AppError('not-found', `There is no webhook ${id}.`);
  }
  await processWebhooks(deps);
  return (await findEvent(deps.db, id)) as WebhookEventRow;
}
