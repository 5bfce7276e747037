// Credit notes: each refund, exchange and cancellation after the invoice has one.
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeMoney } from '../../../../../database/payments/testing.ts';
import type { ExchangeState } from '@taana-baana/contract/exchanges.ts';
import type { RefundRow } from '../../../../../database/tables/order-tables.ts';
import { inTransaction } from '../../../../../database/transaction.ts';
import { testEngines } from '../../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../../testing.ts';
import { commandLine } from '../../../../shop/audit-log/audit-log.service.ts';
import { creditExchange } from '../../../actions/exchanges/credit-exchange.service.ts';
import { replaceExchange } from '../../../actions/exchanges/move-exchange.service.ts';
import { changeAddress } from '../../../actions/orders/change-address.service.ts';
import { cancelOrder, moveOrder } from '../../../actions/orders/change-status.service.ts';
import { giveCredit } from '../../store-credit/goodwill.service.ts';
import { refundOrder } from '../../../actions/orders/refund-order.service.ts';
import { failRefund, recordAnswer } from '../../payments/refunds/refund-records.service.ts';
import { madeAtProvider } from '../../payments/refunds/refund-sums.ts';
import { updateRefundRetried } from '../../payments/refunds/refunds.repository.ts';
import { reconcileDocuments } from '../../reconciliation/reconciliation.service.ts';
import { fixedSettings } from '../../../../shop/settings/testing.ts';
import { issueDueDocuments } from './issue-documents.service.ts';
import { addPaidOrder, addressIn, gstin, readDocuments, sumsOf } from './testing.ts';

describe.each(testEngines)('the credit notes of an order on %s', (engine) => {
  let shop: TestShop;
  let deps: TestShop['deps'];
  let customerId: string;
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date('2026-11-24T06:30:00.000Z') } });
    deps = { ...shop.deps, settings: fixedSettings({ gstin }) };
    customerId = (await shop.signUp()).customer._id;
  });
  afterAll(() => shop.close());

  async function packed(order: Parameters<typeof addPaidOrder>[1]) {
    const added = await addPaidOrder(deps.db, { ...order, columns: { customer_id: customerId, ...order.columns } });
    await moveOrder(deps, added.number, 'Processing', commandLine);
    return added;
  }
  async function shipped(order: Parameters<typeof addPaidOrder>[1]) {
    const added = await packed(order);
    await moveOrder(deps, added.number, 'Shipped', commandLine);
    await moveOrder(deps, added.number, 'Delivered', commandLine);
    return added;
  }
  const documents = (id: string) => readDocuments(deps.db, id);
  const notes = async (id: string) => (await documents(id)).filter(({ kind }) => kind === 'credit note');
  const issueDue = (id: string) => inTransaction(deps, (trx) => issueDueDocuments(trx, deps, id));
  /** Everything billed and not credited: total, taxable value, taxes. */
  async function net(id: string): Promise<number[]> {
    const all = await documents(id);
    const credited = sumsOf(all.filter(({ kind }) => kind === 'credit note'));
    return sumsOf(all.filter(({ kind }) => kind !== 'credit note')).map((sum, index) => sum - (credited[index] ?? 0));
  }
  const nothing = [0, 0, 0, 0, 0];

  async function exchangeOf(
    order: { id: string; lineIds: string[] },
    quantity: number,
    state: ExchangeState = 'received',
  ) {
    const id = v7();
    const lines = [{ line: order.lineIds[0], quantity, colorId: 'indigo', color: 'Indigo', size: 'L' }];
    const at = '2026-11-24T06:00:00.000Z';
    await deps.db
      .insertInto('exchanges')
      .values({
        id,
        order_id: order.id,
        state,
        reason: 'color',
        comment: null,
        lines: JSON.stringify(lines),
        rejection: null,
        replacement_id: null,
        requested_at: at,
        received_at: at,
        ended_at: null,
        request_key: null,
      })
      .execute();
    return id;
  }
  const replacementOf = async (exchange: string) =>
    deps.db
      .selectFrom('orders')
      .innerJoin('exchanges', 'exchanges.replacement_id', 'orders.id')
      .select(['orders.id', 'orders.number'])
      .where('exchanges.id', '=', exchange)
      .executeTakeFirstOrThrow();

  it('list the pieces of a refund of lines at their prices, at the rate of the invoice', async () => {
    const { id, number, lineIds } = await packed({
      lines: [
        [499, 2],
        [2626, 1],
      ],
      shipping: 100,
      state: 'Tamil Nadu',
    });
    await refundOrder(deps, number, commandLine, { lines: [{ line: lineIds[0] ?? '', quantity: 1 }] });
    const [invoice] = await documents(id);
    const [note, ...others] = await notes(id);
    expect(others).toEqual([]);
    expect(note).toMatchObject({
      number: 'CRN/26-27/00001',
      cause: expect.stringMatching(/^refund:/),
      placeOfSupply: { code: '33' },
      corrects: { kind: 'invoice', number: invoice?.number, day: '2026-11-24', reason: 'Goods were refunded.' },
      lines: [{ lineId: lineIds[0], quantity: 1, discountPaise: 0, shippingPaise: 0, rate: 5 }],
      sums: [49_900, 47_524, 1188, 1188, 0],
    });
  });

  it('spread an amount over the rest of the lines, by value; the last note credits the whole rest', async () => {
    const { id, number } = await shipped({
      lines: [
        [600, 1],
        [300, 1],
      ],
      shipping: 100,
    });
    await refundOrder(deps, number, commandLine, { amountRupees: 100 });
    await refundOrder(deps, number, commandLine, {});
    expect(await notes(id)).toMatchObject([
      {
        totalPaise: 10_000,
        corrects: { reason: 'The price was lowered.' },
        lines: [
          { quantity: 0, totalPaise: 6667, rate: 5 },
          { quantity: 0, totalPaise: 3333 },
        ],
      },
      { totalPaise: 90_000, corrects: { reason: 'Goods were refunded.' }, lines: [{ quantity: 1 }, { quantity: 1 }] },
    ]);
    expect(await net(id)).toEqual(nothing);
  });

  it('are one for a cancelled order, over everything that is left, store credit included', async () => {
    const { id, number } = await packed({ lines: [[499, 2]], shipping: 50, columns: { credit: 300 } });
    await refundOrder(deps, number, commandLine, { amountRupees: 48 });
    await cancelOrder(deps, number, commandLine);
    await issueDue(id);
    expect(await notes(id)).toMatchObject([
      { totalPaise: 4800 },
      { cause: 'cancelled', totalPaise: 100_000, corrects: { reason: 'The order was cancelled.' } },
    ]);
    expect(await net(id)).toEqual(nothing);
  });

  it('are none for an order that was packed before there were documents', async () => {
    const { id, number } = await addPaidOrder(deps.db, { lines: [[499, 1]], columns: { status: 'Processing' } });
    await refundOrder(deps, number, commandLine, { amountRupees: 9 });
    await cancelOrder(deps, number, commandLine);
    expect(await documents(id)).toEqual([]);
  });

  it('are none for goodwill, which lowers no price', async () => {
    const { id, number } = await shipped({ lines: [[499, 1]] });
    await giveCredit(deps, number, { key: v7(), amount: 100, reason: 'It came late.' }, commandLine);
    await issueDue(id);
    expect(await notes(id)).toEqual([]);
  });

  it('are issued however long ago the invoice was, in the series of their own year', async () => {
    const { id, number } = await shipped({ lines: [[499, 1]] });
    const [invoice] = await documents(id);
    const late = { ...deps, clock: { now: () => new Date('2028-12-15T06:30:00.000Z') } };
    await refundOrder(late, number, commandLine, {});
    expect(await notes(id)).toMatchObject([
      { number: 'CRN/28-29/00001', corrects: { number: invoice?.number, day: '2026-11-24' }, totalPaise: 49_900 },
    ]);
  });

  it('follow store credit that was given for goods which came back, once', async () => {
    const order = await shipped({ lines: [[500, 2]], shipping: 100 });
    const exchange = await exchangeOf(order, 1);
    await creditExchange(deps, exchange, commandLine);
    await issueDue(order.id);
    expect(await notes(order.id)).toMatchObject([
      { cause: `exchange:${exchange}`, totalPaise: 50_000, corrects: { reason: 'Goods came back for store credit.' } },
    ]);
  });

  it('are none for goods that were billed elsewhere, where a replacement has its fee alone on its invoice', async () => {
    const order = await addPaidOrder(deps.db, {
      lines: [[2700, 1]],
      columns: { customer_id: customerId, status: 'Delivered' },
    });
    const exchange = await exchangeOf(order, 1);
    await replaceExchange(deps, exchange, commandLine);
    const { id, number } = await replacementOf(exchange);
    await deps.db.updateTable('orders').set({ shipping_price: 80, total: 80 }).where('id', '=', id).execute();
    for (const to of ['Processing', 'Shipped', 'Delivered'] as const)
      await moveOrder(deps, String(number), to, commandLine);
    const invoice = { totalPaise: 8000, lines: [{ quantity: 1, pricePaise: 0, shippingPaise: 8000, rate: 18 }] };
    expect([await documents(order.id), await documents(id)]).toMatchObject([[], [invoice]]);
    const { id: line } = await deps.db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    await creditExchange(deps, await exchangeOf({ id, lineIds: [line] }, 1), commandLine);
    await issueDue(id);
    expect([await documents(order.id), await documents(id)]).toMatchObject([[], [invoice]]);
  });

  it('follow the sum of store credit: what the note of a cancelled replacement lacks has one too', async () => {
    for (const [others, refund] of [
      [[], 294],
      [[[2999, 1]], 700],
    ] as const) {
      const order = await shipped({ lines: [[499, 2], ...others] });
      await refundOrder(deps, order.number, commandLine, { amountRupees: refund });
      const exchange = await exchangeOf(order, 1);
      await replaceExchange(deps, exchange, commandLine);
      const replacement = await replacementOf(exchange);
      await moveOrder(deps, String(replacement.number), 'Processing', commandLine);
      await cancelOrder(deps, String(replacement.number), commandLine);
      await creditExchange(deps, exchange, commandLine);
      await issueDue(order.id);
      const [kept] = await net(order.id);
      const paid = 998 + others.reduce((sum, [price]) => sum + price, 0);
      expect([kept, await net(replacement.id)]).toEqual([(paid - refund - 499) * 100, nothing]);
      const pieces = (await notes(order.id)).flatMap(({ lines }) => lines).map(({ quantity }) => quantity);
      expect(pieces.reduce((sum, quantity) => sum + quantity, 0)).toBe(1);
      expect(
        (await reconcileDocuments(deps.db, '2026-11')).differences.filter(({ order: of }) => of === order.number),
      ).toEqual([]);
    }
  });

  it('of exchanged goods come with the new invoice, when the replacement is packed, at the same value and rate', async () => {
    // Rs. 2,700 per piece, reduced to 2,600: 5 %.
    const added = await addPaidOrder(deps.db, {
      lines: [[2700, 2]],
      shipping: 100,
      columns: { customer_id: customerId },
    });
    await changeMoney(deps.db, added.id, { total: 5300 });
    for (const to of ['Processing', 'Shipped', 'Delivered'] as const)
      await moveOrder(deps, added.number, to, commandLine);
    const [before] = await documents(added.id);
    const line = before?.lines[0];
    expect(line).toMatchObject({ quantity: 2, rate: 5, totalPaise: 530_000 });
    const exchange = await exchangeOf(added, 1);
    await replaceExchange(deps, exchange, commandLine);
    expect(await notes(added.id)).toEqual([]);
    const replacement = await replacementOf(exchange);
    await moveOrder(deps, String(replacement.number), 'Processing', commandLine);
    const value = Math.floor(((line?.totalPaise ?? 0) - (line?.shippingPaise ?? 0)) / 2);
    expect(await notes(added.id)).toMatchObject([
      { cause: `exchange:${exchange}`, totalPaise: value, corrects: { reason: 'Goods were exchanged.' } },
    ]);
    expect(await documents(replacement.id)).toMatchObject([
      {
        kind: 'invoice',
        totalPaise: value,
        lines: [{ description: 'Tee 1, Indigo, L', quantity: 1, pricePaise: 270_000, rate: 5, totalPaise: value }],
      },
    ]);
    // The replacement is cancelled: its own invoice is credited, and another replacement bills the
    // same goods again.
    await cancelOrder(deps, String(replacement.number), commandLine);
    expect(await net(replacement.id)).toEqual(nothing);
    await replaceExchange(deps, exchange, commandLine);
    const other = await replacementOf(exchange);
    await moveOrder(deps, String(other.number), 'Processing', commandLine);
    expect(await documents(other.id)).toMatchObject([{ totalPaise: value }]);
    expect(await notes(added.id)).toHaveLength(1);
  });

  describe('of a refund after an exchange', () => {
    async function replaced(quantity = 1) {
      const order = await shipped({ lines: [[500, 2]], shipping: 100 });
      const exchange = await exchangeOf(order, quantity);
      await replaceExchange(deps, exchange, commandLine);
      const replacement = await replacementOf(exchange);
      await moveOrder(deps, String(replacement.number), 'Processing', commandLine);
      return { order, exchange, replacement };
    }
    const summed = async (...ids: string[]) =>
      (await Promise.all(ids.map(net))).reduce((sums, more) => sums.map((sum, index) => sum + (more[index] ?? 0)));

    it('go on with the invoice of the replacement, once the one before has nothing left', async () => {
      const { order, replacement } = await replaced();
      await refundOrder(deps, order.number, commandLine, { amountRupees: 700 });
      await issueDue(order.id);
      expect((await notes(order.id)).map(({ totalPaise }) => totalPaise)).toEqual([50_000, 60_000]);
      expect(await notes(replacement.id)).toMatchObject([{ totalPaise: 10_000, corrects: { kind: 'invoice' } }]);
      await refundOrder(deps, order.number, commandLine, {});
      expect((await notes(replacement.id)).map(({ totalPaise }) => totalPaise)).toEqual([10_000, 40_000]);
      expect(await summed(order.id, replacement.id)).toEqual(nothing);
    });

    it('go on with the invoice of what replaced the replacement', async () => {
      const { order, replacement } = await replaced(2);
      await moveOrder(deps, String(replacement.number), 'Shipped', commandLine);
      await moveOrder(deps, String(replacement.number), 'Delivered', commandLine);
      const line = deps.db.selectFrom('order_lines').select('id').where('order_id', '=', replacement.id);
      const again = await exchangeOf({ ...replacement, lineIds: [(await line.executeTakeFirstOrThrow()).id] }, 2);
      await replaceExchange(deps, again, commandLine);
      const last = await replacementOf(again);
      await moveOrder(deps, String(last.number), 'Processing', commandLine);
      await refundOrder(deps, order.number, commandLine, {});
      expect(await notes(last.id)).toMatchObject([
        { totalPaise: 100_000, corrects: { reason: 'Goods were refunded.' } },
      ]);
      expect(await summed(order.id, replacement.id, last.id)).toEqual(nothing);
    });

    it('are of the new replacement when the one before it was cancelled', async () => {
      const { order, exchange, replacement } = await replaced(2);
      await refundOrder(deps, order.number, commandLine, { amountRupees: 300 });
      await cancelOrder(deps, String(replacement.number), commandLine);
      await issueDue(order.id);
      expect(await net(replacement.id)).toEqual(nothing);
      await replaceExchange(deps, exchange, commandLine);
      const other = await replacementOf(exchange);
      await moveOrder(deps, String(other.number), 'Processing', commandLine);
      expect((await summed(order.id, other.id))[0]).toBe(80_000);
    });

    it('stay when the address of the replacement changes', async () => {
      const { order, replacement } = await replaced(2);
      await refundOrder(deps, order.number, commandLine, { amountRupees: 300 });
      await changeAddress(deps, String(replacement.number), addressIn('Kerala'), commandLine);
      expect((await summed(order.id, replacement.id))[0]).toBe(80_000);
    });
  });

  it('and the new invoice are none when the order before has no invoice', async () => {
    const order = await addPaidOrder(deps.db, {
      lines: [[500, 1]],
      columns: { customer_id: customerId, status: 'Delivered' },
    });
    const exchange = await exchangeOf(order, 1);
    await replaceExchange(deps, exchange, commandLine);
    const replacement = await replacementOf(exchange);
    await moveOrder(deps, String(replacement.number), 'Processing', commandLine);
    expect([...(await documents(order.id)), ...(await documents(replacement.id))]).toEqual([]);
  });

  describe('of refunds at the provider', () => {
    let payments = 0;
    const bought = () =>
      packed({ lines: [[500, 2]], columns: { provider_payment_id: `pay_${engine}_${(payments += 1)}` } });
    const paymentOf = () => `pay_${engine}_${payments}`;
    async function record(orderId: string, refund: Partial<RefundRow>): Promise<RefundRow> {
      const row = {
        id: v7(),
        provider_payment_id: paymentOf(),
        order_id: orderId,
        reason: 'part refund',
        amount_paise: 10_000,
        currency: 'INR',
        status: 'due',
        provider_refund_id: null,
        created_at: '2026-11-24T07:00:00.000Z',
        tries: 0,
        ...refund,
      };
      await deps.db.insertInto('refunds').values(row).execute();
      await issueDue(orderId);
      return deps.db.selectFrom('refunds').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow();
    }
    const answer = (refund: RefundRow, id: string) =>
      inTransaction(deps, (trx) =>
        recordAnswer(trx, deps, refund, {
          id,
          paymentId: refund.provider_payment_id,
          amountPaise: refund.amount_paise ?? 0,
          currency: 'INR',
          status: 'processed',
          receipt: refund.id,
          createdAt: new Date('2026-11-24T07:00:00.000Z'),
        } as Parameters<typeof recordAnswer>[3]),
      );
    const fail = (refund: RefundRow) => inTransaction(deps, (trx) => failRefund(trx, deps, refund, 'no'));
    const totals = async (id: string) => (await notes(id)).map(({ totalPaise }) => totalPaise);

    it('follow one that was made in the dashboard', async () => {
      const { id } = await bought();
      await record(id, { reason: madeAtProvider, status: 'refunded', provider_refund_id: v7() });
      expect(await totals(id)).toEqual([10_000]);
    });

    it('are one for a refund that failed and was tried again under another id', async () => {
      const { id } = await bought();
      const refund = await record(id, {});
      await fail(refund);
      await issueDue(id);
      await updateRefundRetried(deps.db, refund.id, { status: 'due', due_at: '2026-11-24T08:00:00.000Z' });
      await issueDue(id);
      await record(id, { amount_paise: 2500, created_at: '2026-11-24T09:00:00.000Z' });
      expect(await totals(id)).toEqual([10_000, 2500]);
    });

    it('are one for a refund that failed and was then made in the dashboard, in part or of everything', async () => {
      for (const paise of [10_000, 60_000, 100_000]) {
        const { id } = await bought();
        const refund = await record(id, { amount_paise: paise });
        await fail(refund);
        const made = { reason: madeAtProvider, status: 'refunded', provider_refund_id: v7(), amount_paise: paise };
        await record(id, { ...made, created_at: '2026-11-24T08:00:00.000Z' });
        expect(await totals(id)).toEqual([paise]);
        if (paise === 100_000) continue;
        const another = await record(id, { amount_paise: 2500, created_at: '2026-11-24T09:00:00.000Z' });
        expect((await notes(id)).map(({ cause }) => cause)).toEqual([`refund:${refund.id}`, `refund:${another.id}`]);
      }
    });

    it('wait with one that was noticed while ours of the same amount has no answer', async () => {
      const { id } = await bought();
      const ours = await record(id, {});
      const noticed = { reason: madeAtProvider, status: 'refunded', provider_refund_id: v7() };
      await record(id, noticed);
      expect(await totals(id)).toEqual([10_000]);
      // It is another one.
      await answer(ours, v7());
      expect(await totals(id)).toEqual([10_000, 10_000]);
    });

    it('are taken back by an invoice of that day when the bank refuses what was made in the dashboard', async () => {
      for (const [paise, made] of [
        [10_000, 10_000],
        [90_000, 10_000],
      ] as const) {
        const { id } = await bought();
        const asked = { status: 'requested', provider_refund_id: v7(), amount_paise: paise };
        const ours = await record(id, asked);
        await record(id, {
          reason: madeAtProvider,
          status: 'refunded',
          provider_refund_id: v7(),
          amount_paise: made,
          created_at: '2026-11-24T08:00:00.000Z',
        });
        expect((await net(id))[0]).toBe(100_000 - paise - made);
        await fail(ours);
        await issueDue(id);
        const [first, ...others] = (await documents(id)).filter(({ kind }) => kind === 'invoice');
        expect(others).toMatchObject([
          {
            totalPaise: 100_000 - paise,
            corrects: { kind: 'invoice', number: first?.number, reason: expect.stringContaining('was not given back') },
            lines: [{ rate: 5 }],
          },
        ]);
        expect((await net(id))[0]).toBe(100_000 - paise);
        // A later refund has a note of the new invoice.
        await record(id, { amount_paise: 2500, created_at: '2026-11-24T09:00:00.000Z' });
        expect((await notes(id)).at(-1)).toMatchObject({ totalPaise: 2500, corrects: { number: others[0]?.number } });
      }
    });
  });
});
