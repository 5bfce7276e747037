// Every kind of difference that a month can have is found, and none if everything agrees.
import { beforeEach, describe, expect, it } from 'vitest';
import { changeMoney } from '../../../../database/payments/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { addOrder } from '../../desk/order-page/testing.ts';
import { openShopForEach } from '../payments/testing.ts';
import { reconcile } from './reconciliation.service.ts';
import {
  addCreditNote,
  addDocument,
  addExchangeCredit,
  addRefund,
  addPacking,
  addReplacedExchange,
} from './testing.ts';

const paidAt = '2026-11-10T10:00:00.000Z';
const packedAt = '2026-11-11T10:00:00.000Z';
const later = '2026-11-15T10:00:00.000Z';
const month = '2026-11';
const seconds = (time: string) => Date.parse(time) / 1000;

describe.each(testEngines)('the reconciliation of a month on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now: Date;
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop } = opened));
  beforeEach(() => {
    now = new Date('2026-12-05T10:00:00.000Z');
  });

  /** Of Rs. 600, of which the provider keeps Rs. 14.16. */
  async function order(changes: Parameters<typeof addOrder>[3] = {}, at = paidAt) {
    const added = await addOrder(shop.deps.db, at, {}, { payment_fee_paise: 1416, payment_tax_paise: 216, ...changes });
    await double.pay({
      id: added.paymentId,
      order_id: null,
      status: 'captured',
      amount: 60_000,
      created_at: seconds(at),
    });
    return added;
  }
  /** Paid to the shop itself: the provider has nothing of it. */
  async function cashOrder(changes: Parameters<typeof addOrder>[3] = {}, at = paidAt) {
    const added = await addOrder(
      shop.deps.db,
      at,
      {},
      { provider_payment_id: null, payment_method: 'cash', ...changes },
    );
    return { ...added, paymentId: added.id };
  }
  async function packed(at = packedAt, totalPaise = 60_000) {
    const made = await order({ status: 'Shipped' });
    await addPacking(shop.deps.db, made.id, at);
    return { ...made, bill: await addDocument(shop.deps.db, made.id, at, totalPaise) };
  }
  const read = () => reconcile(shop.deps, month);
  const sentences = async () => (await read()).differences.map(({ sentence }) => sentence);

  it('reports nothing if everything agrees', async () => {
    const { id, paymentId, bill } = await packed();
    const given = await double.refundByHand({ payment_id: paymentId, amount: 10_000, created_at: seconds(later) });
    const refund = await addRefund(shop.deps.db, { id, paymentId }, later, {
      amount_paise: 10_000,
      provider_refund_id: given.id,
    });
    await addCreditNote(shop.deps.db, bill, later, 10_000, `refund:${refund}`);
    const cash = await cashOrder({ status: 'Processing', credit: 200 });
    await addDocument(shop.deps.db, cash.id, packedAt, 60_000);
    await order();
    expect(await read()).toEqual({
      month,
      bridge: {
        invoices: 120_000,
        'credit notes': -10_000,
        captured: 120_000,
        refunded: -10_000,
        'received by hand': 40_000,
        'given back by hand': 0,
        'credit spent': 20_000,
        'credit returned': 0,
        'paid before': 0,
        'not packed': -60_000,
        'given back before packing': 0,
        'without document': 0,
        'not explained': 0,
      },
      differences: [],
      provider: {
        payments: 2,
        capturedPaise: 120_000,
        feePaise: 2832,
        taxPaise: 432,
        settlements: [{ day: '2026-11-12', utr: 'UTR1', items: 3, feePaise: 2832, taxPaise: 432, netPaise: 107_168 }],
      },
    });
  });

  describe('documents', () => {
    it('names a packed order without a document, but none from before the first document', async () => {
      const early = await cashOrder({ status: 'Delivered' }, '2026-11-01T10:00:00.000Z');
      await addPacking(shop.deps.db, early.id, '2026-11-02T10:00:00.000Z');
      await packed();
      const bare = await cashOrder({ status: 'Shipped' });
      await addPacking(shop.deps.db, bare.id, later);
      const { differences, bridge } = await read();
      expect(differences).toMatchObject([
        { sentence: `Order ${bare.number} is packed and has no invoice.`, order: bare.number },
      ]);
      expect([bridge['without document'], bridge['not explained']]).toEqual([-120_000, 0]);
    });

    it('names an invoice whose total is not what was paid and kept', async () => {
      const { number, bill } = await packed(packedAt, 58_800);
      expect(await sentences()).toEqual([
        `${bill.number} of order ${number} is of Rs. 588. When it was issued, Rs. 600 was paid and kept.`,
      ]);
      expect((await read()).bridge['not explained']).toBe(-1200);
    });

    it('is content when a wrong invoice was corrected', async () => {
      const { id, bill } = await packed(packedAt, 58_800);
      await addCreditNote(shop.deps.db, bill, later, 58_800, 'corrected');
      await addDocument(shop.deps.db, id, later, 60_000);
      expect(await sentences()).toEqual([]);
    });

    it('takes off what went back before the invoice', async () => {
      const made = await cashOrder({ status: 'Processing' });
      await addRefund(shop.deps.db, made, '2026-11-10T11:00:00.000Z', { amount_paise: 10_000 });
      await addDocument(shop.deps.db, made.id, packedAt, 50_000);
      expect(await sentences()).toEqual([]);
    });

    it('names a refund without a credit note, and one that is not in the month of its note [guard admin.31]', async () => {
      const [bare, late] = [await cashOrder({ status: 'Shipped' }), await cashOrder({ status: 'Shipped' })];
      for (const made of [bare, late]) {
        const bill = await addDocument(shop.deps.db, made.id, packedAt, 60_000);
        const refund = await addRefund(shop.deps.db, made, later, { amount_paise: 1200 });
        if (made === late)
          await addCreditNote(shop.deps.db, bill, '2026-12-01T10:00:00.000Z', 1200, `refund:${refund}`);
      }
      expect(await sentences()).toEqual([
        `Order ${bare.number}: Rs. 12 was given back and has no credit note.`,
        `Order ${late.number}: Rs. 12 are not explained. Its documents and its money are of different months.`,
      ]);
      expect((await read()).bridge['not explained']).toBe(2400);
    });

    it('counts of a refused refund, which another one has replaced, only its store credit', async () => {
      const made = await cashOrder({ status: 'Shipped', credit: 100 });
      const bill = await addDocument(shop.deps.db, made.id, packedAt, 60_000);
      await addRefund(shop.deps.db, made, later, { amount_paise: 50_000, credit: 20, status: 'failed' });
      const second = await addRefund(shop.deps.db, made, later, { amount_paise: 50_000 });
      await addCreditNote(shop.deps.db, bill, later, 52_000, `refund:${second}`);
      expect(await sentences()).toEqual([]);
    });

    it('names a credit note beyond its refunds', async () => {
      const made = await cashOrder({ status: 'Shipped' });
      const bill = await addDocument(shop.deps.db, made.id, packedAt, 60_000);
      await addRefund(shop.deps.db, made, later, { amount_paise: 1200 });
      await addCreditNote(shop.deps.db, bill, later, 1250, 'refund:x');
      expect(await sentences()).toEqual([
        `Order ${made.number}: its credit notes are Rs. 0.50 more than was given back.`,
      ]);
    });

    it('agrees with exchanges: credited, and replaced by an order that is packed', async () => {
      const made = await cashOrder({ status: 'Delivered' });
      const bill = await addDocument(shop.deps.db, made.id, packedAt, 60_000);
      await addExchangeCredit(shop.deps.db, made.id, later, 100);
      await addCreditNote(shop.deps.db, bill, later, 10_000, 'exchange:credited');
      const none = { total: 0, items_total: 0, shipping_price: 0, provider_payment_id: null, status: 'Shipped' };
      const replacement = await addOrder(shop.deps.db, later, {}, { ...none, parent_id: made.id });
      const exchange = await addReplacedExchange(shop.deps.db, made.id, replacement.id, later);
      await addDocument(shop.deps.db, replacement.id, later, 50_000);
      await addCreditNote(shop.deps.db, bill, '2026-11-15T10:00:00.009Z', 50_000, `exchange:${exchange}`);
      const { differences, bridge } = await read();
      expect(differences).toEqual([]);
      expect(bridge).toMatchObject({ invoices: 110_000, 'credit notes': -60_000, 'not explained': 0 });
    });

    it('agrees with a refund after an exchange, which lowers the invoice of the replacement', async () => {
      const made = await cashOrder({ status: 'Delivered' });
      const bill = await addDocument(shop.deps.db, made.id, packedAt, 60_000);
      const none = { total: 0, items_total: 0, shipping_price: 0, provider_payment_id: null, status: 'Shipped' };
      const replacement = await addOrder(shop.deps.db, packedAt, {}, { ...none, parent_id: made.id });
      const exchange = await addReplacedExchange(shop.deps.db, made.id, replacement.id, packedAt);
      const other = await addDocument(shop.deps.db, replacement.id, later, 50_000);
      await addCreditNote(shop.deps.db, bill, later, 50_000, `exchange:${exchange}`);
      const refund = await addRefund(shop.deps.db, made, later, { amount_paise: 30_000 });
      await addCreditNote(shop.deps.db, bill, later, 10_000, `refund:${refund}`);
      await addCreditNote(shop.deps.db, other, later, 20_000, `refund:${refund}`);
      const { differences, bridge } = await read();
      expect(differences).toEqual([]);
      expect(bridge).toMatchObject({ invoices: 110_000, 'credit notes': -80_000, 'not explained': 0 });
    });

    it('names missing numbers, and a counter that is elsewhere [guard admin.31]', async () => {
      const { id } = await cashOrder();
      await addDocument(shop.deps.db, id, packedAt, 60_000);
      await shop.deps.db.updateTable('document_counters').set({ last: 3 }).execute();
      const fourth = await addDocument(shop.deps.db, id, packedAt, 60_000, { kind: 'invoice' });
      expect(fourth.serial).toBe(4);
      await shop.deps.db.updateTable('document_counters').set({ last: 5 }).execute();
      expect(await sentences()).toEqual(
        expect.arrayContaining([
          'Series INV/26-27: missing 2 to 3.',
          'Series INV/26-27: the counter is at 5, the last document is 4.',
        ]),
      );
    });
  });

  describe('refunds', () => {
    const back = async (status: string, at: string, changes = {}) => {
      const made = await cashOrder({ status: 'Shipped' });
      const bill = await addDocument(shop.deps.db, made.id, packedAt, 60_000);
      const paymentId = `pay_of_${made.id}`;
      const isByHand = status === 'by hand';
      if (!isByHand) await changeMoney(shop.deps.db, made.id, { provider_payment_id: paymentId });
      const refunded = isByHand ? made : { id: made.id, paymentId };
      const id = await addRefund(shop.deps.db, refunded, at, { amount_paise: 1200, status, ...changes });
      await addCreditNote(shop.deps.db, bill, at, 1200, `refund:${id}`);
      return made.number;
    };
    const aboutRefunds = async () =>
      (await read()).differences
        .filter(({ sentence }) => /Refund of|given back by hand/.test(sentence))
        .map(({ order: number, sentence }) => [number, sentence]);

    it('are named that the provider refused, that are late, and that are due by hand', async () => {
      const refused = await back('failed', later, { failure: 'no balance' });
      const hanging = await back('requested', later);
      const byHand = await back('by hand', later);
      expect(await aboutRefunds()).toEqual([
        [refused, expect.stringContaining('the provider could not give it back (no balance).')],
        [hanging, expect.stringContaining('it is not done since 2026-11-15')],
        [byHand, expect.stringContaining('To be given back by hand: Rs. 12')],
      ]);
    });

    it('are of the month in which they are recorded, and get a day', async () => {
      await back('failed', '2026-10-31T18:29:59.999Z');
      await back('by hand', '2026-11-30T18:30:00.000Z');
      await back('requested', later);
      now = new Date('2026-11-16T09:59:00.000Z');
      expect(await aboutRefunds()).toEqual([]);
    });
  });

  it('counts what was paid in the month before, and what went back before packing', async () => {
    const before = '2026-10-30T10:00:00.000Z';
    const released = await cashOrder({ status: 'Processing' }, before);
    await addDocument(shop.deps.db, released.id, packedAt, 60_000);
    const cancelled = await cashOrder({ status: 'Cancelled' }, before);
    await addRefund(shop.deps.db, cancelled, later, { amount_paise: 60_000 });
    const { bridge, differences } = await read();
    expect(bridge).toMatchObject({
      invoices: 60_000,
      'given back by hand': -60_000,
      'paid before': 60_000,
      'given back before packing': 60_000,
      'not explained': 0,
    });
    expect(differences).toEqual([]);
  });

  describe('the provider', () => {
    it('has a payment or refund that our books lack, and the reverse [guard admin.31]', async () => {
      const made = await packed();
      const stray = await double.pay({
        order_id: null,
        status: 'captured',
        amount: 60_000,
        created_at: seconds(paidAt),
      });
      await double.settle({ entity_id: stray.id, missing: true });
      await double.refundByHand({
        payment_id: made.paymentId,
        amount: 1200,
        created_at: seconds('2026-11-29T10:00:00Z'),
      });
      const unknown = await addOrder(shop.deps.db, paidAt);
      const { differences } = await read();
      expect(differences).toMatchObject([
        { sentence: expect.stringContaining(`Payment ${stray.id} (Rs. 600, captured): it has neither an order nor`) },
        { sentence: expect.stringContaining('Rs. 12 of it went back at the provider'), order: made.number },
        { sentence: expect.stringContaining('the provider does not know its payment'), order: unknown.number },
      ]);
    });

    it('kept another fee, or another GST on it, than our books have', async () => {
      const [made, taxed] = [await packed(), await packed()];
      await double.settle({ entity_id: made.paymentId, fee: 1500, credit: 58_500 });
      await double.settle({ entity_id: taxed.paymentId, tax: 200 });
      const unknown = await order({ payment_fee_paise: null, payment_tax_paise: null });
      expect(await sentences()).toEqual([
        `Order ${made.number}: the provider kept a fee of Rs. 15, of it GST Rs. 2.16. Our books have a fee of Rs. 14.16, of it GST Rs. 2.16.`,
        `Order ${taxed.number}: the provider kept a fee of Rs. 14.16, of it GST Rs. 2. Our books have a fee of Rs. 14.16, of it GST Rs. 2.16.`,
        `Order ${unknown.number}: the provider kept a fee of Rs. 14.16, of it GST Rs. 2.16. Our books have no fee.`,
      ]);
    });

    it('has not paid out after five business days', async () => {
      const { number, paymentId } = await packed();
      await double.settle({ entity_id: paymentId, missing: true });
      // A Tuesday; five business days later is Monday.
      now = new Date('2026-11-16T10:00:00.000Z');
      expect(await sentences()).toEqual([]);
      now = new Date('2026-11-17T10:00:00.000Z');
      expect(await sentences()).toEqual([
        `Order ${number}: payment ${paymentId} of 2026-11-10 is not paid out after five business days.`,
      ]);
    });

    it('may pay out in the month after', async () => {
      await order({}, '2026-11-29T10:00:00.000Z');
      now = new Date('2026-12-20T10:00:00.000Z');
      expect(await sentences()).toEqual([]);
    });

    it('paid out another sum than amount less fee', async () => {
      const { number, paymentId } = await packed();
      await double.settle({ entity_id: paymentId, credit: 58_000 });
      expect((await read()).differences).toMatchObject([
        {
          sentence: `Payout UTR1, payment ${paymentId}: Rs. 580 was paid out or taken. Rs. 585.84 is right.`,
          order: number,
        },
      ]);
    });

    it('paid out for payments that our books do not have', async () => {
      const { id } = await double.pay({
        order_id: null,
        status: 'captured',
        amount: 60_000,
        created_at: seconds('2026-10-31T10:00:00Z'),
      });
      expect(await sentences()).toEqual([
        `Payout UTR1, payment ${id}: it is of payment ${id}, which our books do not have.`,
      ]);
    });

    it('does not tell what it paid out: the rest is compared', async () => {
      await packed();
      await double.fail({ kind: 'knows no such call', path: '/settlements' });
      const { provider, differences } = await read();
      expect(provider).toMatchObject({ payments: 1, settlements: null });
      expect(differences).toMatchObject([{ sentence: expect.stringContaining('does not tell what was paid out') }]);
    });

    it('does not answer: documents and money are compared without it', async () => {
      const { number } = await packed(packedAt, 58_800);
      await double.fail({ kind: 'down' });
      const { provider, differences, bridge } = await read();
      expect(provider).toBeNull();
      expect(differences).toMatchObject([
        { sentence: expect.stringContaining('The payment provider does not answer.') },
        { order: number },
      ]);
      expect(bridge['not explained']).toBe(-1200);
    });
  });
});
