// The shop's own door: asks the provider for every order that is not settled, first soon, then less and less often, for three days.
import { paymentPendingStatus } from '@taana-baana/contract';
import type { OrderRow } from '../../database/tables.ts';
import { GatewayError } from '../../integrations/payment-gateway/payment-gateway.ts';
import { expireOrder, updateCheckAt, updateDueChecks } from '../orders/unpaid-orders.service.ts';
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
  const isOld = deps.clock.now().getTime() >= Date.parse(order.created_at) + longestWait;
  try {
    const { outcome } = await settleOrder(deps, order, 'reconciler');
    // An order that is placed has been looked at once more, for a second payment of it.
    if (outcome === 'placed' || order.status !== paymentPendingStatus)
      return await updateCheckAt(deps.db, order.id, null);
    if (isOld) return await expireOrder(deps, order.id);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.warn({ order: order.id, reason: error.reason }, error.message);
  }
  await updateCheckAt(deps.db, order.id, nextCheck(deps, order).toISOString());
}

/** Half as long again as the order is old, so that three days take about fifteen looks. */
function nextCheck({ clock, config }: SettlementDeps, order: OrderRow): Date {
  const now = clock.now().getTime();
  const created = Date.parse(order.created_at);
  const pause = Math.max(config.reconcileEverySeconds * second, (now - created) / 2);
  const end = created + longestWait;
  return new Date(now < end ? Math.min(now + pause, end) : now + pause);
}
