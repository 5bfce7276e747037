// Completes a history: the last news arrives, banks decide, jobs run until nothing is due, and the
// owner retries refused refunds.
import { noticeDisputes } from '../../server/modules/selling/money/methods/razorpay/disputes.service.ts';
import { readBooks } from '../../server/modules/selling/money/payments/books.repository.ts';
import { noticeRefunds } from '../../server/modules/selling/money/methods/razorpay/provider-refunds.service.ts';
import { refundOrder, retryRefunds } from '../../server/modules/selling/actions/orders/refund-order.service.ts';
import { leftToGive } from '../../server/modules/selling/money/payments/refunds/refund-sums.ts';
import { sendRefunds } from '../../server/modules/selling/money/methods/razorpay/send-refunds.service.ts';
import { reconcileOrders } from '../../server/modules/selling/actions/checkout/reconciler.service.ts';
import { processWebhooks } from '../../server/modules/selling/actions/checkout/webhooks.service.ts';
import { readPurchaseRows } from '../../server/modules/selling/money/payments/testing.ts';
import { requireOrder } from '../../server/modules/selling/order/order-records.service.ts';
import { queueDueOrderMails } from '../../server/modules/selling/actions/checkout/place-order.service.ts';
import type { Rested, World } from './world.ts';

type Resting = Pick<Rested, 'shop' | 'double' | 'db' | 'seen'> & Pick<World, 'webhookUrl' | 'owner' | 'wait' | 'now'>;

const hour = 3600_000;

export async function finishHistory(world: Resting): Promise<void> {
  const { double, webhookUrl, seen } = world;
  for (const id of seen.toldAtLast) {
    await double.webhook({ url: webhookUrl, event: 'payment.captured', payment_id: id, event_id: `${id} at last` });
  }
  await double.refundsBecome('processed');
  await workUntilNothingIsDue(world);
  if (await retryRefusedRefunds(world)) await workUntilNothingIsDue(world);
  await noticeDisputes(world.shop.deps);
}

async function workUntilNothingIsDue(world: Resting): Promise<void> {
  const { shop, double } = world;
  for (let round = 0; round < 60; round += 1) {
    await processWebhooks(shop.deps);
    await reconcileOrders(shop.deps);
    await sendRefunds(shop.deps);
    await noticeRefunds(shop.deps);
    await queueDueOrderMails(shop.deps);
    await double.settleRefunds('processed');
    const { orders, refunds, webhooks } = await readPurchaseRows(shop);
    const due = [
      ...orders.flatMap((row) => [row.check_at, row.order_mail_at]),
      ...refunds.map((row) => row.due_at),
      ...webhooks.map((row) => row.try_at),
    ]
      .filter((time) => time !== null)
      .toSorted();
    if (due[0] === undefined) return;
    // In long steps, past all leases and the expiry of orders.
    world.wait(Math.max(25, (Date.parse(due[0]) - world.now().getTime()) / hour));
  }
  throw new Error('the shop does not come to rest');
}

async function retryRefusedRefunds({ shop, db, owner }: Resting): Promise<boolean> {
  const refused = await db.selectFrom('refunds').select('order_id').where('status', '=', 'failed').execute();
  for (const id of new Set(refused.map((refund) => refund.order_id ?? ''))) {
    await retryRefunds(shop.deps, id, owner);
    const order = await requireOrder(db, id);
    const left = leftToGive(await readBooks(db, order));
    if (order.status === 'Cancelled' && left > 0) await refundOrder(shop.deps, id, owner);
  }
  return refused.length > 0;
}
