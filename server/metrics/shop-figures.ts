// Figures of the shop itself, read from the database at each scrape: queues, orders, payments.
import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { countOrders } from '../modules/shop/system/figures.repository.ts';
import { countQueues } from '../modules/shop/system/figures.service.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/**
 * Every process of the shop reports the same figures: take one, or the maximum. Resolves when they
 * are up to date; without a database they are left out.
 */
export function registerShopFigures(registry: Registry, deps: Needs): () => Promise<void> {
  const registers = [registry];
  const byQueue = { labelNames: ['queue'], registers };
  const waiting = new Gauge({ name: 'shop_queue_waiting', help: 'Work that waits.', ...byQueue });
  const failed = new Gauge({ name: 'shop_queue_failed', help: 'Work that was given up.', ...byQueue });
  const oldest = new Gauge({
    name: 'shop_queue_oldest_seconds',
    help: 'Age of the oldest work that waits; 0 if none does.',
    ...byQueue,
  });
  const orders = new Gauge({ name: 'shop_orders_placed', help: 'Orders that were ever placed.', registers });
  const payments = new Gauge({
    name: 'shop_payments_verified',
    help: "Orders that were ever placed by a payment which the provider's signature or answer proves.",
    registers,
  });
  const lastOrder = new Gauge({
    name: 'shop_last_order_timestamp_seconds',
    help: 'When the last order was paid; 0 if none was.',
    registers,
  });
  const isUp = new Gauge({
    name: 'shop_database_up',
    help: '1 if the database answered the questions for these figures, otherwise 0.',
    registers,
  });

  return async () => {
    for (const gauge of [waiting, failed, oldest]) gauge.reset();
    for (const gauge of [orders, payments, lastOrder]) gauge.remove();
    isUp.set(
      await collect().then(
        () => 1,
        () => 0,
      ),
    );
  };

  async function collect(): Promise<void> {
    const { mails, webhooks, refunds, paymentChecks } = await countQueues(deps);
    const due = { waiting: paymentChecks.due, oldestWaitingAt: paymentChecks.oldestDueAt, failed: 0 };
    const now = deps.clock.now().getTime();
    for (const [queue, figures] of Object.entries({ mails, webhooks, refunds, 'payment checks': due })) {
      waiting.set({ queue }, figures.waiting);
      failed.set({ queue }, figures.failed);
      const since = figures.oldestWaitingAt;
      oldest.set({ queue }, since === null ? 0 : Math.max(0, (now - Date.parse(since)) / 1000));
    }
    const figures = await countOrders(deps.db);
    orders.set(figures.placed);
    payments.set(figures.verified);
    lastOrder.set(figures.lastPlacedAt === null ? 0 : Date.parse(figures.lastPlacedAt) / 1000);
  }
}
