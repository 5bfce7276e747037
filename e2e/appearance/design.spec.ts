// The design page: available in development, not in production.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { startShop } from '../../scripts/testing/start-shop.ts';
import { violationsOf } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';

test.describe('in development', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('/design shows every token and component, and axe finds nothing in it', async ({ page }, details) => {
    test.slow();
    const seeded = join(process.env.JOURNEYS_FOLDER ?? '', 'sqlite');
    await cp(seeded, `${seeded}-design`, { recursive: true });
    const shop = await startShop({ DATA_DIR: `${seeded}-design`, LOG_LEVEL: 'warn' }, [], 'dev');
    try {
      await shop.untilReady();
      await gotoHydrated(page, `${shop.url}/design`);
      for (const chapter of ['Colours', 'Type', 'Controls', 'Fields', 'The catalogue']) {
        await expect(page.getByRole('heading', { name: chapter, exact: true })).toBeVisible();
      }
      await expect(page.getByText('too low')).toHaveCount(0);
      const [atRest, hovered] = await page
        .getByRole('button', { name: 'Add to Cart' })
        .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));
      expect(hovered, 'a state is held still').not.toBe(atRest);
      await details.attach('design', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
      expect(await violationsOf(page)).toEqual([]);
    } finally {
      // On a busy machine modules still load: their requests would fail, and say so in the console.
      await page.close();
      await shop.stop();
    }
  });
});

test.describe('in a shop that is open', () => {
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  test.use({ expectedConsoleErrors: async ({}, use) => use([/404/]) });

  test('/design does not exist', async ({ page }) => {
    const answer = await page.goto('/design');
    expect(answer?.status()).toBe(404);
  });
});
