// Gives back what cannot be an order: asks the provider until it has done it. The refund's own id is the key under which the provider does it once.
import type { RefundRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { GatewayError, type ProviderRefund } from '../../integrations/payment-gateway/payment-gateway.ts';
import { updateDueRefunds, updateRefund } from './refunds.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'gateway' | 'log'>;

const minute = 60_000;
const lease = 3 * minute;
const refundsAtOnce = 5;
/** Minutes until the next try; the last one repeats: money owed is never given up. */
const pauses = [1, 5, 30, 120, 720];
/** A refund that the provider has begun takes days; a webhook tells sooner. */
const lookAgain = 360 * minute;

export async function sendRefunds(deps: Needs): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    const leasedUntil = new Date(now.getTime() + lease).toISOString();
    const due = await updateDueRefunds(deps.db, now.toISOString(), leasedUntil, refundsAtOnce);
    if (due.length === 0) return;
    await Promise.all(due.map((refund) => sendRefund(deps, refund)));
  }
}

async function sendRefund(deps: Needs, refund: RefundRow): Promise<void> {
  const { db, clock, log } = deps;
  const facts = { refund: refund.id, payment: refund.provider_payment_id };
  try {
    const answer = await ask(deps, refund);
    if (answer === 'refunded' || answer.status === 'processed') {
      const id = answer === 'refunded' ? refund.provider_refund_id : answer.id;
      await updateRefund(db, refund.id, { status: 'refunded', provider_refund_id: id, try_at: null });
      log.info(facts, 'a payment was given back');
    } else if (answer.status === 'failed') {
      await updateRefund(db, refund.id, { status: 'failed', provider_refund_id: answer.id, try_at: null });
      log.error(facts, 'the provider could not give a payment back: look at it');
    } else {
      const next = new Date(clock.now().getTime() + lookAgain).toISOString();
      await updateRefund(db, refund.id, { status: 'requested', provider_refund_id: answer.id, try_at: next });
    }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const pause = (pauses[refund.tries - 1] ?? pauses.at(-1) ?? lookAgain) * minute;
    await updateRefund(db, refund.id, { try_at: new Date(clock.now().getTime() + pause).toISOString() });
    log.warn({ ...facts, tries: refund.tries, reason: error.reason }, error.message);
  }
}

async function ask({ gateway }: Needs, refund: RefundRow): Promise<ProviderRefund | 'refunded'> {
  const { provider_payment_id: paymentId, provider_refund_id: refundId } = refund;
  const known = refundId === null ? undefined : await gateway.findRefund(paymentId, refundId);
  if (known) return known;
  try {
    return await gateway.refundPayment(paymentId, refund.id);
  } catch (error) {
    // Somebody gave it back by hand.
    const isRefused = error instanceof GatewayError && error.reason === 'refused';
    if (isRefused && (await gateway.findPayment(paymentId))?.status === 'refunded') return 'refunded';
    throw error;
  }
}
