// A replacement that was packed and cancelled: whatever follows, each month stays as it was, and
// nothing is named that is not wrong.
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { addPaidOrder, gstin, readDocuments } from '../documents/issue/testing.ts';
import { creditExchange } from '../../actions/exchanges/credit-exchange.service.ts';
import { rejectExchange, replaceExchange } from '../../actions/exchanges/move-exchange.service.ts';
import { cancelOrder, moveOrder } from '../../actions/orders/change-status.service.ts';
import { refundOrder } from '../../actions/orders/refund-order.service.ts';
import { fixedSettings } from '../../../shop/settings/testing.ts';
import { reconcileDocuments } from './reconciliation.service.ts';

const [august, september, october] = ['2026-08-10', '2026-09-10', '2026-10-10'].map(
  (day) => new Date(`${day}T10:00:00.000Z`),
) as [Date, Date, Date];

describe.each(testEngines)('a replacement cancelled after packing on %s', (engine) => {
  let shop: TestShop;
  let deps: TestShop['deps'];
  let customerId: string;
  let now: Date;
  beforeEach(async () => {
    now = august;
    shop = await openTestShop(engine, { clock: { now: () => new Date((now = new Date(now.getTime() + 1000))) } });
    deps = { ...shop.deps, settings: fixedSettings({ gstin }) };
    customerId = (await shop.signUp()).customer._id;
  });
  afterEach(() => shop.close());

  async function deliver(number: string) {
    for (const to of ['Processing', 'Shipped', 'Delivered'] as const) await moveOrder(deps, number, to, commandLine);
  }
  /** Two pieces at Rs. 1,437 and one at Rs. 500, paid and delivered in August. */
  async function delivered(credit = 0) {
    const columns = { customer_id: customerId, paid_at: now.toISOString(), created_at: now.toISOString(), credit };
    const order = await addPaidOrder(deps.db, {
      lines: [
        [1437, 2],
        [500, 1],
      ],
      shipping: 100,
      columns,
    });
    await deliver(order.number);
    return order;
  }
  async function ask(orderId: string, line: string, quantity = 1) {
    const id = v7();
    const at = now.toISOString();
    await deps.db
      .insertInto('exchanges')
      .values({
        id,
        order_id: orderId,
        state: 'received',
        reason: 'color',
        comment: null,
        lines: JSON.stringify([{ line, quantity, colorId: 'indigo', color: 'Indigo', size: 'L' }]),
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
  async function packReplacement(exchange: string) {
    await replaceExchange(deps, exchange, commandLine);
    const replacement = await deps.db
      .selectFrom('orders')
      .innerJoin('exchanges', 'exchanges.replacement_id', 'orders.id')
      .select(['orders.id', 'orders.number'])
      .where('exchanges.id', '=', exchange)
      .executeTakeFirstOrThrow();
    await moveOrder(deps, String(replacement.number), 'Processing', commandLine);
    return { id: replacement.id, number: String(replacement.number) };
  }
  /** Of the months that are over: bridge and differences, which never change again. */
  const closed = (...months: string[]) => Promise.all(months.map((month) => reconcileDocuments(deps.db, month)));
  async function expectSound(...months: string[]) {
    for (const { bridge, differences } of await closed(...months)) {
      expect([differences, bridge['not explained']]).toEqual([[], 0]);
    }
  }
  const billed = async (...ids: string[]) =>
    (await Promise.all(ids.map((id) => readDocuments(deps.db, id))))
      .flat()
      .reduce((sum, one) => sum + (one.kind === 'credit note' ? -1 : 1) * one.totalPaise, 0);

  it('leaves goods that are held until they are made again, in a later month', async () => {
    const order = await delivered();
    const exchange = await ask(order.id, order.lineIds[0] ?? '');
    const first = await packReplacement(exchange);
    const atEnd = await closed('2026-08');
    expect(atEnd[0]?.bridge['not explained']).toBe(0);
    now = september;
    await cancelOrder(deps, first.number, commandLine);
    await expectSound('2026-08', '2026-09');
    const [month] = await closed('2026-09');
    expect(month?.bridge).toMatchObject({ 'credit notes': -143_700, 'not packed': -143_700 });
    now = october;
    const second = await packReplacement(exchange);
    expect(await closed('2026-08', '2026-09')).toEqual([...atEnd, month]);
    await expectSound('2026-08', '2026-09', '2026-10');
    expect(await billed(order.id, first.id, second.id)).toBe(347_400);
  });

  it('has its invoice when the exchange is rejected, of that day, and the pieces can be exchanged again', async () => {
    const order = await delivered();
    const kept = await ask(order.id, order.lineIds[1] ?? '');
    const other = await packReplacement(kept);
    const exchange = await ask(order.id, order.lineIds[0] ?? '');
    const replacement = await packReplacement(exchange);
    await refundOrder(deps, order.number, commandLine, { amountRupees: 37 });
    await cancelOrder(deps, replacement.number, commandLine);
    const before = await closed('2026-08');
    now = september;
    await rejectExchange(deps, exchange, 'It was worn.', commandLine);
    expect(await billed(order.id, other.id, replacement.id)).toBe(343_700);
    const [first, invoice] = (await readDocuments(deps.db, order.id)).filter(({ kind }) => kind === 'invoice');
    expect(invoice).toMatchObject({
      day: '2026-09-10',
      totalPaise: 343_700 - 50_000,
      corrects: { number: first?.number, reason: expect.stringContaining('were not exchanged') },
      lines: [{ quantity: 2, lineId: order.lineIds[0] }],
    });
    expect(await closed('2026-08')).toEqual(before);
    await expectSound('2026-08', '2026-09');
    // Everything after it belongs to the new invoice.
    now = october;
    const again = await packReplacement(await ask(order.id, order.lineIds[0] ?? ''));
    await refundOrder(deps, order.number, commandLine, { amountRupees: 400 });
    expect(await billed(order.id, other.id, again.id)).toBe(303_700);
    await cancelOrder(deps, other.number, commandLine);
    await rejectExchange(deps, kept, 'It was worn too.', commandLine);
    expect(await billed(order.id, again.id)).toBe(303_700);
    await expectSound('2026-08', '2026-09', '2026-10');
  });

  it('ends with store credit, once', async () => {
    const order = await delivered();
    const exchange = await ask(order.id, order.lineIds[0] ?? '', 2);
    const { number } = await packReplacement(exchange);
    now = september;
    await cancelOrder(deps, number, commandLine);
    now = october;
    await creditExchange(deps, exchange, commandLine);
    expect(await billed(order.id)).toBe(60_000);
    await expectSound('2026-08', '2026-09', '2026-10');
  });

  it('has no difference after everything was refunded', async () => {
    const order = await delivered();
    const { number } = await packReplacement(await ask(order.id, order.lineIds[0] ?? ''));
    await refundOrder(deps, order.number, commandLine, {});
    now = september;
    await cancelOrder(deps, number, commandLine);
    await expectSound('2026-08', '2026-09');
  });

  it('may replace a replacement: rejected, that one is billed again', async () => {
    const order = await delivered();
    const first = await packReplacement(await ask(order.id, order.lineIds[0] ?? ''));
    for (const to of ['Shipped', 'Delivered'] as const) await moveOrder(deps, first.number, to, commandLine);
    const line = await deps.db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', first.id)
      .executeTakeFirstOrThrow();
    const exchange = await ask(first.id, line.id);
    const second = await packReplacement(exchange);
    await refundOrder(deps, order.number, commandLine, { amountRupees: 2100 });
    now = september;
    await cancelOrder(deps, second.number, commandLine);
    await expectSound('2026-08', '2026-09');
    now = october;
    await rejectExchange(deps, exchange, 'It was worn.', commandLine);
    expect(await billed(order.id, first.id, second.id)).toBe(347_400 - 210_000);
    await expectSound('2026-08', '2026-09', '2026-10');
  });

  it('in a chain of exchanges of an order paid in part with credit, counts no rupee twice', async () => {
    const order = await delivered(600);
    const firstLineOf = async (id: string) =>
      (
        await deps.db
          .selectFrom('order_lines')
          .select('id')
          .where('order_id', '=', id)
          .orderBy('position')
          .executeTakeFirstOrThrow()
      ).id;
    const sent = async ({ id, number }: { id: string; number: string }) => {
      for (const to of ['Shipped', 'Delivered'] as const) await moveOrder(deps, number, to, commandLine);
      return { id, line: await firstLineOf(id) };
    };
    const first = await sent(await packReplacement(await ask(order.id, order.lineIds[0] ?? '', 2)));
    const again = await ask(first.id, first.line);
    const second = await packReplacement(again);
    const august2 = await closed('2026-08');
    now = september;
    await cancelOrder(deps, second.number, commandLine);
    const third = await sent(await packReplacement(again));
    const all = [order.id, first.id, second.id, third.id];
    expect(await billed(...all)).toBe(347_400);
    await creditExchange(deps, await ask(third.id, third.line), commandLine);
    expect(await billed(...all)).toBe(347_400 - 143_700);
    now = october;
    await refundOrder(deps, order.number, commandLine, { amountRupees: 300 });
    const last = await ask(first.id, first.line);
    const fourth = await packReplacement(last);
    await cancelOrder(deps, fourth.number, commandLine);
    await expectSound('2026-08', '2026-09', '2026-10');
    await refundOrder(deps, order.number, commandLine, {});
    // Refused: the money stays with the shop until the rest is tried again.
    await deps.db
      .updateTable('refunds')
      .set({ status: 'failed', failure: 'balance', failed_at: now.toISOString(), due_at: null })
      .where('amount_paise', '=', 30_000)
      .execute();
    await rejectExchange(deps, last, 'It was worn.', commandLine);
    await expectSound('2026-08', '2026-09', '2026-10');
    expect(await billed(...all, fourth.id)).toBe(0);
    expect(await closed('2026-08')).toEqual(august2);
  });
});
