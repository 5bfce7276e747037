// What a shopper saves who pays online after all: the fee for cash, and the offers for paying online. The payment link
// promises it; the payment keeps the promise.
import { beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { endOffer } from '../../money/offers/publish-offer.service.ts';
import { readDocuments } from '../../money/documents/issue/testing.ts';
import { expectSoundUses, insertOffer, readUses } from '../../money/offers/shopper/testing.ts';
import { insertStaff } from '../../../people/staff/staff.repository.ts';
import { checkPayments } from '../../money/payments/payments-check.service.ts';
import { amount, openCart, readPurchaseRows } from '../../money/payments/testing.ts';
import { giveCredit } from '../../money/store-credit/testing.ts';
import { listLines } from '../../order/order-goods.repository.ts';
import { requireOrder } from '../../order/order-records.service.ts';
import { reconcileOrders } from '../checkout/reconciler.service.ts';
import { settleOrder } from '../checkout/settlement.service.ts';
import { cancelOrder, moveOrder } from '../orders/change-status.service.ts';
import { undoMove } from '../orders/undo-move.service.ts';
import { changePiece } from '../orders/change-lines.service.ts';
import { findLinkOfOrder } from '../manual-orders/payment-links.repository.ts';
import { confirmByStaff } from './confirm-order.service.ts';
import { bringTo, openCashShop, placeForCash, readPayments, readTokenOf, takeCash } from './testing.ts';

const fee = 40;
const inCash = amount + fee;
const online = 1000;
const day = 24 * 3600_000;
/** Rs. 100 off. */
const forOnline = { title: 'Paid online', isPaidOnlineOnly: true } as const;

const packer = { channel: 'admin', staffId: 'packer', requestId: 'request' } as const;

describe.each(testEngines)('paying an order online after all on %s', (engine) => {
  const cash = openCashShop(engine);
  beforeEach(() => takeCash(cash.shop, { fee }));

  const place = async (body: object = {}) => {
    const { token, line } = await openCart(cash.shop);
    const number = await placeForCash(cash.shop, token, { amount: inCash, codes: [], ...body });
    return { token, line, number };
  };
  const ask = (token: string, number: string) => cash.shop.call('payCashOrder', { token, params: { number } });
  /** Its payment, which reaches the shop when it is settled. */
  const linkOf = async (token: string, number: string) => {
    expect((await ask(token, number)).status).toBe(200);
    const { id } = await requireOrder(cash.shop.deps.db, number);
    const link = await findLinkOfOrder(cash.shop.deps.db, id);
    return {
      id,
      pay: async () => {
        await cash.double.payLink(link?.id ?? '');
        await settleOrder(cash.shop.deps, { id }, 'reconciler');
        await settleOrder(cash.shop.deps, { id }, 'reconciler');
      },
    };
  };
  const own = async (token: string) => (await cash.shop.call('listOrders', { token })).body.orders[0];
  const expectPaid = async (token: string, rupees: number) => {
    expect(await own(token)).toMatchObject({ totalPriceAfterDiscount: rupees });
    expect((await own(token))?.cod).toBeUndefined();
    expect(await readPayments(cash.shop)).toMatchObject([
      { method: 'razorpay', state: 'captured', amount_paise: rupees * 100 },
    ]);
    expect((await readPurchaseRows(cash.shop)).refunds).toEqual([]);
    await expectSoundUses(cash.shop);
    const from = new Date(cash.now.getTime() - 3 * day);
    expect((await checkPayments(cash.shop.deps, from, new Date(Date.now() + day))).differences).toEqual([]);
  };

  it('saves what a code for paying online takes off, which the checkout has sent, and takes its use when it is paid', async () => {
    await insertOffer(cash.shop, { ...forOnline, limits: { uses: 1 } }, ['UPI100']);
    const { token, number } = await place({ codes: ['UPI100', 'NONE'] });
    expect(await own(token)).toMatchObject({ totalPriceAfterDiscount: inCash, cod: { saving: inCash - online } });
    const { pay } = await linkOf(token, number);
    expect((await readUses(cash.shop)).uses.map(({ code, state }) => [code, state])).toEqual([['UPI100', 'reserved']]);
    await pay();
    await expectPaid(token, online);
    expect((await readUses(cash.shop)).uses.map(({ code, state }) => [code, state])).toEqual([['UPI100', 'taken']]);
  });

  it('saves the fee and the offer, as My Orders, the link and the mail say before', async () => {
    await insertOffer(cash.shop, forOnline);
    const { token, number } = await place();
    expect((await own(token))?.cod).toMatchObject({ due: inCash, fee, saving: inCash - online });
    const link = await readTokenOf(cash.shop, number);
    const { body } = await cash.shop.call('getCashOrder', { params: { token: link } });
    expect(body).toMatchObject({ due: inCash, saving: inCash - online });
    expect((await readPurchaseRows(cash.shop)).mails.at(-1)?.text_body).toContain('and save Rs. 140.');
    await (await linkOf(token, number)).pay();
    await expectPaid(token, online);
    expect(await own(token)).toMatchObject({ shippingPrice: 100, offers: [{ label: forOnline.title, amount: 100 }] });
    const { mails } = await readPurchaseRows(cash.shop);
    expect(mails.at(-1)?.text_body).toContain('We have received Rs. 1,000');
    await bringTo(cash.shop, number, 'Delivered');
  });

  it('saves nothing, and asks for the same sum, without a fee and such an offer', async () => {
    await takeCash(cash.shop, { fee: 0 });
    await insertOffer(cash.shop, { title: 'For all', gift: { kind: 'rupees', rupees: 50 } });
    const { token, number } = await place({ amount: amount - 50 });
    expect(Object.keys((await own(token))?.cod ?? {})).toEqual(['due', 'state', 'confirmBy']);
    await (await linkOf(token, number)).pay();
    await expectPaid(token, amount - 50);
  });

  it('keeps what the link promised when the offer has ended', async () => {
    const id = await insertOffer(cash.shop, forOnline);
    const { token, number } = await place();
    const link = await linkOf(token, number);
    await endOffer(cash.shop.deps, id, commandLine);
    expect((await own(token))?.cod).toMatchObject({ saving: inCash - online });
    await link.pay();
    await expectPaid(token, online);
  });

  it('keeps it when pieces have got another size, and shares it over them', async () => {
    await insertOffer(cash.shop, forOnline);
    const { token, number } = await place();
    const { id } = await requireOrder(cash.shop.deps.db, number);
    const lines = () => listLines(cash.shop.deps.db, [id]);
    const change = async (size: string, of: number) => {
      const line = (await lines()).at(-1);
      const piece = { line: line?.id ?? '', color: line?.color_id ?? '', size, quantity: 1, of };
      await changePiece(cash.shop.deps, number, piece, commandLine);
    };
    await change('L', 2);
    const link = await linkOf(token, number);
    await change('XL', 1);
    await link.pay();
    expect((await lines()).map(({ size, discount_paise: off }) => [size, off])).toEqual([
      [expect.any(String), 5000],
      ['XL', 5000],
    ]);
    await expectPaid(token, online);
  });

  it('packed, and that undone, has an invoice of the lower price', async () => {
    await insertOffer(cash.shop, forOnline);
    const { token, number } = await place();
    const link = await linkOf(token, number);
    await insertStaff(cash.shop.deps.db, {
      id: packer.staffId,
      email: 'packer@example.com',
      name: 'Meena',
      role: 'packer',
      created_at: cash.now.toISOString(),
      last_step: 0,
    });
    await confirmByStaff(cash.shop.deps, number, packer);
    await moveOrder(cash.shop.deps, number, 'Processing', packer);
    await undoMove(cash.shop.deps, number, packer);
    await link.pay();
    const documents = await readDocuments(cash.shop.deps.db, link.id);
    expect(documents.map(({ kind, sums }) => [kind, sums[0]])).toEqual([
      ['bill', inCash * 100],
      ['credit note', inCash * 100],
      ['bill', online * 100],
    ]);
    expect(documents.at(-1)?.hasCashFee).toBeUndefined();
    await expectPaid(token, online);
  });

  it('holds the last use for the link, and gives it back when the link ends', async () => {
    await insertOffer(cash.shop, { ...forOnline, limits: { uses: 1 } });
    const { token, number, line } = await place();
    await linkOf(token, number);
    const other = await openCart(cash.shop);
    const priced = async () =>
      (await cash.shop.call('previewOffers', { token: other.token, body: { codes: [] } })).body.total;
    expect(await priced()).toBe(amount);
    // Neither does a checkout of the same customer take it over.
    await cash.shop.call('addToCart', { token, body: line });
    expect((await cash.shop.call('checkout', { token, body: { amount: online, codes: [] } })).status).toBe(409);
    expect((await cash.shop.call('checkout', { token, body: { amount, codes: [] } })).status).toBe(200);
    expect(await readUses(cash.shop)).toMatchObject({ states: ['reserved'], offers: [{ uses: 1, spent: 100 }] });
    cash.now = new Date(cash.now.getTime() + day + 1);
    await reconcileOrders(cash.shop.deps);
    expect(await readUses(cash.shop)).toMatchObject({ states: ['given back'], offers: [{ uses: 0, spent: 0 }] });
    expect(await priced()).toBe(online);
    await (await linkOf(token, number)).pay();
    expect(await own(token)).toMatchObject({ totalPriceAfterDiscount: online });
    expect(await readUses(cash.shop)).toMatchObject({ states: ['taken'], offers: [{ uses: 1, spent: 100 }] });
  });

  it('has the last use again in a new link, once the first has ended', async () => {
    await insertOffer(cash.shop, { ...forOnline, limits: { uses: 1 } });
    const { token, number } = await place();
    await linkOf(token, number);
    cash.now = new Date(cash.now.getTime() + day + 1);
    await (await linkOf(token, number)).pay();
    await expectPaid(token, online);
  });

  it('takes over the use of the customer’s checkout, and no later checkout takes it over', async () => {
    await insertOffer(cash.shop, { ...forOnline, limits: { usesPerCustomer: 1 } });
    const { token, line } = await openCart(cash.shop);
    const checkOut = (total: number) =>
      cash.shop.call('checkout', { token, body: { amount: total, codes: [], attemptId: `tab-${total}` } });
    expect((await checkOut(online)).status).toBe(200);
    const number = await placeForCash(cash.shop, token, { amount: inCash, codes: [] });
    const { id } = await requireOrder(cash.shop.deps.db, number);
    await linkOf(token, number);
    const stateOf = async () => (await readUses(cash.shop)).uses.find((use) => use.order_id === id)?.state;
    expect(await stateOf()).toBe('reserved');
    await insertOffer(cash.shop, { title: 'For all', gift: { kind: 'rupees', rupees: 10 }, limits: { uses: 9 } });
    await cash.shop.call('addToCart', { token, body: line });
    expect((await checkOut(amount - 10)).status).toBe(200);
    expect(await stateOf()).toBe('reserved');
    await expectSoundUses(cash.shop);
  });

  it('gives back the use of an offer that it is better than', async () => {
    await insertOffer(cash.shop, {
      title: 'For all',
      gift: { kind: 'rupees', rupees: 50 },
      limits: { uses: 9 },
    });
    await insertOffer(cash.shop, { ...forOnline, limits: { usesPerCustomer: 1 } });
    const { token } = await openCart(cash.shop);
    expect((await cash.shop.call('checkout', { token, body: { amount: online, codes: [] } })).status).toBe(200);
    const number = await placeForCash(cash.shop, token, { amount: inCash - 50, codes: [] });
    await (await linkOf(token, number)).pay();
    expect(await own(token)).toMatchObject({ offers: [{ label: forOnline.title, amount: 100 }] });
    const { offers } = await readUses(cash.shop);
    expect(offers.map(({ uses }) => uses)).toEqual([0, 1]);
    await expectSoundUses(cash.shop);
  });

  it('packed first, goes back in full, and the courier collects the price in cash', async () => {
    await insertOffer(cash.shop, forOnline);
    const { token, number } = await place();
    const link = await linkOf(token, number);
    await bringTo(cash.shop, number, 'Processing');
    await link.pay();
    const { refunds } = await readPurchaseRows(cash.shop);
    expect(refunds).toMatchObject([{ amount_paise: online * 100, reason: 'packed for cash' }]);
    expect((await own(token))?.cod).toMatchObject({ due: inCash, fee, state: 'to collect' });
    expect((await own(token))?.cod?.saving).toBeUndefined();
    expect((await own(token))?.offers).toBeUndefined();
    cash.now = new Date(cash.now.getTime() + day + 1);
    await reconcileOrders(cash.shop.deps);
    expect((await readUses(cash.shop)).states).toEqual(['given back']);
  });

  it('cancelled first, gives the use back', async () => {
    await insertOffer(cash.shop, { ...forOnline, limits: { uses: 1 } });
    const { token, number } = await place();
    await linkOf(token, number);
    await cancelOrder(cash.shop.deps, number, commandLine);
    expect(await readUses(cash.shop)).toMatchObject({ states: ['given back'], offers: [{ uses: 0 }] });
    await expectSoundUses(cash.shop);
  });

  it('goes back if its use was given to another after the link had ended', async () => {
    await insertOffer(cash.shop, { ...forOnline, limits: { uses: 1 } });
    await insertOffer(cash.shop, { title: 'For all', gift: { kind: 'rupees', rupees: 10 }, limits: { uses: 9 } });
    const { token, number } = await place({ amount: inCash - 10 });
    const link = await linkOf(token, number);
    cash.now = new Date(cash.now.getTime() + day + 1);
    await reconcileOrders(cash.shop.deps);
    const other = await openCart(cash.shop);
    expect((await cash.shop.call('checkout', { token: other.token, body: { amount: online, codes: [] } })).status).toBe(
      200,
    );
    await link.pay();
    const { refunds } = await readPurchaseRows(cash.shop);
    expect(refunds).toMatchObject([{ amount_paise: online * 100, reason: 'offer used up' }]);
    expect((await own(token))?.cod).toMatchObject({ due: inCash - 10 });
    const { id } = await requireOrder(cash.shop.deps.db, number);
    const states = (await readUses(cash.shop)).uses.filter((use) => use.order_id === id).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['given back', 'taken']);
    await expectSoundUses(cash.shop);
  });

  it('has the offer for a first order, which this is', async () => {
    await insertOffer(cash.shop, { ...forOnline, who: { kind: 'first-order' } });
    const { token, number } = await place();
    await (await linkOf(token, number)).pay();
    await expectPaid(token, online);
  });

  it('asks for what store credit leaves, and promises nothing where that is nothing', async () => {
    await insertOffer(cash.shop, forOnline);
    for (const [index, credit] of [300, 1050].entries()) {
      const { token, customer } = await openCart(cash.shop);
      await giveCredit(cash.shop, customer._id, credit);
      const number = await placeForCash(cash.shop, token, { amount: inCash, codes: [], useCredit: true });
      const saving = index === 0 ? inCash - online : undefined;
      expect((await own(token))?.cod?.saving).toBe(saving);
      await (await linkOf(token, number)).pay();
      expect(await own(token)).toMatchObject({ totalPriceAfterDiscount: index === 0 ? online : inCash });
    }
    await expectSoundUses(cash.shop);
  });

  it('is asked twice at the same moment for one link', async () => {
    await insertOffer(cash.shop, { ...forOnline, limits: { uses: 1, usesPerCustomer: 1 } });
    const { token, number } = await place();
    const answers = await Promise.all([ask(token, number), ask(token, number)]);
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    expect(await readUses(cash.shop)).toMatchObject({ states: ['reserved'], offers: [{ uses: 1 }] });
  });
});
