// `payments check --month`: what it shows, when it fails, and which options it takes.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../database/testing.ts';
import { addOrder } from '../../modules/selling/desk/order-page/testing.ts';
import { addDocument } from '../../modules/selling/money/reconciliation/testing.ts';
import { type TestShop, openTestShop } from '../../testing.ts';
import { operate } from '../testing.ts';

describe.each(testEngines)('the check of a month on %s', (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date('2026-12-05T10:00:00.000Z') } });
  });
  afterEach(() => shop.close());

  async function invoiced(totalPaise: number) {
    const nothing = { provider_payment_id: null, status: 'Shipped' };
    const order = await addOrder(shop.deps.db, '2026-11-10T10:00:00.000Z', {}, nothing);
    await addDocument(shop.deps.db, order.id, '2026-11-11T10:00:00.000Z', totalPaise);
    return order;
  }
  const check = (values: Record<string, string | boolean>, hear?: (line: string) => void) =>
    operate(shop.deps, 'payments check', [], values, hear);

  it('shows the bridge, and says that the books agree', async () => {
    await invoiced(60_000);
    const said = await check({ month: '2026-11' });
    expect(said).toMatch(/Invoices and bills\s+₹600/);
    expect(said).toMatch(/Paid in cash or to your UPI\s+₹600/);
    expect(said).toMatch(/The books agree\.$/);
  });

  it('fails with each difference and what to do', async () => {
    const { number } = await invoiced(58_800);
    let said = '';
    await expect(check({ month: '2026-11' }, (line) => (said += `${line}\n`))).rejects.toThrow(
      'The books differ in 1 place.',
    );
    expect(said).toContain(`of order ${number} is of Rs. 588. When it was issued, Rs. 600 was paid and kept.`);
    expect(said).toContain('Ask your accountant');
  });

  it('takes a month, and nothing else beside it', async () => {
    await expect(check({ month: 'november' })).rejects.toThrow('Please write the month as 2026-11.');
    await expect(check({ month: '2026-11', mail: true })).rejects.toThrow('--month goes without');
  });
});
