// The one function through which every proof of a payment goes: callback, webhook and reconciler alike. Any number of times, in parallel, with the same result.
import type { OrderRow } from '../../database/tables.ts';
import { isUniqueViolation } from '../../database/violations.ts';
import type { Deps } from '../../deps.ts';
import type { ProviderPayment } from '../../integrations/payment-gateway/payment-gateway.ts';
import { writePaise } from '../../integrations/payment-gateway/paise.ts';
import { queueMail } from '../mail/mail.service.ts';
import { type Cause, holdOrder, placeOrder } from '../orders/placing.service.ts';
import { findOrder } from '../orders/unpaid-orders.service.ts';
import { type RefundReason, judgePayment } from './judge-payment.ts';
import { followPayment, madeAtProvider } from './provider-refunds.service.ts';
import { wrongAmountMail } from './refund-mail.ts';
import { leftOf, recordRefund } from './refund-records.ts';
import { listRefundsByPayments } from './refunds.repository.ts';

export type SettlementDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'shop' | 'gateway' | 'log' | 'changes'>;

/** `unfit`: this payment cannot make this order. `given back`: its money has gone back, or is on its way. */
export type Settlement =
  | { readonly outcome: 'placed'; readonly order: OrderRow }
  | { readonly outcome: 'pending' | 'failed' | 'unfit' | 'given back' };

/** Rounds of looking again after somebody else moved the order, or took its number. */
const maxRounds = 8;

/** Throws a GatewayError when the provider cannot capture, or list the payment's refunds, now. */
export async function settlePayment(
  deps: SettlementDeps,
  order: OrderRow,
  payment: ProviderPayment,
  cause: Cause,
): Promise<Settlement> {
  await followPayment(deps, order, payment);
  for (let round = 0; round < maxRounds; round += 1) {
    const judgement = judgePayment(order, payment);
    switch (judgement.verdict) {
      case 'placed':
        return { outcome: 'placed', order };
      case 'wait':
        return { outcome: 'pending' };
      case 'failed':
        return { outcome: 'failed' };
      case 'unfit':
        return { outcome: 'unfit' };
      case 'given back':
        return { outcome: 'given back' };
      case 'capture': {
        const captured = await deps.gateway.capturePayment(payment.id, order.total);
        if (captured.status === 'authorized') return { outcome: 'pending' };
        payment = captured;
        break;
      }
      case 'place': {
        const placed = await place(deps, order, payment, cause);
        if (placed === 'given back') return { outcome: placed };
        if (placed) return { outcome: 'placed', order: placed };
        break;
      }
      case 'refund':
        if (await giveBack(deps, order, payment, judgement.reason)) return { outcome: 'given back' };
        break;
    }
    order = (await findOrder(deps.db, order.id)) ?? order;
  }
  throw new Error('a payment could not be settled: its order kept changing');
}

/** Asks the provider for every payment of the order. A captured one comes before one that is only authorised. */
export async function settleOrder(deps: SettlementDeps, order: OrderRow, cause: Cause): Promise<Settlement> {
  const payments = await deps.gateway.listOrderPayments(order.provider_order_id ?? '');
  let result: Settlement = { outcome: 'pending' };
  for (const payment of payments.toSorted((a, b) => rank(a) - rank(b))) {
    const settlement = await settlePayment(deps, order, payment, cause);
    if (settlement.outcome !== 'placed') continue;
    order = settlement.order;
    result = settlement;
  }
  return result;
}

const rank = ({ status }: ProviderPayment): number => (status === 'captured' ? 0 : 1);

/** Undefined when the order has to be looked at again. */
async function place(
  deps: SettlementDeps,
  order: OrderRow,
  payment: ProviderPayment,
  cause: Cause,
): Promise<OrderRow | 'given back' | undefined> {
  try {
    const placed = await deps.db.transaction().execute(async (trx) => {
      const row = await placeOrder(trx, deps, order, payment, cause);
      // Only now is the order held, so that no refund of this payment can begin any more.
      const refunds = await listRefundsByPayments(trx, [payment.id]);
      if (row && (refunds.some(isOurs) || leftOf(payment, refunds) <= 0)) throw new GivenBack();
      return row;
    });
    if (placed) deps.changes.publish({ data: 'mails' });
    return placed;
  } catch (error) {
    if (error instanceof GivenBack) return 'given back';
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/** Ends the transaction that would have placed an order with money that is on its way back. */
class GivenBack extends Error {}

/** Not one that somebody made in the provider's dashboard. */
const isOurs = ({ reason }: { reason: string }): boolean => reason !== madeAtProvider;

/** Records that all that is left of the payment goes back; a job does it. False when the order has changed since it was judged. */
async function giveBack(
  deps: SettlementDeps,
  order: OrderRow,
  payment: ProviderPayment,
  reason: RefundReason,
): Promise<boolean> {
  const recorded = await deps.db.transaction().execute(async (trx) => {
    if (!(await holdOrder(trx, order))) return 'changed';
    // One that failed is the owner's to try again.
    if ((await listRefundsByPayments(trx, [payment.id])).some(isOurs)) return 'known';
    if (!(await recordRefund(trx, deps, order, payment, reason))) return 'known';
    if (reason === 'wrong amount') {
      const sum = writePaise(payment.amountPaise, payment.currency);
      const mail = wrongAmountMail(deps, order, { id: payment.id, sum });
      await queueMail(trx, deps.clock, { recipient: deps.shop.contact.email, ...mail });
    }
    return 'recorded';
  });
  if (recorded === 'recorded') {
    deps.log.warn({ order: order.id, payment: payment.id, reason }, 'a payment cannot make an order and is given back');
    deps.changes.publish({ data: 'refunds' });
    deps.changes.publish({ data: 'mails' });
  }
  return recorded !== 'changed';
}
