// Orders that are paid on delivery, by the shop's own services: in every month, documents are the same sum as the
// money, the cash that is to be collected, and what couriers have.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bridgeRows } from '@taana-baana/contract/admin/schemas/selling/reconciliation.ts';
import { addMonths, monthOf } from '@taana-baana/contract/calendar/indian-months.ts';
import { testEngines } from '../../../../database/testing.ts';
import {
  type ProviderDouble,
  startProviderDouble,
} from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { AppError } from '../../../app-error.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { confirmByStaff } from '../../actions/cash-on-delivery/confirm-order.service.ts';
import { openAdvance, placeForCash, takeCash } from '../../actions/cash-on-delivery/testing.ts';
import { markReturned } from '../../actions/fulfilment/ship-parcels.service.ts';
import { cancelOrder, moveOrder } from '../../actions/orders/change-status.service.ts';
import { refundOrder } from '../../actions/orders/refund-order.service.ts';
import { readCashBook } from '../cash-book/cash-book.service.ts';
import { applyRemittance } from '../cash-book/remittances.service.ts';
import { acceptFreight, writeOff } from '../cash-book/settle-cash.service.ts';
import { remittance } from '../cash-book/testing.ts';
import { checkPayments } from '../payments/payments-check.service.ts';
import { amount, createOrder, openCart, openShopForEach, openShopWithDouble } from '../payments/testing.ts';
import { giveCredit } from '../store-credit/testing.ts';
import { reconcileDocuments } from './reconciliation.service.ts';

const hour = 3600_000;

/** Of the cart of the tests: Rs. 1100, of which credit is store credit. */
function shopper(shop: TestShop, double: ProviderDouble) {
  async function inAdvance(token: string, body: object): Promise<string> {
    const order = await openAdvance(shop, token, body);
    const { id } = await double.pay({ order_id: order, status: 'captured' });
    return (await createOrder(shop, token, order, id)).body.order.number;
  }
  const move = (number: string, to: 'Processing' | 'Delivered') => moveOrder(shop.deps, number, to, commandLine);
  return {
    async buy({ credit = 0, advance = 0 } = {}): Promise<string> {
      const { token, customer } = await openCart(shop);
      if (credit > 0) await giveCredit(shop, customer._id, credit);
      const useCredit = credit > 0;
      const number =
        advance === 0
          ? await placeForCash(shop, token, { useCredit })
          : await inAdvance(token, { useCredit, advance, due: amount - credit - advance });
      await confirmByStaff(shop.deps, number, commandLine);
      // All of these shoppers have one mobile, and so would have too many open orders.
      await shop.deps.db.updateTable('orders').set({ customer_mobile: null }).execute();
      return number;
    },
    pack: (number: string) => move(number, 'Processing'),
    ship: (number: string) =>
      moveOrder(shop.deps, number, 'Shipped', commandLine, { courier: 'Delhivery', awb: number }),
    deliver: (number: string) => move(number, 'Delivered'),
    async comeBack(number: string): Promise<void> {
      await markReturned(shop.deps, number, commandLine);
      await cancelOrder(shop.deps, number, commandLine);
    },
    pay: (number: string, rupees: number, freight = 0, reference = 'UTR1') =>
      applyRemittance(
        shop.deps,
        remittance([[number, String(rupees), String(freight), reference]], 'Delhivery'),
        commandLine,
      ),
  };
}

async function read(shop: TestShop, month: string) {
  const { bridge, differences } = await reconcileDocuments(shop.deps.db, month);
  const moved = Object.fromEntries(Object.entries(bridge).filter(([, paise]) => paise !== 0));
  const others = bridgeRows.slice(2).reduce((sum, row) => sum + (bridge[row] ?? 0), 0);
  const rest = bridge.invoices + bridge['credit notes'] - others;
  return { moved, differences, rest, bridge };
}

describe.each(testEngines)('the months of a shop that takes cash on %s', (engine) => {
  let shop: TestShop;
  let now: Date;
  let does: ReturnType<typeof shopper>;
  openShopForEach(engine, { now: () => now }, async (opened) => {
    ({ shop } = opened);
    now = new Date('2026-11-10T10:00:00.000Z');
    await takeCash(shop);
    does = shopper(shop, opened.double);
  });
  const on = (day: string) => void (now = new Date(`${day}T10:00:00.000Z`));
  const paise = amount * 100;
  const closed = { differences: [], rest: 0 };

  it('follow the cash: to be collected, with the courier, received, written off', async () => {
    const number = await does.buy();
    await does.pack(number);
    expect(await read(shop, '2026-11')).toMatchObject({ moved: { invoices: paise, 'to collect': paise }, ...closed });
    on('2026-12-02');
    await does.ship(number);
    await does.deliver(number);
    on('2027-01-05');
    await does.pay(number, amount - 100, 40);
    on('2027-02-05');
    await acceptFreight(shop.deps, number, commandLine);
    await writeOff(shop.deps, number, { paise: 6000, note: 'The courier has lost it' }, commandLine);
    expect((await read(shop, '2026-11')).moved).toEqual({ invoices: paise, 'to collect': paise });
    const december = await read(shop, '2026-12');
    expect(december).toMatchObject(closed);
    expect(december.moved).toEqual({ 'to collect': -paise, 'with couriers': paise });
    expect((await read(shop, '2027-01')).moved).toEqual({
      'with couriers': 10_000 - paise,
      'cash received': paise - 10_000,
    });
    const february = await read(shop, '2027-02');
    expect(february).toMatchObject(closed);
    expect(february.moved).toEqual({ 'with couriers': -10_000, 'cash written off': 10_000 });
  });

  it('owe nothing for a parcel that came back, in the month of its credit note', async () => {
    const number = await does.buy({ credit: 300 });
    await does.pack(number);
    await does.ship(number);
    on('2026-12-02');
    await does.comeBack(number);
    expect((await read(shop, '2026-11')).moved).toEqual({
      invoices: paise,
      'credit spent': 30_000,
      'to collect': paise - 30_000,
    });
    const december = await read(shop, '2026-12');
    expect(december).toMatchObject(closed);
    expect(december.moved).toEqual({
      'credit notes': -paise,
      'credit returned': -30_000,
      'to collect': 30_000 - paise,
    });
  });

  it('balance what a courier paid too much, until it is settled', async () => {
    const number = await does.buy();
    for (const step of [does.pack, does.ship, does.deliver]) await step(number);
    await does.pay(number, amount);
    await does.pay(number, amount, 0, 'UTR2');
    const twice = await read(shop, '2026-11');
    expect(twice.moved).toEqual({ invoices: paise, 'with couriers': -paise, 'cash received': 2 * paise });
    await refundOrder(shop.deps, number, commandLine, { amountRupees: 100 });
    const { moved, ...others } = await read(shop, '2026-11');
    expect([moved['given back by hand'], others]).toMatchObject([-10_000, closed]);
  });

  it('are as before in a shop without cash, and the check of payments is silent about it', async () => {
    const { bridge } = await reconcileDocuments(shop.deps.db, '2026-11');
    expect(JSON.stringify(bridge)).toBe(
      '{"invoices":0,"credit notes":0,"captured":0,"refunded":0,"received by hand":0,"given back by hand":0,"credit spent":0,"credit returned":0,"paid before":0,"not packed":0,"given back before packing":0,"without document":0,"not explained":0}',
    );
    const check = () => checkPayments(shop.deps, new Date('2026-11-01'), new Date('2026-12-01'));
    expect((await check()).byHand).toEqual([]);
    const number = await does.buy();
    for (const step of [does.pack, does.ship, does.deliver]) await step(number);
    await does.pay(number, 1000);
    expect((await check()).byHand).toEqual([
      'Cash on delivery: couriers have paid Rs. 1,000 and owe Rs. 100; Rs. 0 is freight or written off.',
    ]);
  });
});

const step = fc.record({
  does: fc.constantFrom('pack', 'ship', 'deliver', 'comeBack', 'pay', 'pay', 'freight', 'writeOff', 'refund'),
  hours: fc.integer({ min: 1, max: 700 }),
  rupees: fc.integer({ min: 41, max: 1300 }),
  freight: fc.constantFrom(0, 0, 40),
});
const life = fc.record({
  credit: fc.constantFrom(0, 300),
  advance: fc.constantFrom(0, 0, 250),
  steps: fc.array(step, { minLength: 4, maxLength: 12 }),
});

describe.each(testEngines)('any months of cash on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now = new Date('2026-11-01T10:00:00.000Z');
  beforeAll(async () => {
    double = await startProviderDouble();
    shop = await openShopWithDouble(engine, double, { now: () => now });
  });
  afterAll(async () => {
    await shop.close();
    await double.stop();
  });

  it('add up to zero, and the couriers’ book says the same as their rows', async () => {
    let references = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(life, { minLength: 1, maxLength: 3 }), async (lives) => {
        const does = shopper(shop, double);
        for (const { credit, advance, steps } of lives) {
          await takeCash(shop, { advance: advance > 0 ? String(advance) : '' });
          const number = await does.buy({ credit, advance });
          for (const { does: what, hours, rupees, freight } of steps) {
            now = new Date(now.getTime() + hours * hour);
            references += 1;
            const open =
              (await readCashBook(shop.deps)).open.find((one) => one.number === number)?.outstandingPaise ?? 0;
            const act = {
              pay: () => does.pay(number, rupees, freight, `UTR${references}`),
              freight: () => acceptFreight(shop.deps, number, commandLine),
              writeOff: () => writeOff(shop.deps, number, { paise: open, note: 'why' }, commandLine),
              refund: () => refundOrder(shop.deps, number, commandLine, { amountRupees: rupees }),
              pack: () => does.pack(number),
              ship: () => does.ship(number),
              deliver: () => does.deliver(number),
              comeBack: () => does.comeBack(number),
            }[what];
            // What an order does not allow now changes nothing.
            await act().catch((error: unknown) => {
              if (!(error instanceof AppError)) throw error;
            });
          }
        }
        let withCouriers = 0;
        const last = addMonths(monthOf(now.toISOString()), 1);
        for (let month = '2026-11'; month <= last; month = addMonths(month, 1)) {
          const { differences, rest, bridge } = await read(shop, month);
          expect([differences, rest, bridge['not explained']]).toEqual([[], 0, 0]);
          withCouriers += bridge['with couriers'] ?? 0;
        }
        const { couriers, unknown } = await readCashBook(shop.deps);
        expect(unknown.length).toBeLessThan(101);
        expect(couriers.reduce((sum, one) => sum + one.outstandingPaise, 0)).toBe(withCouriers);
      }),
      { numRuns: Number(process.env.RECONCILIATION_RUNS ?? 10) },
    );
  }, 120_000);
});
