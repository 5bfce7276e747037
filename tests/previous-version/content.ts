// A shop in which every kind of money has moved, made through the doors of a running server: the
// previous version has other modules than this one, and the same doors.
import { randomUUID } from 'node:crypto';
import { mailTo } from '../../e2e/fixtures/mails.ts';
import type { ProviderDouble } from '../../server/integrations/payment-gateway/testing/start-provider-double.ts';
import { home } from '../histories/world.ts';
import { type Doors, customerOf, ownerOf } from './people.ts';

interface Where extends Doors {
  readonly double: ProviderDouble;
  /** Where its mails are. */
  readonly dataDir: string;
  readonly tee: { readonly id: string; readonly colorIds: readonly string[] };
}

/** Resolves to the customers. */
export async function fillWithMoney({ double, dataDir, tee, ...doors }: Where) {
  const owner = ownerOf(doors);
  const [red = '', blue = ''] = tee.colorIds;
  const asha = await customerOf(doors, double, tee.id);
  const usha = await customerOf(doors, double, tee.id);
  const one = [{ color: red, quantity: 1 }];
  const key = () => ({ key: randomUUID() });
  const pack = (number: string) => owner('POST', `orders/${number}/move`, { to: 'Processing' });
  const refund = (number: string, body: object) =>
    owner('POST', `orders/${number}/refunds`, { ...key(), reason: 'goodwill', ...body });
  const tell = (event: string, payment_id: string, more = {}) =>
    double.webhook({ url: `${doors.url}/api/payment/webhook`, event, payment_id, event_id: randomUUID(), ...more });

  async function deliver(number: string): Promise<void> {
    for (const to of ['Processing', 'Shipped', 'Delivered']) await owner('POST', `orders/${number}/move`, { to });
  }
  async function take(body: object = {}): Promise<{ id: string; number: string }> {
    const lines = [{ product: tee.id, color: blue, size: 'M', quantity: 2 }];
    const who = { channel: 'phone', mobile: '9876543210', email: 'meena@example.com', address: home };
    const wanted = { ...key(), ...who, lines, isShippingWaived: false, total: 1100, ...body };
    return (await owner('POST', 'manual-orders', wanted)) as { id: string; number: string };
  }
  async function exchange(number: string): Promise<string> {
    const { orders } = (await asha.ask('GET', 'user/getmyorders')) as {
      orders: { number: string; orderItems: { _id: string }[] }[];
    };
    const line = orders.find((order) => order.number === number)?.orderItems[0]?._id;
    const lines = [{ line, quantity: 1, color: blue, size: 'M' }];
    await asha.ask('POST', `user/order/${number}/exchange`, { lines, reason: 'defect', comment: '' });
    const { exchanges } = (await owner('GET', 'exchanges')) as { exchanges: { id: string; orderNumber: string }[] };
    return exchanges.find((row) => row.orderNumber === number)?.id ?? '';
  }
  async function sellCard(amount: number): Promise<string> {
    const recipientEmail = `${randomUUID()}@example.com`;
    await owner('POST', 'gift-cards', { ...key(), amount, paidBy: 'cash', recipientEmail });
    const mail = await mailTo(dataDir, recipientEmail);
    return /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec(mail)?.[0] ?? '';
  }

  // At the provider: refunds of rupees and of pieces, one that it refuses, one made at its dashboard.
  const several = await asha.buy([
    { color: red, quantity: 2 },
    { color: blue, quantity: 1 },
  ]);
  await deliver(several.number);
  await refund(several.number, { amount: 50 });
  const page = (await owner('GET', `orders/${several.number}`)) as { lines: { id: string }[] };
  await refund(several.number, { lines: [{ line: page.lines[0]?.id, quantity: 1 }], reason: 'defective' });
  await double.refundByHand({ payment_id: several.paymentId, amount: 7500 });
  await tell('refund.processed', several.paymentId);
  const refused = await asha.buy(one);
  await double.refundsBecome('refused');
  await refund(refused.number, { amount: 40 });

  // Exchanges: asked for, credited, replaced, rejected.
  const exchanged: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { number } = await asha.buy(one);
    await deliver(number);
    exchanged.push(await exchange(number));
  }
  const [, credited = '', replaced = '', rejected = ''] = exchanged;
  for (const id of [credited, replaced]) await owner('POST', `exchanges/${id}/move`, { to: 'received' });
  await owner('POST', `exchanges/${credited}/credit`);
  await owner('POST', `exchanges/${replaced}/replace`);
  await owner('POST', `exchanges/${rejected}/reject`, { reason: 'It is worn' });
  await double.refundsBecome('processed');

  // Credit: a gift card, goodwill, a part of an order, all of one, and both given back.
  await sellCard(300);
  await usha.ask('POST', 'user/gift-card', { code: await sellCard(700) });
  await owner('POST', `orders/${several.number}/credit`, { ...key(), amount: 120, reason: 'It came late' });
  const inPart = await asha.buy([{ color: blue, quantity: 2 }], true);
  await deliver(inPart.number);
  await refund(inPart.number, {});
  await usha.checkOut(one, true);
  const parted = await usha.buy([{ color: red, quantity: 1 }], true);
  await pack(parted.number);
  await owner('POST', `orders/${parted.number}/cancel`, { goods: 'restock' });

  // By hand: at once, instead of a link, by a link, waiting, withdrawn; given back and to be given back.
  const cash = await take({ payment: { method: 'cash', reference: 'till 2' } });
  await deliver(cash.number);
  const { refunds } = (await refund(cash.number, { amount: 90 })) as { refunds: { id: string }[] };
  await owner('POST', `orders/${cash.number}/refunds/${refunds[0]?.id}/given-back`);
  await refund(cash.number, { amount: 60 });
  const waiting = await take();
  await owner('POST', `manual-orders/${waiting.id}/paid`, { method: 'upi', reference: '412345678901' });
  const linked = (await owner('GET', `manual-orders/${(await take()).id}`)) as { link: { url: string } };
  const { links } = await double.state();
  const paid = await double.payLink(links.find((link) => link.short_url === linked.link.url)?.id ?? '');
  await tell('payment.captured', paid.id);
  await take();
  await owner('POST', `manual-orders/${(await take()).id}/withdraw`);

  // A dispute, a payment too many, one of another amount, an open checkout.
  const disputed = await usha.buy(one);
  const { id: dispute_id } = await double.dispute({ payment_id: disputed.paymentId, status: 'open' });
  await tell('payment.dispute.created', disputed.paymentId, { dispute_id });
  const again = await double.pay({ order_id: disputed.orderId, status: 'captured' });
  await tell('payment.captured', again.id);
  const { order: short } = await usha.checkOut(one);
  const less = await double.pay({ order_id: short?.id ?? '', status: 'captured', amount: 50_000 });
  await tell('payment.captured', less.id);
  await asha.checkOut(one);
  return [asha, usha];
}
