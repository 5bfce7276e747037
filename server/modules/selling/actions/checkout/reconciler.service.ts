// Asks the provider about every order: soon after the checkout, then with growing pauses until
// three days after its last change of status. Finds unreported payments, second payments and late
// ones.
import type { PaymentDeps } from '../../../../deps.ts';
import { paymentPendingStatus } from '@taana-baana/contract';
import type { Outcome } from '../../../../database/job-queue.ts';
import { GatewayError } from '../../../../integrations/payment-gateway/payment-gateway.ts';
import { checkDueOrders, findStatusTime } from '../../order/order-checks.service.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { linkLength } from '../manual-orders/payment-link.service.ts';
import { findLinkOfOrder } from '../manual-orders/payment-links.repository.ts';
import { updateCheckAt } from '../../order/orders.repository.ts';
import { expireOrder } from './unpaid-orders.service.ts';
import { isReservationDue, releaseWhenDue } from '../../goods/stock/reservations.service.ts';
import { giveBackWhenDue, isUseDue } from '../../money/offers/uses.service.ts';
import { settleOrder } from './settlement.service.ts';

const second = 1000;
/** How long a bank may take to answer (docs/payments.md). */
const maxWaitMs = 3 * 24 * 3600 * second;

/** A job. */
export function reconcileOrders(deps: PaymentDeps): Promise<void> {
  return checkDueOrders(deps, (order) => checkOrder(deps, order));
}

async function checkOrder(deps: PaymentDeps, order: OrderRecord): Promise<Outcome> {
  const now = deps.clock.now().getTime();
  const isUnpaid = order.status === paymentPendingStatus;
  const isCash = order.method === 'cash-on-delivery';
  const link = isUnpaid || isCash ? await findLinkOfOrder(deps.db, order.id) : undefined;
  // The customer may ask for a link to pay online days after the order's last step.
  const linkTime = isCash && link ? Date.parse(link.expires_at) - linkLength : 0;
  const statusTime = Math.max(await findStatusTime(deps.db, order), linkTime);
  // A link that has ended accepts no payment.
  const unpaidUntil = link ? Date.parse(link.expires_at) : statusTime + maxWaitMs;
  let next: string | null = nextCheck(deps, statusTime, unpaidUntil);
  let isAttempted = true;
  let isAsked = false;
  try {
    const { outcome } = await settleOrder(deps, order, 'reconciler');
    isAsked = true;
    // Expiring an order too early would refund its payment. Our clock may be fast, so the
    // provider's counts too.
    const agreed = Math.min(now, deps.gateway.answeredAt()?.getTime() ?? now);
    if (isUnpaid && outcome === 'placed') next = nextCheck(deps, now);
    else if (agreed >= (isUnpaid ? unpaidUntil : statusTime + maxWaitMs)) {
      if (isUnpaid) {
        return async (trx) => {
          const changes = { check_at: nextCheck(deps, now) };
          await expireOrder(trx, { orderId: order.id, source: 'reconciler', at: deps.clock.now(), changes });
        };
      }
      next = null;
    }
    const isDue =
      isUnpaid &&
      ((await isReservationDue(deps.db, deps.clock, order.id)) || (await isUseDue(deps.db, deps.clock, order)));
    if (isDue) {
      isAttempted = (await deps.gateway.findOrder(order.providerOrderId ?? ''))?.status === 'attempted';
    }
  } catch (error) {
    const reason = error instanceof GatewayError ? error.reason : undefined;
    deps.log.warn({ order: order.id, reason, ...(!reason && { err: error }) }, 'an order could not be checked');
  }
  return async (trx) => {
    const reservedUntil = isUnpaid ? await releaseWhenDue(trx, deps.clock, order, isAttempted) : null;
    // A link that has ended promises nothing more.
    const isPromiseOver = isCash && isAsked;
    const usedUntil =
      isUnpaid || isPromiseOver ? await giveBackWhenDue(trx, deps.clock, order, isUnpaid && isAttempted) : null;
    await updateCheckAt(trx, order.id, earlier(earlier(next, reservedUntil), usedUntil));
  };
}

const earlier = (a: string | null, b: string | null): string | null => (a === null || (b !== null && b < a) ? b : a);

/** Waits half the time since the last change of status: about 15 checks in three days. */
function nextCheck(
  { clock, config }: Pick<PaymentDeps, 'clock' | 'config'>,
  from: number,
  end = from + maxWaitMs,
): string {
  const now = clock.now().getTime();
  const pause = Math.max(config.reconcileEverySeconds * second, (now - from) / 2);
  return new Date(now < end ? Math.min(now + pause, end) : now + pause).toISOString();
}
