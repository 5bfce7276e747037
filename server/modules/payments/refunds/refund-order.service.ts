// Refunds by the operator: a part of an order's payment, all that is left of it, or the refused
// ones once more.
import type { Database, RefundRow } from '../../../database/tables.ts';
import { type Changed, inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { toPaise, writePaise } from '../../../integrations/payment-gateway/paise.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../../audit-log/audit-log.service.ts';
import {
  type OrderRecord,
  isCancellable,
  lockOrder,
  nameOf,
  requireOrder,
} from '../../orders/order-records.service.ts';
import { syncOwnPayment } from './provider-refunds.service.ts';
import { leftOfOwn, ownPayment, recordRefund } from './refund-records.ts';
import { listRecentRefunds, listRefundsOfOrders, updateRefundRetried } from './refunds.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'shop' | 'changes' | 'gateway' | 'log'>;

/**
 * Refunds `amountRupees` of the order's payment, of any order that was paid. Without an amount:
 * tries the refunds again that the provider refused; when there are none, refunds all that is left
 * of an order that was shipped.
 */
export async function refundOrder(
  deps: Needs,
  reference: string,
  actor: Actor,
  amountRupees?: number,
): Promise<{ done: 'recorded' | 'tried again'; refundPaise: number }> {
  const order = await requireOrder(deps.db, reference);
  await syncOwnPayment(deps, order);
  return inTransaction(deps, async (trx, changed) => {
    const locked = await lockOrder(trx, order.id);
    const retried = amountRupees === undefined ? await retryFailed(trx, changed, deps, locked) : 0;
    const record = (action: string, refundPaise: number) =>
      recordAction(trx, deps.clock, actor, { action, subject: nameOf(locked), after: { refundPaise } });
    if (retried > 0) {
      await record('orders refund again', retried);
      return { done: 'tried again', refundPaise: retried };
    }
    const { paise, isAll } = await requireRefundable(trx, locked, amountRupees);
    const reason = isAll ? 'goods returned' : 'part refund';
    await recordRefund(trx, changed, deps, locked, ownPayment(locked), reason, paise);
    await record('orders refund', paise);
    return { done: 'recorded', refundPaise: paise };
  });
}

/** The amount asked for, else all that is left. */
async function requireRefundable(
  trx: Database,
  order: OrderRecord,
  amountRupees?: number,
): Promise<{ paise: number; isAll: boolean }> {
  const name = nameOf(order);
  if (order.providerPaymentId === null) throw new AppError('conflict', `${name} has no payment to give back.`);
  const left = await leftOfOwn(trx, order);
  const wanted = amountRupees === undefined ? left : toPaise(amountRupees);
  if (left <= 0) throw new AppError('conflict', `The payment of ${name} is given back already.`);
  if (wanted > left) {
    const sums = `${writePaise(left)} of ${name} are left to give back, not ${writePaise(wanted)}`;
    throw new AppError('conflict', `${sums}.`);
  }
  const isAll = wanted === left;
  if (isAll && isCancellable(order)) {
    throw new AppError('conflict', `${name} has not gone out: \`orders cancel\` ends it and gives the money back.`);
  }
  return { paise: wanted, isAll };
}

/**
 * Refused refunds of the order's payments, as far as their money is still there. Resolves to paise.
 */
async function retryFailed(trx: Database, changed: Changed, { clock }: Needs, order: OrderRecord): Promise<number> {
  const own = ownPayment(order);
  let left = await leftOfOwn(trx, order);
  let retried = 0;
  for (const refund of await listRefundsOfOrders(trx, [order.id])) {
    if (refund.status !== 'failed') continue;
    const isOwn = refund.provider_payment_id === own.id;
    const paise = refund.amount_paise ?? own.amountPaise;
    if (isOwn && paise > left) continue;
    if (isOwn) left -= paise;
    await updateRefundRetried(trx, refund.id, clock.now().toISOString());
    changed({ data: 'refunds' });
    retried += paise;
  }
  return retried;
}

/** Newest first. */
export function listRefunds({ db }: Pick<Deps, 'db'>, limit: number): Promise<RefundRow[]> {
  return listRecentRefunds(db, limit);
}

const words: Record<string, string> = { refunded: 'refunded', failed: 'refund failed' };
/** What the operator calls a refund's status. */
export const wordFor = ({ status }: Pick<RefundRow, 'status'>): string => words[status] ?? 'refund pending';
