// Invoices and credit notes: on the order's page in the admin, and in My Orders.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { brokenPolicies, settle, smallTargets, violationsOf, watchPolicy } from '../../fixtures/admin-checks.ts';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { buyOrder, issueDocuments } from '../../fixtures/orders.ts';
import { storedSession } from '../../fixtures/shopper.ts';

async function savePdf(page: Page, click: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  return download.suggestedFilename();
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    const isPhone = width < 500;
    test.use({ viewport: { width, height: 844 }, hasTouch: isPhone, reducedMotion: 'reduce' } as object);

    test('staff save the documents of an order; packers have none', async ({ page, context, admin }) => {
      const { number } = await buyOrder(admin.shop, 'Usha Raman');
      const { invoice, creditNote } = await issueDocuments(admin.shop, number);
      await enter(context, admin, await admin.addMember('accountant'));
      await watchPolicy(page);
      await page.goto(`/orders/${number}`);
      const documents = page.getByRole('region', { name: 'Documents' });
      await expect(documents.getByRole('listitem')).toHaveText([
        new RegExp(`${invoice}Tax invoice, 24 Nov.*Rs. 599PDF`),
        new RegExp(`${creditNote}Credit note, 24 Nov.*− Rs. 599PDF`),
      ]);
      const link = documents.getByRole('link', { name: `PDF of ${invoice}` });
      expect(await savePdf(page, () => link.click())).toBe(`${invoice.replaceAll('/', '-')}.pdf`);
      await settle(page);
      expect(await violationsOf(page)).toEqual([]);
      expect(await brokenPolicies(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (isPhone) expect(await smallTargets(page)).toEqual([]);
      await enter(context, admin, await admin.addMember('packer'));
      await page.goto(`/orders/${number}`);
      await expect(page.getByRole('region', { name: 'Payment' })).toBeVisible();
      await expect(documents).toHaveCount(0);
    });

    test('the customer saves them from My Orders', async ({ browser, admin }) => {
      const { number, shopper } = await buyOrder(admin.shop, 'Usha Raman');
      const { invoice, creditNote } = await issueDocuments(admin.shop, number);
      const { url } = admin.shop;
      const context = await browser.newContext({ baseURL: url, storageState: storedSession(url, shopper) });
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/my-orders');
      const list = page.getByRole('list', { name: `Documents of order ${number}` });
      await expect(list.getByRole('button')).toHaveText([
        `Tax invoice ${invoice}, as a PDF`,
        `Credit note ${creditNote}, as a PDF`,
      ]);
      const button = list.getByRole('button', { name: invoice });
      expect(await savePdf(page, () => button.click())).toBe(`${invoice.replaceAll('/', '-')}.pdf`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await context.close();
    });

    test('an order that is packed has its bill at once, for staff and for the customer', async ({
      page,
      context,
      browser,
      admin,
    }) => {
      const { number, shopper } = await buyOrder(admin.shop, 'Usha Raman');
      await enter(context, admin, await admin.addMember('manager'));
      await page.goto(`/orders/${number}`);
      const documents = page.getByRole('region', { name: 'Documents' });
      await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
      await expect(documents).toHaveCount(0);
      await page.getByRole('button', { name: 'Mark as packed' }).click();
      const bill = documents.getByRole('listitem').filter({ hasText: /^BIL\/\d\d-\d\d\/\d{5}Bill/ });
      await expect(bill).toHaveCount(1);
      const [written = ''] = (await bill.textContent())?.match(/^BIL[\d/-]+/) ?? [];

      const { url } = admin.shop;
      const shop = await browser.newContext({ baseURL: url, storageState: storedSession(url, shopper) });
      const orders = await shop.newPage();
      await orders.goto('/my-orders');
      const list = orders.getByRole('list', { name: `Documents of order ${number}` });
      const button = list.getByRole('button', { name: `Bill ${written}` });
      expect(await savePdf(orders, () => button.click())).toBe(`${written.replaceAll('/', '-')}.pdf`);
      await shop.close();
    });
  });
}
