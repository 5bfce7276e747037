// The sales report of the owner: one table by another, with margins, and as files; the cost price of
// a product.
import { readFile } from 'node:fs/promises';
import { settle, smallTargets, violationsOf } from '../../fixtures/admin-checks.ts';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { buyOrder, newLastname } from '../../fixtures/orders.ts';
import { endPress } from '../../support/end-press.ts';

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('an owner enters what a piece costs, and sees what she earns by state', async ({ page, context, admin }) => {
      await enter(context, admin, await admin.addMember('owner'));
      await page.goto('/products');
      await page.getByRole('main').locator('[data-row]').first().click();
      const cost = page.getByRole('region', { name: 'Cost price' });
      await cost.getByLabel('Cost of a piece').fill('cheap');
      await cost.getByRole('button', { name: 'Save the cost' }).click();
      await expect(cost.getByText('Please enter an amount such as 182.50')).toBeVisible();
      await cost.getByLabel('Cost of a piece').fill('182.50');
      await cost.getByRole('button', { name: 'Save the cost' }).click();
      await expect(page.getByText('The cost is saved.')).toBeVisible();
      await page.reload();
      await expect(cost.getByLabel('Cost of a piece')).toHaveValue('182.50');

      await buyOrder(admin.shop, `Usha ${newLastname()}`);
      await page.goto('/sales');
      const detail = page.getByRole('region', { name: 'In detail' });
      await detail.getByRole('link', { name: 'State' }).click();
      await expect(page).toHaveURL(/of=state/);
      await expect(detail.getByRole('rowheader', { name: 'Maharashtra' })).toBeVisible();
      await endPress(page);
      await detail.getByRole('button', { name: 'Margin' }).click();
      await expect(detail.getByRole('columnheader', { name: 'Margin' })).toHaveAttribute('aria-sort', 'descending');
      await expect(detail.getByText(/^Compared with .* as many days before\.$/)).toBeVisible();
      await settle(page);
      expect(await violationsOf(page)).toEqual([]);
      if (width === 390) expect(await smallTargets(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const saving = page.waitForEvent('download');
      await detail.getByRole('button', { name: 'Save as CSV: State' }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toMatch(/^sales-by-state-\d{4}-\d\d-01-to-.*\.csv$/);
      expect(await readFile(await file.path(), 'utf8')).toMatch(/\r\nMaharashtra,/);
      await detail.getByRole('link', { name: 'Discount' }).click();
      await expect(detail.getByRole('rowheader', { name: 'At the shop’s prices' })).toBeVisible();
    });

    test('costs are uploaded as a file; a manager sees none of it', async ({
      page,
      context,
      admin,
      expectedConsoleErrors,
    }) => {
      expectedConsoleErrors.push(/status of 400/);
      await enter(context, admin, await admin.addMember('owner'));
      await page.goto('/products/import');
      const costs = page.getByRole('region', { name: 'Cost prices' });
      const upload = (text: string) =>
        costs.locator('input[type=file]').setInputFiles({
          name: 'costs.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(text),
        });
      await upload('Handle,Cost per item\nnowhere,lots\n');
      await expect(costs.getByRole('status')).toHaveText(/^Row 2: “lots” is no amount/);
      await upload('Handle,Cost per item\nnowhere,12\n');
      await expect(costs.getByRole('status')).toHaveText('No cost has changed. No published product has: nowhere.');
      await context.clearCookies();
      await enter(context, admin, await admin.addMember('manager'));
      await page.goto('/products/import');
      await expect(page.getByText('Download all products')).toBeVisible();
      await expect(costs).toHaveCount(0);
    });
  });
}
