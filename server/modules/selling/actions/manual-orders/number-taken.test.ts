// The rare case that the random number of a staff order is already taken.
import type * as Crypto from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { address, openShopForEach, readPurchaseRows } from '../../money/payments/testing.ts';
import { type CountedTee, countTee, expectSoundCounts, size } from '../../goods/stock/testing.ts';
import { addOrder } from '../../desk/order-page/testing.ts';
import { type ManualOrderInput, placeManualOrder } from './place-manual-order.service.ts';
import { recordHandPayment } from './linked-orders.service.ts';

/** How many of the next random numbers are 0. */
const zeros = vi.hoisted(() => ({ left: 0 }));
vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof Crypto>();
  const randomInt = (max: number) => ((zeros.left -= 1) >= 0 ? 0 : original.randomInt(max));
  return { ...original, randomInt };
});

describe.each(testEngines)('an order of staff whose number is taken on %s', (engine) => {
  let shop: TestShop;
  let tee: CountedTee;
  openShopForEach(engine, { now: () => new Date('2026-11-21T10:00:00.000Z') }, async (opened) => {
    ({ shop } = opened);
    tee = await countTee(shop, 5);
    await addOrder(shop.deps.db, '2026-11-20T10:00:00.000Z', {}, { number: 'TB-AAAAAA' });
  });
  afterEach(() => expectSoundCounts(shop));

  const wanted = (): ManualOrderInput => ({
    key: 'the-key-of-an-attempt',
    channel: 'counter',
    lines: [{ product: tee.id, color: tee.choice.color, size, quantity: 2 }],
    isShippingWaived: false,
    mobile: '9876543210',
    email: 'asha@example.com',
    address: { ...address, country: 'India', state: 'Tamil Nadu' },
  });
  const cash = { method: 'cash' as const, reference: 'Bill 7' };

  it.each(['at once', 'instead of its link'])('gets another one when it is paid in cash %s', async (how) => {
    const take = (payment?: typeof cash) => placeManualOrder(shop.deps, { ...wanted(), payment }, commandLine);
    const waiting = how === 'at once' ? undefined : await take();
    zeros.left = 6;
    const { number } = waiting ? await recordHandPayment(shop.deps, waiting.id, cash, commandLine) : await take(cash);
    expect(number).toMatch(/^TB-(?!AAAAAA)\w{6}$/);
    const { orders, mails } = await readPurchaseRows(shop);
    expect(orders).toHaveLength(2);
    expect(mails.filter(({ subject }) => subject.includes(String(number)))).toHaveLength(1);
  });
});
