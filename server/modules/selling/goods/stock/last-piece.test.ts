// Many shoppers buy the last piece at the same moment.
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import { openTestShop } from '../../../../testing.ts';
import { checkout } from '../../actions/checkout/checkout.service.ts';
import { countTee, expectSoundCounts, insertShoppers, oneTee } from './testing.ts';

describe.each(testEngines)('the last piece on %s', (engine) => {
  it('is one order of 100 checkouts at once, and the others hear that it is sold out', async () => {
    const shop = await openTestShop(engine);
    try {
      const tee = await countTee(shop, 1);
      const shoppers = await insertShoppers(shop, tee, 100);
      const checkouts = await Promise.allSettled(shoppers.map((id) => checkout(shop.deps, id, { amount: oneTee })));
      expect(checkouts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const rejections = checkouts.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
      expect([...new Set(rejections)]).toEqual([expect.stringContaining('is sold out')]);
      expect(await shop.deps.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
      await expectSoundCounts(shop);
    } finally {
      await shop.close();
    }
  }, 60_000);
});
