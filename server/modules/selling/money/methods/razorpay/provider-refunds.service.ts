// Copies the provider's refunds, including those made in its dashboard, to our rows, with or
// without its webhooks.
import { v7 } from 'uuid';
import { advanceId, moneyId } from '../../../../../database/payments/payment-rows.ts';
import { inTransaction } from '../../../../../database/transaction.ts';
import type { PaymentDeps } from '../../../../../deps.ts';
import {
  GatewayError,
  type ProviderPayment,
  type ProviderRefund,
} from '../../../../../integrations/payment-gateway/payment-gateway.ts';
import { issueDueDocuments } from '../../documents/issue/issue-documents.service.ts';
import { lockOrder, updatePaymentFacts } from '../../../order/orders.repository.ts';
import type { OrderRecord } from '../../../order/orders.mapping.ts';
import { type PayableOrder, listPayables } from './payable-orders.repository.ts';
import { leaveOut } from './provider-unavailable.ts';
import { isFeeKnown, updateFacts } from '../../payments/payments.repository.ts';
import { noteStray } from '../../payments/payments.service.ts';
import { findOrderOfPayment } from './payment-orders.service.ts';
import { nobody, recordAnswer } from '../../payments/refunds/refund-records.service.ts';
import { giveBackUses } from '../../offers/uses.service.ts';
import { readBooks } from '../../payments/books.repository.ts';
import { isToCollect, leftToGive, madeAtProvider } from '../../payments/refunds/refund-sums.ts';
import {
  findCursor,
  findRefundOfProvider,
  insertRefund,
  listRefundsByPayments,
  updateCursor,
} from '../../payments/refunds/refunds.repository.ts';

const cursor = 'refunds noticed';
const minute = 60_000;
/** How far back the first run goes. */
const firstRun = 7 * 24 * 60 * minute;
/** Clocks differ, and the list may be delayed. */
const overlap = 10 * minute;

/**
 * Copies the provider's facts about a payment of the order: its fee, and refunds that differ from
 * ours.
 */
export async function copyPaymentFacts(
  deps: PaymentDeps,
  order: PayableOrder,
  payment: ProviderPayment,
): Promise<void> {
  const isNamed = payment.id === order.providerPaymentId && payment.feePaise !== null;
  if (isNamed && !(await isFeeKnown(deps.db, payment.id))) {
    await inTransaction(deps, async (trx) => {
      if (!order.isAdvance) await updatePaymentFacts(trx, order.id, payment);
      await updateFacts(trx, payment.id, payment);
    });
  }
  const known = await listRefundsByPayments(deps.db, [payment.id]);
  const counted = known
    .filter((refund) => refund.provider_refund_id !== null && refund.status !== 'failed')
    .reduce((sum, refund) => sum + (refund.amount_paise ?? payment.amountPaise), 0);
  if (counted !== payment.refundedPaise) await copyRefunds(deps, order.id, payment.id);
}

/**
 * A refund of its payment, or of other payments for it, may have been made in the dashboard just now.
 * The operator does not wait for a provider that is down. Resolves to its own payment; null: the
 * provider has none.
 */
export async function syncPayments(
  deps: PaymentDeps,
  { id: orderId }: Pick<OrderRecord, 'id'>,
  others: readonly string[] = [],
): Promise<string | null> {
  const payables = await listPayables(deps.db, orderId);
  const [order] = payables;
  if (!order) return null;
  const own = payables.flatMap(({ providerPaymentId }) => providerPaymentId ?? []);
  try {
    for (const id of new Set([...own, ...others])) {
      const payment = await deps.gateway.findPayment(id);
      const payable = payables.find(({ providerPaymentId }) => providerPaymentId === id) ?? order;
      if (payment) await copyPaymentFacts(deps, payable, payment);
    }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const facts = { order: order.id, reason: error.reason };
    deps.log.warn(facts, 'the provider could not be asked for the refunds of an order');
  }
  return own[0] ?? null;
}

/** Copies all refunds of a payment that can be read. */
export async function copyRefunds(deps: PaymentDeps, orderId: string, paymentId: string): Promise<void> {
  const refunds = await deps.gateway.listPaymentRefunds(paymentId, leaveOut(deps));
  for (const refund of refunds) await copyRefund(deps, orderId, refund);
}

/** A job: copies the refunds that were made since the last run. */
export async function noticeRefunds(deps: PaymentDeps): Promise<void> {
  const now = deps.clock.now();
  const reached = await findCursor(deps.db, cursor);
  const last = reached === undefined ? now.getTime() - firstRun : Math.min(Date.parse(reached), now.getTime());
  try {
    const goOn = leaveOut(deps);
    for (const refund of await deps.gateway.listRefunds(new Date(last - overlap), undefined, goOn)) {
      const known = await findRefundOfProvider(deps.db, refund);
      const orderId = known?.order_id ?? (await findOrderOfPayment(deps, refund.paymentId, goOn))?.id;
      if (orderId) await copyRefund(deps, orderId, refund);
    }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.warn({ reason: error.reason }, 'the provider could not be asked for refunds; the next run asks again');
    return;
  }
  await updateCursor(deps.db, cursor, now.toISOString());
}

async function copyRefund(deps: PaymentDeps, orderId: string, refund: ProviderRefund): Promise<void> {
  const { db, clock, log } = deps;
  const known = await findRefundOfProvider(db, refund);
  const isDone = refund.status === 'processed';
  if (known) {
    const status = isDone ? 'refunded' : refund.status === 'failed' ? 'failed' : 'requested';
    if (known.status === status && known.provider_refund_id === refund.id) return;
    return inTransaction(deps, (trx) => recordAnswer(trx, deps, known, refund));
  }
  if (refund.status === 'failed') return;
  const now = clock.now().toISOString();
  const isNew = await inTransaction(deps, async (trx) => {
    await lockOrder(trx, orderId);
    const payables = await listPayables(trx, orderId);
    const order = payables.find(({ providerPaymentId }) => providerPaymentId === refund.paymentId);
    const payment = { id: refund.paymentId, amountPaise: refund.amountPaise, currency: refund.currency };
    const ownId = order?.isAdvance ? advanceId(orderId) : moneyId(orderId);
    const id = order ? ownId : await noteStray(trx, orderId, payment, { at: now, isCaptured: true });
    const isAdded = await insertRefund(trx, {
      id: v7(),
      provider_payment_id: refund.paymentId,
      payment_id: id,
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
      ...nobody,
    });
    const books = order && (await readBooks(trx, order));
    if (order && books && leftToGive(books) <= 0 && !isToCollect(books)) await giveBackUses(trx, order);
    await issueDueDocuments(trx, deps, orderId);
    return isAdded;
  });
  if (!isNew) return;
  const facts = { order: orderId, payment: refund.paymentId, paise: refund.amountPaise };
  log.warn(facts, "a refund was made in the provider's dashboard");
}
