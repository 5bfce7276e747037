// The shop's own door: asks the provider about every order, first soon, then less and less often, for three days after its last move: while it is unpaid, and for payments that come on top or too late.
import { paymentPendingStatus } from '@taana-baana/contract';
import type { OrderRow } from '../../database/tables.ts';
import { GatewayError } from '../../integrations/payment-gateway/payment-gateway.ts';
import { expireOrder, findLastMove, updateCheckAt, updateDueChecks } from '../orders/unpaid-orders.service.ts';
import { type SettlementDeps, settleOrder } from './settlement.service.ts';

const second = 1000;
const lease = 120 * second;
const ordersAtOnce = 5;
/** How long a bank may take to answer (razorpay.md, section 5). */
const longestWait = 3 * 24 * 3600 * second;

/** Looks at whatever is due. An order whose process died is due again when its lease ends. */
export async function reconcileOrders(deps: SettlementDeps): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    const leasedUntil = new Date(now.getTime() + lease).toISOString();
    const due = await updateDueChecks(deps.db, now.toISOString(), leasedUntil, ordersAtOnce);
    if (due.length === 0) return;
    await Promise.all(due.map((order) => checkOrder(deps, order)));
  }
}

async function checkOrder(deps: SettlementDeps, order: OrderRow): Promise<void> {
  const now = deps.clock.now().getTime();
  const lastMove = await findLastMove(deps.db, order);
  const isUnpaid = order.status === paymentPendingStatus;
  let next: string | null = nextCheck(deps, lastMove);
  try {
    const { outcome } = await settleOrder(deps, order, 'reconciler');
    // Our clock may have jumped ahead, and what expires too early is given back when it is paid: the provider's counts too.
    const agreed = Math.min(now, deps.gateway.answeredAt()?.getTime() ?? now);
    if (isUnpaid && outcome === 'placed') next = nextCheck(deps, now);
    else if (agreed >= lastMove + longestWait) {
      if (isUnpaid) return await expireOrder(deps, order.id, nextCheck(deps, now));
      next = null;
    }
  } catch (error) {
    const reason = error instanceof GatewayError ? error.reason : undefined;
    deps.log.warn({ order: order.id, reason, ...(!reason && { err: error }) }, 'an order could not be checked');
  }
  await updateCheckAt(deps.db, order, next);
}

/** Half as long again as it has stood where it stands, so that three days take about fifteen looks. */
function nextCheck({ clock, config }: Pick<SettlementDeps, 'clock' | 'config'>, from: number): string {
  const now = clock.now().getTime();
  const pause = Math.max(config.reconcileEverySeconds * second, (now - from) / 2);
  const end = from + longestWait;
  return new Date(now < end ? Math.min(now + pause, end) : now + pause).toISOString();
}
