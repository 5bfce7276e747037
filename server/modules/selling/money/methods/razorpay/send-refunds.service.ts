// Sends refunds to the provider until it has made or refused them. The refund's id is the
// idempotency key.
import { type Outcome, nextAttempt, workQueue } from '../../../../../database/job-queue.ts';
import type { RefundRow } from '../../../../../database/tables/order-tables.ts';
import type { PaymentDeps } from '../../../../../deps.ts';
import {
  GatewayError,
  type ProviderRefund,
  type Unreadable,
  UnreadableError,
} from '../../../../../integrations/payment-gateway/payment-gateway.ts';
import { failRefund, recordAnswer } from '../../payments/refunds/refund-records.service.ts';
import { madeAtProvider } from '../../payments/refunds/refund-sums.ts';
import { findRefundOfProvider, updateRefund } from '../../payments/refunds/refunds.repository.ts';

const minute = 60_000;
export const refundQueue = { table: 'refunds', due: 'due_at', attempts: 'tries', rowsAtOnce: 5 } as const;
/** Never given up: the customer is owed the money. */
const backOff = { pauses: [1, 5, 30, 120, 720].map((minutes) => minutes * minute) };

/** A job: asks the provider for the refunds that are due. */
export function sendRefunds(deps: PaymentDeps): Promise<void> {
  return workQueue(deps, refundQueue, (refund) => sendRefund(deps, refund));
}

async function sendRefund(deps: PaymentDeps, refund: RefundRow): Promise<Outcome> {
  try {
    const answer = await ask(deps, refund);
    return (trx) => recordAnswer(trx, deps, refund, answer);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { reason, message } = error;
    if (reason === 'refused') return (trx) => failRefund(trx, deps, refund, message);
    const { id, tries, created_at: since, provider_payment_id: payment } = refund;
    deps.log.warn({ refund: id, payment, tries, reason, err: error }, 'a refund was not sent, and will be tried again');
    const next = nextAttempt(backOff, { now: deps.clock.now(), attempts: tries, since });
    return (trx) => updateRefund(trx, id, { due_at: next });
  }
}

async function ask(deps: PaymentDeps, refund: RefundRow): Promise<ProviderRefund> {
  const { provider_payment_id: paymentId, provider_refund_id: refundId } = refund;
  if (refundId !== null) {
    const known = await deps.gateway.findRefund(paymentId, refundId);
    if (known) return known;
    throw new GatewayError('failed', 'the payment provider does not know a refund that it had named');
  }
  try {
    return await deps.gateway.refundPayment(paymentId, { key: refund.id, amountPaise: refund.amount_paise });
  } catch (error) {
    const inDashboard =
      error instanceof GatewayError && error.reason === 'refused' && (await findMadeInDashboard(deps, refund));
    if (inDashboard) return inDashboard;
    throw error;
  }
}

/**
 * A refund of the same amount and payment, made in the dashboard instead of ours: not before it.
 * Throws if it may be one that cannot be read.
 */
async function findMadeInDashboard(
  { db, gateway }: PaymentDeps,
  refund: RefundRow,
): Promise<ProviderRefund | undefined> {
  const unreadable: Unreadable[] = [];
  const all = await gateway.listPaymentRefunds(refund.provider_payment_id, (part) => void unreadable.push(part));
  for (const made of all) {
    if (made.status === 'failed' || (refund.amount_paise !== null && made.amountPaise !== refund.amount_paise))
      continue;
    const ours = await findRefundOfProvider(db, made);
    const isInstead = ours?.reason === madeAtProvider && ours.created_at >= refund.created_at;
    if (!ours || ours.id === refund.id || isInstead) return made;
  }
  for (const part of unreadable) throw new UnreadableError(part);
  return undefined;
}
