// Events at the bank, and in the provider's dashboard.
import fc from 'fast-check';
import { outside, step, which } from './step.ts';
import type { World } from './world.ts';

/** Three payments for one order; the last has a wrong amount. */
export const paymentNames = ['first', 'second', 'wrong'] as const;
export type PaymentName = (typeof paymentNames)[number];
export const payment = fc.constantFrom(...paymentNames);

/** A payment only moves forward in this list. */
const statuses = ['failed', 'authorized', 'captured'] as const;
const hour = 3600_000;

export const bankSteps = {
  'bank decides': outside(
    { order: which, payment, status: fc.constantFrom(...statuses, 'captured' as const) },
    async (world, { order, payment: name, status }) => {
      const found = await world.order(order);
      if (found?.provider_order_id) await decide(world, found.provider_order_id, name, status);
    },
  ),
  'link is paid': outside({ order: which }, async ({ db, double, order, seen, now }, chosen) => {
    const linked = await db.selectFrom('payment_links').select('order_id').execute();
    const found = await order(chosen.order, ({ id }) => linked.some((link) => link.order_id === id));
    if (!found) return;
    const link = await db.selectFrom('payment_links').selectAll().where('order_id', '=', found.id).executeTakeFirst();
    // The provider takes nothing by a link that has ended; orders that staff take are tried with more.
    if (found.channel === null && link && link.expires_at <= now().toISOString()) return;
    const { links } = await double.state();
    if (!link || links.find(({ id }) => id === link.id)?.status !== 'created') return;
    const { id } = await double.payLink(link.id);
    seen.payments.set(`${found.id} link`, { id, rank: statuses.length });
    seen.toldAtLast.push(id);
  }),
  'dashboard gives back': outside(
    // Rupees; 0 means the whole rest.
    { order: which, payment, rupees: fc.constantFrom(0, 100, 350, 42) },
    async (world, { order, payment: name, rupees }) =>
      world.double.refundByHand({
        payment_id: await paymentOf(world, order, name),
        ...(rupees > 0 && { amount: rupees * 100 }),
      }),
  ),
  /** The outcome of future refunds by the shop, and of those in progress. */
  'refunds become': outside(
    { status: fc.constantFrom('processed' as const, 'pending' as const, 'refused' as const) },
    ({ double }, { status }) => double.refundsBecome(status),
  ),
  'refunds settle': outside(
    { status: fc.constantFrom('processed' as const, 'failed' as const) },
    ({ double }, { status }) => double.settleRefunds(status),
  ),
  'customer disputes': outside(
    { order: which, payment, status: fc.constantFrom('open', 'under_review', 'won', 'lost') },
    async (world, { order, payment: name, status }) => {
      const id = await paymentOf(world, order, name);
      return world.double.dispute({ id: `disp_${id}`, payment_id: id, status });
    },
  ),
  'webhook comes': step(
    {
      order: which,
      payment,
      event: fc.constantFrom(
        'payment.authorized',
        'payment.captured',
        'payment.captured',
        'payment.failed',
        'order.paid',
        'refund.created',
        'refund.processed',
        'refund.failed',
        'payment.dispute.created',
      ),
    },
    async (world, { order, payment: name, event }) => {
      const id = await paymentOf(world, order, name);
      const [url, event_id] = [world.webhookUrl, `${id} ${event}`];
      return world.double.webhook({ url, event, payment_id: id, dispute_id: `disp_${id}`, event_id });
    },
  ),
};

export async function decide(
  world: World,
  providerOrderId: string,
  name: PaymentName,
  status: (typeof statuses)[number],
): Promise<string> {
  const { db, double, seen } = world;
  const rank = statuses.indexOf(status);
  const key = `${providerOrderId} ${name}`;
  const known = seen.payments.get(key);
  if (!known) {
    const paise = name === 'wrong' ? { amount: 4200 } : {};
    const { id } = await double.pay({ order_id: providerOrderId, status, ...paise });
    seen.payments.set(key, { id, rank });
  } else {
    // A bank does not undo a capture or a refund.
    const current = (await double.state()).payments.find(({ id }) => id === known.id)?.status ?? '';
    if (rank <= statuses.indexOf(current as 'failed') || current === 'refunded') return known.id;
    await double.pay({ id: known.id, order_id: providerOrderId, status });
    known.rank = rank;
  }
  const { id } = seen.payments.get(key) as { id: string };
  // After three days the shop stops asking: the last news comes by webhook.
  const moves = await db
    .selectFrom('orders')
    .innerJoin('order_events', 'order_events.order_id', 'orders.id')
    .select(['check_at', 'order_events.created_at as at'])
    .where('provider_order_id', '=', providerOrderId)
    .where('what', 'is', null)
    .execute();
  const lastMove = Math.max(...moves.map(({ at }) => Date.parse(at)));
  if (moves[0]?.check_at === null && world.now().getTime() >= lastMove + 72 * hour) seen.toldAtLast.push(id);
  return id;
}

/** Throws an error if nobody has started this payment. */
export async function paymentOf(world: World, order: number, name: PaymentName): Promise<string> {
  const { provider_order_id: id, id: orderId } = (await world.order(order)) ?? {};
  const made = world.seen.payments.get(`${id} ${name}`) ?? world.seen.payments.get(`${orderId} link`);
  if (!made) throw new Error('there is no such payment');
  return made.id;
}
