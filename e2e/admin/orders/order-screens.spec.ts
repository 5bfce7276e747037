// The screens of orders in both appearances, on a phone and a laptop: axe, sizes, the content
// security policy, and a shop that has sold nothing yet.
import { startShop } from '../../../scripts/testing/start-shop.ts';
import { freePort } from '../../../scripts/testing/free-port.ts';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { brokenPolicies, settle, smallTargets, violationsOf, watchPolicy } from '../../fixtures/admin-checks.ts';
import { addDisputeOf, buyOrder, insertOrders, newLastname } from '../../fixtures/orders.ts';

for (const width of [390, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      const isPhone = width < 500;
      test.use({ viewport: { width, height: 844 }, colorScheme, hasTouch: isPhone, reducedMotion: 'reduce' } as object);

      test('axe finds nothing, nothing is blocked, and everything fits', async ({ page, context, admin }) => {
        const lastname = newLastname();
        const { number } = await buyOrder(admin.shop, `Usha ${lastname}`);
        await addDisputeOf(admin.shop, number);
        await insertOrders(admin.shop, 3, lastname);
        await enter(context, admin, await admin.addMember('owner'));
        await watchPolicy(page);
        const check = async (what: string) => {
          await settle(page);
          expect.soft(await violationsOf(page), what).toEqual([]);
          expect.soft(await brokenPolicies(page), what).toEqual([]);
          expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
          if (isPhone) expect.soft(await smallTargets(page), `${what}: too small for a thumb`).toEqual([]);
        };
        await page.goto('/');
        await expect(page.getByRole('link', { name: /^Today Rs\. .*, this week Rs\. / })).toBeVisible();
        await check('dashboard');
        await page.goto(`/orders?search=${lastname}`);
        await expect(page.getByRole('link', { name: /^TB-/ })).toHaveCount(4);
        await check('list');
        await page.getByRole('button', { name: 'Any day' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await check('days');
        await page.keyboard.press('Escape');
        await page.goto('/orders?search=nobody-of-this-name');
        await expect(page.getByRole('heading', { name: 'No order matches' })).toBeVisible();
        await check('nothing found');
        await page.goto(`/orders/${number}`);
        await expect(page.getByRole('region', { name: 'Disputes' })).toBeVisible();
        await check('order');
        await page.getByRole('button', { name: 'Mark as packed' }).click();
        await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
        await check('note with Undo');
        for (const item of ['Give money back', 'Cancel the order']) {
          await page.getByRole('button', { name: 'More actions' }).click();
          await expect(page.getByRole('menu')).toBeVisible();
          await check('menu');
          await page.getByRole('menuitem', { name: item }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await check(item);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      });
    });
  }
}

test('a shop without orders says what to do first', async ({ browser }) => {
  const shop = await startShop({
    ADMIN_PORT: String(await freePort()),
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'warn',
  });
  try {
    await shop.untilReady();
    await expect.poll(() => shop.output()).toMatch(/#\S{20,}/);
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(/http:\S+\/link#\S+/.exec(shop.output())?.[0] ?? '');
    await expect(page.getByRole('heading', { name: 'Your shop has no orders yet' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Your shipping fee' }).click();
    await expect(page.getByLabel('Shipping fee')).toBeFocused();
    await context.close();
  } finally {
    await shop.stop();
  }
});

test('the GSTIN of a customer is written down before packing', async ({ page, context, admin }) => {
  const { number } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
  await enter(context, admin, await admin.addMember('manager'));
  await page.goto(`/orders/${number}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Change the customer’s GSTIN' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('GSTIN').fill('33abcde1234f1z7');
  await dialog.getByRole('button', { name: 'Save the GSTIN' }).click();
  await expect(page.getByText('GSTIN 33ABCDE1234F1Z7')).toBeVisible();
});
