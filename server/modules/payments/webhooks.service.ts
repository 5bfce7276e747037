// The provider's own door: an event is checked, stored once and answered at once; a job applies it, again and again until it can.
import { serverMessages } from '@taana-baana/contract';
import type { WebhookEventRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { findOrderByProvider } from '../orders/unpaid-orders.service.ts';
import { Refusal } from '../refusal.ts';
import { followDispute, noticeDisputes } from './disputes.service.ts';
import { findOrderOfPayment } from './payment-orders.ts';
import { followRefunds } from './provider-refunds.service.ts';
import { type SettlementDeps, settleOrder, settlePayment } from './settlement.service.ts';
import {
  deleteOldEvents,
  findEvent,
  insertEvent,
  listRecentEvents,
  updateDueEvents,
  updateEvent,
  updateEventDue,
  updateOldBodies,
} from './webhooks.repository.ts';

/** Events that say that there may be money. A failure is never final, so it says nothing. */
const moneyEvents: readonly string[] = ['payment.authorized', 'payment.captured', 'order.paid'];

const second = 1000;
const lease = 120 * second;
const eventsAtOnce = 5;
/** Until the next try; the last one repeats until the longest wait. An event may beat our own commit by a moment. */
const pauses = [2, 10, 60, 600, 3600].map((seconds) => seconds * second);
const day = 24 * 3600 * second;
const longestWait = 3 * day;
/** As long as a dispute may look back. */
const keptFor = 180 * day;

export async function receiveWebhook(
  deps: Pick<Deps, 'db' | 'clock' | 'gateway' | 'changes' | 'log'>,
  rawBody: Buffer,
  headers: { signature: string | undefined; eventId: string | undefined },
): Promise<{ received: true }> {
  const event = await deps.gateway.readEvent(rawBody, headers);
  if (!event) {
    deps.log.warn('a webhook with a wrong signature was refused');
    throw new Refusal('bad-signature', serverMessages.badSignature);
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

/** Applies whatever is due. An event whose process died is due again when its lease ends. */
export async function processWebhooks(deps: SettlementDeps): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    const leasedUntil = new Date(now.getTime() + lease).toISOString();
    const due = await updateDueEvents(deps.db, now.toISOString(), leasedUntil, eventsAtOnce);
    if (due.length === 0) return;
    await Promise.all(due.map((row) => processEvent(deps, row)));
  }
}

async function processEvent(deps: SettlementDeps, row: WebhookEventRow): Promise<void> {
  const result = await apply(deps, row).catch((error: unknown) => {
    deps.log.warn({ err: error, webhook: row.id }, 'a webhook could not be applied, and will be tried again');
    return 'later' as const;
  });
  const now = deps.clock.now();
  if (result === 'done') {
    await updateEvent(deps.db, row.id, { processed_at: now.toISOString(), try_at: null, body: '' });
    return;
  }
  const next = new Date(now.getTime() + (pauses[row.tries - 1] ?? pauses.at(-1) ?? longestWait));
  const isGivenUp = next.getTime() > Date.parse(row.received_at) + longestWait;
  // The body names the payer, and nobody needs it any more.
  await updateEvent(deps.db, row.id, {
    processed_at: null,
    try_at: isGivenUp ? null : next.toISOString(),
    ...(isGivenUp && { body: '' }),
  });
  if (isGivenUp) deps.log.error({ webhook: row.id, event: row.event }, 'a webhook was given up: look at it');
}

async function apply(deps: SettlementDeps, row: WebhookEventRow): Promise<'done' | 'later'> {
  const { provider_order_id: orderId, provider_payment_id: paymentId } = row;
  if (row.event.startsWith('refund.') && paymentId !== null) {
    const order = await findOrderOfPayment(deps, paymentId);
    if (!order) return 'later';
    await followRefunds(deps, order.id, paymentId);
    return 'done';
  }
  if (row.event.startsWith('payment.dispute.')) return applyDispute(deps, row);
  if (!moneyEvents.includes(row.event) || orderId === null) return 'done';
  const order = await findOrderByProvider(deps.db, orderId);
  if (!order) return 'later';
  if (paymentId === null) return (await settleOrder(deps, order, 'webhook')).outcome === 'placed' ? 'done' : 'later';
  if (paymentId === order.provider_payment_id) return 'done';
  // The event is a picture of a moment, and may be old: what counts is what the provider says now.
  const payment = await deps.gateway.findPayment(paymentId);
  if (!payment) return 'later';
  const { outcome } = await settlePayment(deps, order, payment, 'webhook');
  return outcome === 'pending' ? 'later' : 'done';
}

/** The event is believed only where the provider has no answer of its own: it may be older than what we know. */
async function applyDispute(deps: SettlementDeps, row: WebhookEventRow): Promise<'done' | 'later'> {
  const told = deps.gateway.readDispute(row.body);
  if (!told) {
    // A replay: the body is erased, so the provider is asked for all disputes.
    await noticeDisputes(deps);
    return 'done';
  }
  const dispute = (await deps.gateway.findDispute(told.id)) ?? told;
  const order = await findOrderOfPayment(deps, dispute.paymentId);
  if (!order) return 'later';
  await followDispute(deps, order, dispute);
  return 'done';
}

/** A job: events end, and what they said of a payer ends sooner. */
export async function sweepWebhooks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = (age: number) => new Date(clock.now().getTime() - age).toISOString();
  await updateOldBodies(db, before(longestWait + day));
  await deleteOldEvents(db, before(keptFor));
}

/** Newest first; without `isAll`, those that are not applied. */
export function listWebhooks(
  { db }: Pick<Deps, 'db'>,
  wanted: { isAll: boolean; limit: number },
): Promise<WebhookEventRow[]> {
  return listRecentEvents(db, wanted);
}

/** Applies one event again, whatever became of it before, and tells how it stands then. */
export async function replayWebhook(deps: SettlementDeps, id: string): Promise<WebhookEventRow> {
  if (!(await updateEventDue(deps.db, id, deps.clock.now().toISOString()))) {
    throw new Refusal('not-found', `There is no webhook ${id}.`);
  }
  await processWebhooks(deps);
  return (await findEvent(deps.db, id)) as WebhookEventRow;
}
