// The owner changes a policy and a banner while shoppers use the shop.
import { pages } from '@taana-baana/contract';
import { commandLine } from '../../server/modules/shop/audit-log/audit-log.service.ts';
import { contentKind } from '../../server/modules/content/content/content-kind.service.ts';
import { readEdited } from '../../server/modules/shop/drafts/drafts.service.ts';
import { seenNow } from '../../server/modules/shop/drafts/testing.ts';
import { revertContent } from '../../server/modules/content/content/content-versions.service.ts';
import { publishTyped } from '../../server/modules/content/content/testing.ts';
import { expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { withShop } from '../fixtures/command-line.ts';

test('a changed text is on its page at the next look, and a tag in it is text', async ({ page, shop }) => {
  const change = (name: 'refund-policy' | 'banners', sentence: string, changed: string) =>
    withShop(shop.dataDir, async (deps) => {
      const written = JSON.stringify((await readEdited(contentKind, deps, name)).published.content);
      expect(written).toContain(sentence);
      await publishTyped(deps, name, JSON.parse(written.replace(sentence, changed)));
    });
  const main = page.getByRole('main');
  try {
    await gotoHydrated(page, pages.refundPolicy.path);
    await expect(main).toContainText('Send it back within 15 days of delivery.');

    const typed = 'Within {exchangeDays} days, says <b>{shopName}</b>. <script>window.isHacked = true</script>';
    await change('refund-policy', 'Send it back within {exchangeDays} days of delivery.', typed);
    // The shop compares its caches with the database every 2 s.
    await expect(async () => {
      await page.reload();
      await expect(main).toContainText('<b>Taana Baana</b>', { timeout: 500 });
    }).toPass();
    await expect(main).toContainText(
      'Within 15 days, says <b>Taana Baana</b>. <script>window.isHacked = true</script>',
    );
    expect(await page.evaluate(() => 'isHacked' in window)).toBe(false);

    await change('banners', 'First rain, best tee', 'Second rain, <i>better</i> tee');
    await expect(async () => {
      await page.goto(pages.home.path);
      await expect(page.getByText('Second rain, <i>better</i> tee')).toBeAttached({ timeout: 500 });
    }).toPass();

    // Without a reload: the page fetches the text.
    await gotoHydrated(page, pages.shippingPolicy.path);
    await expect(main).toContainText('Rs. 100 for an order');
    await main.getByRole('link', { name: 'Refund Policy' }).click();
    await expect(main).toContainText('says <b>Taana Baana</b>');
  } finally {
    await withShop(shop.dataDir, async (deps) => {
      for (const name of ['refund-policy', 'banners'])
        await revertContent(
          deps,
          name,
          { version: 0, basedOn: await seenNow(contentKind, deps.db, name) },
          commandLine,
        );
    });
  }
});
