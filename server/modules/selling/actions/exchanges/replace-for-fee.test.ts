// A replacement that is sent once its fee is paid, with the provider double, and the books of it.
import { describe, expect, it } from 'vitest';
import type { Size } from '@taana-baana/contract';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { type CountedTee, countTee, expectSoundCounts, size } from '../../goods/stock/testing.ts';
import { sendRefunds } from '../../money/methods/razorpay/send-refunds.service.ts';
import { readDocuments } from '../../money/documents/issue/testing.ts';
import { issueDueDocuments } from '../../money/documents/issue/issue-documents.service.ts';
import { noticeRefunds } from '../../money/methods/razorpay/provider-refunds.service.ts';
import { checkPayments } from '../../money/payments/payments-check.service.ts';
import { address, openShopForEach, readPurchaseRows } from '../../money/payments/testing.ts';
import { reconcileDocuments } from '../../money/reconciliation/reconciliation.service.ts';
import { requireOrder } from '../../order/order-records.service.ts';
import { reconcileOrders } from '../checkout/reconciler.service.ts';
import { replaceExchange } from './move-exchange.service.ts';
import { replaceForFee } from './replace-for-fee.service.ts';
import { cancelOrder, moveOrder } from '../orders/change-status.service.ts';
import { refundOrder } from '../orders/refund-order.service.ts';
import { placeManualOrder } from '../manual-orders/place-manual-order.service.ts';
import { recordHandPayment, withdrawOrder } from '../manual-orders/linked-orders.service.ts';

const hour = 3600_000;

describe.each(testEngines)('a replacement for a fee on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let tee: CountedTee;
  let admin: TestAdmin;
  let cookie: string;
  let now = new Date('2026-11-21T10:00:00.000Z');
  let made = 0;
  openShopForEach(engine, { now: () => now }, async (opened) => {
    ({ double, shop, now } = opened);
    tee = await countTee(shop, 9);
    admin = openTestAdmin(shop);
    cookie = await newCookie();
  });

  /** By phone, two of each size; one of each is back, and the counted one is wanted instead. */
  async function received(...sizes: Size[]) {
    made += 1;
    const { product, color } = tee.choice;
    const { number } = await placeManualOrder(
      shop.deps,
      {
        key: `order-for-a-fee-${made}-xx`,
        channel: 'phone',
        lines: (sizes.length > 0 ? sizes : (['XL'] as const)).map((one) => ({
          product,
          color,
          size: one,
          quantity: 2,
        })),
        isShippingWaived: false,
        mobile: '9876543210',
        email: 'asha@example.com',
        address: { ...address, country: 'India', state: 'Tamil Nadu' },
        payment: { method: 'upi' },
      },
      commandLine,
    );
    const order = number ?? '';
    await deliver(order);
    const id = await exchange(order);
    await shop.deps.db.deleteFrom('mails').execute();
    return { id, order };
  }
  /** Of one piece of each line, which is back. */
  async function exchange(order: string, wanted: Size = size): Promise<string> {
    made += 1;
    const { color } = tee.choice;
    const params = { number: order };
    const choices = (await admin.call('getExchangeChoices', { cookie, params })).body.lines;
    const lines = choices.map((line) => ({ line: line.id, quantity: 1, color, size: wanted }));
    const body = { key: `exchange-for-a-fee-${made}`, reason: 'size', comment: '', isSent: true, lines };
    const { id } = (await admin.call('startExchange', { cookie, params, body })).body;
    await admin.call('moveExchange', { cookie, params: { id }, body: { to: 'received' } });
    return id;
  }
  async function deliver(number: string) {
    for (const to of ['Processing', 'Shipped', 'Delivered'] as const)
      await moveOrder(shop.deps, number, to, commandLine);
  }
  const ask = (id: string, key = `fee-of-an-exchange-${made}`, amount: unknown = 80) =>
    admin.call('replaceForFee', { cookie, params: { id }, body: { key, amount } });
  const newCookie = async () => (await admin.addMember('manager')).cookie;
  const page = async (id: string) => (await admin.call('getExchange', { cookie, params: { id } })).body;
  const waiting = async (id: string) => (await page(id)).waiting ?? '';
  const reserved = async () =>
    (await shop.deps.db.selectFrom('product_variants').selectAll().execute()).map(({ stock, reserved: held }) => [
      stock,
      held,
    ]);
  async function pay() {
    const { links } = await double.state();
    await double.payLink(links.at(-1)?.id ?? '');
    now = new Date(now.getTime() + hour);
    await reconcileOrders(shop.deps);
  }
  /** Of the fee, in the provider's dashboard. */
  async function giveBack(amount: number) {
    const { payment } = await shop.deps.db
      .selectFrom('payments')
      .select('provider_payment_id as payment')
      .where('amount_paise', '=', 80_00)
      .executeTakeFirstOrThrow();
    await double.refundByHand({ payment_id: payment ?? '', amount });
    now = new Date(now.getTime() + hour);
    await noticeRefunds(shop.deps);
  }
  async function expectSound(...months: string[]) {
    for (const month of months.length > 0 ? months : ['2026-11']) {
      const { differences, bridge } = await reconcileDocuments(shop.deps.db, month);
      expect([differences, bridge['not explained']]).toEqual([[], 0]);
    }
    const checked = await checkPayments(shop.deps, new Date(0), new Date(now.getTime() + hour));
    expect(checked.differences).toEqual([]);
    await expectSoundCounts(shop);
  }

  it('waits for its payment, keeps its pieces, and tells the customer by mail', async () => {
    const { id } = await received();
    const { status, body } = await ask(id);
    expect(status).toBe(200);
    expect(await page(id)).toMatchObject({
      state: 'received',
      waiting: body.id,
      replacement: null,
      actions: { replace: false, credit: null, reject: false },
    });
    expect(await reserved()).toContainEqual([9, 1]);
    const { mails } = await readPurchaseRows(shop);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['asha@example.com', expect.stringContaining('80')],
    ]);
    for (const name of ['replaceExchange', 'creditExchange'] as const) {
      const answer = await admin.call(name, { cookie, params: { id } });
      expect([answer.status, answer.error.message]).toEqual([409, expect.stringContaining('waits for its fee')]);
    }
    await expectSound();
  });

  it('is packed once it is paid, with the fee on its invoice', async () => {
    const { id } = await received();
    await ask(id);
    await pay();
    const { state, replacement } = await page(id);
    expect(state).toBe('replaced');
    await expectSound();
    await deliver(replacement ?? '');
    const bill = await shop.deps.db
      .selectFrom('tax_documents')
      .innerJoin('orders', 'orders.id', 'tax_documents.order_id')
      .select('total_paise')
      .where('orders.number', '=', replacement)
      .executeTakeFirstOrThrow();
    expect(bill.total_paise).toBe(580_00);
    await expectSound();
  });

  it('has its fee alone on a bill if the order was packed before the shop issued documents', async () => {
    const billsOf = async (number: string) =>
      (await readDocuments(shop.deps.db, (await requireOrder(shop.deps.db, number)).id)).map((one) => [
        one.kind,
        one.sums[0],
        one.cause,
      ]);
    const replacementOf = async (id: string) => (await page(id)).replacement ?? '';
    const { id, order } = await received('S', 'XL');
    for (const table of ['tax_document_lines', 'tax_documents', 'document_counters'] as const)
      await shop.deps.db.deleteFrom(table).execute();
    await ask(id);
    await pay();
    const first = await replacementOf(id);
    await deliver(first);
    const [fee] = await billsOf(first);
    expect(fee?.slice(1)).toEqual([80_00, null]);
    await expectSound();

    // Its goods stay billed elsewhere, whatever becomes of them.
    const free = await exchange(first, 'L');
    await replaceExchange(shop.deps, free, commandLine);
    const second = await replacementOf(free);
    await deliver(second);
    expect(await billsOf(second)).toEqual([]);
    const again = await exchange(second);
    cookie = await newCookie();
    await ask(again);
    await pay();
    const third = await replacementOf(again);
    await moveOrder(shop.deps, third, 'Processing', commandLine);
    expect(await billsOf(third)).toEqual([fee]);
    await expectSound();
    await cancelOrder(shop.deps, third, commandLine);
    await sendRefunds(shop.deps);
    expect(await billsOf(third)).toEqual([fee, ['credit note', 80_00, 'cancelled']]);
    await refundOrder(shop.deps, order, commandLine, { amountRupees: 500 });
    expect([await billsOf(first), await billsOf(order)]).toEqual([[fee], []]);
    await expectSound();
  });

  it('has each piece once, although two lines become the same one', async () => {
    const { id } = await received('S', 'XL');
    await ask(id);
    expect(await reserved()).toContainEqual([9, 2]);
    await pay();
    expect((await page(id)).state).toBe('replaced');
    expect(await reserved()).toContainEqual([7, 0]);
    await expectSound();
  });

  it('may be paid to the shop itself', async () => {
    const { id } = await received();
    await ask(id);
    await recordHandPayment(shop.deps, await waiting(id), { method: 'cash' }, commandLine);
    expect(await page(id)).toMatchObject({ state: 'replaced', replacement: expect.stringMatching(/^TB-/) });
    await expectSound();
  });

  it('is made once, however often it is asked for', async () => {
    const { id } = await received();
    const answers = await Promise.all([ask(id), ask(id), ask(id)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await ask(id, 'another-fee-of-this-one')).status).toBe(409);
    expect((await double.state()).links).toHaveLength(1);
  });

  it('is the same for a call that comes while the first one makes it', async () => {
    const { id } = await received();
    const body = { key: 'the-key-of-two-calls', amount: 80 };
    let first: Promise<unknown> | undefined;
    // It has read that nothing waits, and the first call is done before it reads on.
    const db = shop.deps.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await (first ??= replaceForFee(shop.deps, id, body, commandLine));
        return result;
      },
    });
    const second = await replaceForFee({ ...shop.deps, db }, id, body, commandLine);
    expect(second).toEqual(await first);
  });

  it('ends with its link, or when staff withdraw it: then it can be sent for nothing', async () => {
    const { id } = await received();
    await ask(id);
    await withdrawOrder(shop.deps, await waiting(id), commandLine);
    expect(await page(id)).toMatchObject({ state: 'received', waiting: null, actions: { replace: true } });
    const { replacement_id: none } = await shop.deps.db
      .selectFrom('exchanges')
      .select('replacement_id')
      .executeTakeFirstOrThrow();
    expect(none).toBeNull();
    await ask(id, 'the-second-fee-of-this-one');
    now = new Date(now.getTime() + 30 * hour);
    await reconcileOrders(shop.deps);
    cookie = await newCookie();
    expect(await page(id)).toMatchObject({ state: 'received', waiting: null });
    expect(await reserved()).toContainEqual([9, 0]);
    await admin.call('replaceExchange', { cookie, params: { id } });
    expect((await page(id)).state).toBe('replaced');
    await expectSound();
  });

  it('does not wait for a link that the previous version has ended', async () => {
    const { id } = await received();
    await ask(id);
    await shop.deps.db
      .updateTable('orders')
      .set({ status: 'Expired' })
      .where('id', '=', await waiting(id))
      .execute();
    expect(await page(id)).toMatchObject({ waiting: null, actions: { replace: true } });
    await replaceExchange(shop.deps, id, commandLine);
    expect((await page(id)).state).toBe('replaced');
  });

  it.each(['Ordered', 'Processing'])('gives the fee back when it is cancelled as %s', async (status) => {
    const { id, order } = await received();
    await ask(id);
    await pay();
    const number = (await page(id)).replacement ?? '';
    if (status === 'Processing') await moveOrder(shop.deps, number, 'Processing', commandLine);
    await expect(refundOrder(shop.deps, number, commandLine, { amountRupees: 20 })).rejects.toThrow(order && 'cancel');
    await cancelOrder(shop.deps, number, commandLine);
    await sendRefunds(shop.deps);
    const refunds = await shop.deps.db.selectFrom('refunds').select('amount_paise').execute();
    expect(refunds).toEqual([{ amount_paise: 80_00 }]);
    expect((await page(id)).state).toBe('received');
    await expectSound();
    await replaceExchange(shop.deps, id, commandLine);
    await deliver((await page(id)).replacement ?? '');
    await expectSound();
  });

  it('is withdrawn before the money for the goods goes back', async () => {
    const { id, order } = await received();
    await ask(id);
    const refund = () => refundOrder(shop.deps, order, commandLine, { amountRupees: 1000 });
    await expect(refund()).rejects.toThrow('waits for its fee');
    await withdrawOrder(shop.deps, await waiting(id), commandLine);
    await refund();
    expect((await page(id)).actions).toMatchObject({ replace: false, reject: true });
    await expectSound();
  });

  it('does not disturb a refund of the order, nor another exchange of it', async () => {
    const { id, order } = await received();
    await ask(id);
    await pay();
    await deliver((await page(id)).replacement ?? '');
    const other = await exchange(order);
    await expectSound();
    await replaceExchange(shop.deps, other, commandLine);
    await deliver((await page(other)).replacement ?? '');
    await expectSound();
    await refundOrder(shop.deps, order, commandLine, { amountRupees: 700 });
    await expectSound();
  });

  it('is packed in the month after its payment, and both months add up', async () => {
    now = new Date('2026-11-30T10:00:00.000Z');
    cookie = await newCookie();
    const { id } = await received();
    await ask(id);
    await pay();
    now = new Date('2026-12-01T10:00:00.000Z');
    await expectSound();
    cookie = await newCookie();
    await deliver((await page(id)).replacement ?? '');
    await expectSound('2026-11', '2026-12');
  });

  it('that is given back in the provider’s dashboard is credited once, and leaves goods and their invoice alone', async () => {
    const { id, order } = await received();
    await ask(id);
    await pay();
    const replacement = (await page(id)).replacement ?? '';
    await deliver(replacement);
    const documents = () =>
      shop.deps.db
        .selectFrom('tax_documents')
        .innerJoin('orders', 'orders.id', 'tax_documents.order_id')
        .select(['orders.number as of', 'tax_documents.kind', 'total_paise'])
        .orderBy('tax_documents.id')
        .execute();
    const before = await documents();
    await giveBack(80_00);
    const note = { of: replacement, kind: 'credit note', total_paise: 80_00 };
    expect((await documents()).slice(before.length)).toEqual([note]);
    const { id: paidFor } = await requireOrder(shop.deps.db, order);
    await inTransaction(shop.deps, (trx) => issueDueDocuments(trx, shop.deps, paidFor));
    expect(await documents()).toHaveLength(before.length + 1);
    await expectSound();
    const { lines } = (await admin.call('getExchangeChoices', { cookie, params: { number: replacement } })).body;
    expect(lines).toMatchObject([{ left: 1 }]);
    await refundOrder(shop.deps, order, commandLine, { amountRupees: 700 });
    await expectSound();
  });

  it('that went back in part in the provider’s dashboard gives back the rest when it is cancelled', async () => {
    const { id } = await received();
    await ask(id);
    await pay();
    const number = (await page(id)).replacement ?? '';
    await moveOrder(shop.deps, number, 'Processing', commandLine);
    await giveBack(30_00);
    await cancelOrder(shop.deps, number, commandLine);
    await sendRefunds(shop.deps);
    const refunds = await shop.deps.db.selectFrom('refunds').select('amount_paise').orderBy('id').execute();
    expect(refunds).toEqual([{ amount_paise: 30_00 }, { amount_paise: 50_00 }]);
    await expectSound();
  });

  it('refuses a fee that is none, or pieces that are gone', async () => {
    const { id } = await received();
    for (const amount of [0, -5, 1001, 'much']) expect((await ask(id, undefined, amount)).status).toBe(400);
    await shop.deps.db.updateTable('product_variants').set({ stock: 0 }).execute();
    const { status, error } = await ask(id);
    expect([status, error.message]).toEqual([409, expect.stringContaining('is sold out. Please receive some first')]);
    expect(await waiting(id)).toBe('');
  });
});
