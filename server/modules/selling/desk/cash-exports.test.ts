// Files of orders and of invoices say where the cash of each order is, in a shop that has taken cash.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { bringTo, openCashShop, placeForCash } from '../actions/cash-on-delivery/testing.ts';
import { applyRemittance } from '../money/cash-book/remittances.service.ts';
import { writeOff } from '../money/cash-book/settle-cash.service.ts';
import { remittance } from '../money/cash-book/testing.ts';
import { amount, openCart } from '../money/payments/testing.ts';
import { addOrder } from './order-page/testing.ts';

describe.each(testEngines)('files with cash on %s', (engine) => {
  const cash = openCashShop(engine);
  let admin: TestAdmin;
  beforeEach(() => {
    admin = openTestAdmin(cash.shop);
  });
  afterEach(() => admin.close());

  const save = async (file: string) => {
    const { cookie } = await admin.addMember('accountant');
    const { payload } = await admin.app.inject({ url: `/api/${file}`, headers: { cookie } });
    return payload.trimEnd().split('\r\n');
  };
  const invoices = 'accounting/export/orders?month=2026-11';
  const headers =
    ',Cash to collect (Rs.),Cash collected (Rs.),Cash received (Rs.),Cash with the courier (Rs.),Freight and written off (Rs.)';
  const sumsIn = (rows: string[], number: string) =>
    rows
      .find((row) => row.includes(number))
      ?.split(',')
      .slice(-5)
      .map((sum) => sum && Number(sum))
      .join();

  it('have its sums once for each order, and none for a prepaid one', async () => {
    const place = async () => placeForCash(cash.shop, (await openCart(cash.shop)).token);
    const { number: prepaid } = await addOrder(cash.shop.deps.db, cash.now.toISOString());
    const [delivered, packed] = [await place(), await place()];
    await bringTo(cash.shop, delivered, 'Delivered');
    await bringTo(cash.shop, packed, 'Processing');
    await cash.shop.deps.db.updateTable('shipments').set({ awb: 'A1', courier: 'Delhivery' }).execute();
    await applyRemittance(cash.shop.deps, remittance([['A1', String(amount - 250)]]), commandLine);
    const [orders, lines] = [await save('orders.csv'), await save(invoices)];
    for (const [first] of [orders, lines]) expect(first?.endsWith(headers)).toBe(true);
    for (const rows of [orders, lines]) {
      expect(sumsIn(rows, delivered)).toBe(`0,${amount},${amount - 250},250,0`);
      expect(sumsIn(rows, packed)).toBe(`${amount},0,0,0,0`);
    }
    expect(sumsIn(orders, prepaid)).toBe(',,,,');
    await writeOff(cash.shop.deps, delivered, { paise: 25_000, note: 'Lost' }, commandLine);
    expect(sumsIn(await save('orders.csv'), delivered)).toBe(`0,${amount},${amount - 250},0,250`);
  });

  it('have no column of cash in a shop that never took it', async () => {
    await addOrder(cash.shop.deps.db, cash.now.toISOString());
    for (const file of ['orders.csv', invoices]) expect((await save(file))[0]).not.toContain('Cash');
  });
});
