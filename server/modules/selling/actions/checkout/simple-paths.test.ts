// Orders that nobody waits for are inserted as they stay: in few statements, with both lines of
// their history.
import { describe, expect, it } from 'vitest';
import { recordPlans } from '../../../../database/testing/query-plans.ts';
import { testEngines } from '../../../../database/testing.ts';
import type { Deps } from '../../../../deps.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import {
  type CountedTee,
  correct,
  countTee,
  expectSoundCounts,
  oneTee,
  readCounts,
  shopper,
  size,
} from '../../goods/stock/testing.ts';
import { address, checkOut, openShopForEach, readPurchaseRows } from '../../money/payments/testing.ts';
import { giveCredit } from '../../money/store-credit/testing.ts';
import { moveExchange, replaceExchange } from '../exchanges/move-exchange.service.ts';
import { requestExchange } from '../exchanges/request-exchange.service.ts';
import { moveOrder } from '../orders/change-status.service.ts';
import { placeManualOrder } from '../manual-orders/place-manual-order.service.ts';
import { placeByCredit } from './credit-checkout.service.ts';

describe.each(testEngines)('an order that waits for no payment, on %s,', (engine) => {
  let shop: TestShop;
  let tee: CountedTee;
  openShopForEach(engine, { now: () => new Date('2026-11-21T10:00:00.000Z') }, async (opened) => {
    ({ shop } = opened);
    tee = await countTee(shop, 9);
  });

  /** The statements of `work`. */
  const countOf = (work: (deps: Deps) => Promise<unknown>) => {
    const plans = recordPlans(shop.deps.db, engine);
    return plans.countOf(() => work({ ...shop.deps, db: plans.db }));
  };
  async function buyWithCredit() {
    const { customer, token } = await shopper(shop, tee);
    await giveCredit(shop, customer._id, oneTee);
    const wanted = { customerId: customer._id, attemptKey: 'one', amount: oneTee, address };
    return { customer, token, buy: (deps: Deps) => placeByCredit(deps, wanted) };
  }
  const takeInCash = (deps: Deps) =>
    placeManualOrder(
      deps,
      {
        key: 'the-key-of-an-attempt',
        channel: 'counter',
        lines: [{ product: tee.id, color: tee.choice.color, size, quantity: 2 }],
        isShippingWaived: false,
        mobile: '9876543210',
        email: 'asha@example.com',
        address: { ...address, country: 'India', state: 'Tamil Nadu' },
        payment: { method: 'cash', reference: 'Bill 7' },
      },
      commandLine,
    );

  it('and is paid with credit alone, takes few statements', async () => {
    const { buy } = await buyWithCredit();
    expect(await countOf(buy)).toBeLessThanOrEqual(22);
    await expectSoundCounts(shop);
  });

  it('and is paid by hand, takes few statements', async () => {
    expect(await countOf(takeInCash)).toBeLessThanOrEqual(17);
    await expectSoundCounts(shop);
  });

  it('and replaces goods, takes few statements', async () => {
    const { customer, buy } = await buyWithCredit();
    await buy(shop.deps);
    const { orders, events } = await readPurchaseRows(shop);
    expect(events.map(({ to_status, cause }) => [to_status, cause])).toEqual([
      ['Payment pending', 'checkout'],
      ['Ordered', 'checkout'],
    ]);
    const number = orders[0]?.number ?? '';
    for (const to of ['Processing', 'Shipped', 'Delivered'] as const)
      await moveOrder(shop.deps, number, to, commandLine);
    const line = await shop.deps.db.selectFrom('order_lines').select('id').executeTakeFirstOrThrow();
    const wanted = { line: line.id, quantity: 1, color: tee.choice.color, size };
    await requestExchange(shop.deps, { customerId: customer._id }, number, {
      lines: [wanted],
      reason: 'defect',
      comment: '',
    });
    const { id } = await shop.deps.db.selectFrom('exchanges').select('id').executeTakeFirstOrThrow();
    await moveExchange(shop.deps, id, { to: 'received' }, commandLine);
    expect(await countOf((deps) => replaceExchange(deps, id, commandLine))).toBeLessThanOrEqual(22);
    await expectSoundCounts(shop);
  });

  it('and is bought with credit, gets the pieces that another checkout of its customer holds', async () => {
    const { customer, token, buy } = await buyWithCredit();
    await checkOut(shop, token, { amount: oneTee, attemptId: 'tab-1' });
    await correct(shop.deps, tee.choice, commandLine, { to: 1, note: 'the last one' });
    expect(await readCounts(shop)).toMatchObject({ reservations: [{ quantity: 1 }] });
    expect(await buy(shop.deps)).toEqual({ number: expect.any(String) });
    const { variants, reservations } = await readCounts(shop);
    expect(variants.find(({ stock }) => stock !== null)).toMatchObject({ stock: 0, reserved: 0 });
    expect(reservations).toEqual([]);
    expect((await readPurchaseRows(shop)).placed).toMatchObject([{ customer_id: customer._id }]);
    await expectSoundCounts(shop);
  });
});
