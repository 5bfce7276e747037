// Gives money back: asks the provider until it has done it, or has refused. The refund's own id is the key under which the provider does it once.
import type { RefundRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { GatewayError, type ProviderRefund } from '../../integrations/payment-gateway/payment-gateway.ts';
import { madeAtProvider } from './provider-refunds.service.ts';
import { failRefund, recordAnswer } from './refund-records.ts';
import { findRefundOfProvider, updateDueRefunds, updateRefund } from './refunds.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'shop' | 'gateway' | 'log' | 'changes'>;

const minute = 60_000;
const lease = 3 * minute;
const refundsAtOnce = 5;
/** Minutes until the next try after a fault; the last one repeats: money owed is never given up. */
const pauses = [1, 5, 30, 120, 720];
const longestPause = 720;

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
  try {
    await recordAnswer(deps, refund, await ask(deps, refund));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.reason === 'refused') return failRefund(deps, refund, error.message);
    const pause = (pauses[refund.tries - 1] ?? longestPause) * minute;
    await updateRefund(deps.db, refund.id, { due_at: new Date(deps.clock.now().getTime() + pause).toISOString() });
    const facts = { refund: refund.id, payment: refund.provider_payment_id, tries: refund.tries };
    deps.log.warn({ ...facts, reason: error.reason }, error.message);
  }
}

async function ask(deps: Needs, refund: RefundRow): Promise<ProviderRefund> {
  const { provider_payment_id: paymentId, provider_refund_id: refundId } = refund;
  if (refundId !== null) {
    const known = await deps.gateway.findRefund(paymentId, refundId);
    if (known) return known;
    throw new GatewayError('failed', 'the payment provider does not know a refund that it had named');
  }
  try {
    return await deps.gateway.refundPayment(paymentId, { key: refund.id, amountPaise: refund.amount_paise });
  } catch (error) {
    const byHand = error instanceof GatewayError && error.reason === 'refused' && (await findMadeByHand(deps, refund));
    if (byHand) return byHand;
    throw error;
  }
}

/** The same amount of the same payment, given back in the provider's dashboard in place of ours. */
async function findMadeByHand({ db, gateway }: Needs, refund: RefundRow): Promise<ProviderRefund | undefined> {
  for (const made of await gateway.listPaymentRefunds(refund.provider_payment_id)) {
    if (made.status === 'failed' || (refund.amount_paise !== null && made.amountPaise !== refund.amount_paise))
      continue;
    const ours = await findRefundOfProvider(db, made);
    if (!ours || ours.id === refund.id || ours.reason === madeAtProvider) return made;
  }
  return undefined;
}
