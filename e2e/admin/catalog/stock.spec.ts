// Pieces are counted and received on a phone; low stock is on the dashboard.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { beginCheckout, insertOrdersToPack, nameSku } from '../../fixtures/orders.ts';
import { firstProduct, newPerson, registerShopper } from '../../fixtures/shopper.ts';

test.use({
  viewport: { width: 390, height: 844 },
  // The browser itself reports refused changes.
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  expectedConsoleErrors: async ({}, use) => use([/status of 409/]),
});

/** Opens the Rangoli Raglan, of which no other file knows. */
async function openRaglan(page: Page): Promise<void> {
  await page.goto('/stock?q=rangoli%20raglan');
  await page.getByRole('link', { name: 'Rangoli Raglan' }).click();
}

const cell = (page: Page, piece: string) => page.getByRole('textbox', { name: piece, exact: true });

/** The stock that stands below the field of a piece. */
const below = (page: Page, piece: string) => page.getByRole('listitem').filter({ has: cell(page, piece) });

test('ten sizes are counted in eleven taps, and the count can be undone', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('packer', 'Ravi'));
  await openRaglan(page);
  let taps = 0;
  const tap = (target: Locator) => {
    taps += 1;
    return target.click();
  };
  const fields = page.getByRole('listitem').getByRole('textbox');
  await expect(fields.nth(9)).toBeVisible();
  for (let index = 0; index < 10; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one field after the other, as a person does
    await tap(fields.nth(index));
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.type(String(40 + index));
  }
  await tap(page.getByRole('button', { name: 'Save 10 sizes' }));
  await expect(page.getByText('10 sizes counted.')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(14);
  await expect(page.getByText('49 pieces')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('49 pieces')).toHaveCount(0);
});

test('a packer counts a size, receives more of it, and sees why it changed', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('packer', 'Ravi'));
  await openRaglan(page);
  await cell(page, 'Goldenrod, M').fill('2');
  await page.getByRole('button', { name: 'Save 1 size' }).click();
  await expect(below(page, 'Goldenrod, M')).toContainText('2 pieces');
  await page.getByRole('link', { name: 'Receive' }).click();
  await cell(page, 'Goldenrod, M').fill('12');
  await page.getByRole('button', { name: 'Add 12 pieces' }).click();
  await expect(below(page, 'Goldenrod, M')).toContainText('14 pieces');
  await page.getByRole('button', { name: 'Goldenrod, M: history' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText(/\+12Received.*Ravi/);
  await expect(history.getByRole('listitem').nth(1)).toContainText(/\+2Corrected.*counted.*Ravi/);
  await page.getByLabel('Pieces on the shelf').fill('');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('14 pieces')).toHaveCount(0);
});

test('only the number that somebody else changed is asked again; a reload keeps all', async ({
  page,
  context,
  browser,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('packer', 'Ravi'));
  await openRaglan(page);
  await cell(page, 'Goldenrod, S').fill('7');
  await cell(page, 'Goldenrod, L').fill('8');
  await page.getByLabel('Reason').fill('shelf 4');
  const meena = await browser.newContext({ baseURL: admin.url });
  await enter(meena, admin, await admin.addMember('packer', 'Meena'));
  const another = await meena.newPage();
  await openRaglan(another);
  await cell(another, 'Goldenrod, L').fill('3');
  await another.getByRole('button', { name: 'Save' }).click();
  await expect(another.getByText('1 size counted.')).toBeVisible();
  await meena.close();
  await page.reload();
  await expect(cell(page, 'Goldenrod, S')).toHaveValue('7');
  await page.getByRole('button', { name: 'Save 2 sizes' }).click();
  await expect(below(page, 'Goldenrod, L')).toContainText('it is 3 now. Please count once more.');
  await expect(cell(page, 'Goldenrod, L')).toBeFocused();
  await expect(cell(page, 'Goldenrod, S')).toHaveAttribute('aria-invalid', 'false');
  await expect(below(page, 'Goldenrod, S')).toContainText('Made to order');
  await cell(page, 'Goldenrod, L').fill('9');
  await page.getByRole('button', { name: 'Save 2 sizes' }).click();
  await expect(below(page, 'Goldenrod, S')).toContainText('7 pieces');
  await expect(below(page, 'Goldenrod, L')).toContainText('9 pieces');
});

test('one number fills every size, and Enter leads from field to field', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('packer', 'Ravi'));
  await openRaglan(page);
  await page.getByLabel('Same for all').fill('12');
  const fields = page.getByRole('listitem').getByRole('textbox');
  await expect(fields.last()).toHaveValue('12');
  await fields.first().fill('x');
  await page.keyboard.press('Enter');
  await expect(fields.nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please type a whole number')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(fields.last()).toHaveValue('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please type at least one number.')).toBeVisible();
});

test('a delivery is scanned, checked and received once; a file of it is noticed', async ({ page, context, admin }) => {
  const sku = `RAGLAN-${randomUUID().slice(0, 8).toUpperCase()}`;
  await enter(context, admin, await admin.addMember('packer', 'Ravi'));
  await openRaglan(page);
  await cell(page, 'Goldenrod, XL').fill('5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(below(page, 'Goldenrod, XL')).toContainText('5 pieces');
  await nameSku(admin.shop, new URL(page.url()).pathname.replace('/stock/', ''), 'XL', sku);

  await page.goto('/stock');
  await page.getByRole('button', { name: 'Receive a delivery' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('SKUs')).toBeFocused();
  for (const typed of [sku, sku, 'NO-SUCH-SKU']) {
    // oxlint-disable-next-line no-await-in-loop -- a scanner types one after the other
    await page.keyboard.type(typed);
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Enter');
  }
  await expect(dialog.getByRole('status')).toHaveText('Last: NO-SUCH-SKU. 3 pieces in all.');
  await expect(dialog.getByText('Line 3: No T-shirt has the SKU NO-SUCH-SKU')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Receive a delivery' }).click();
  await page.getByRole('button', { name: 'Add 3 pieces' }).click();
  await expect(dialog.getByText('so nothing was added')).toBeVisible();
  await dialog.getByLabel('SKUs').fill(`${sku}\n`);
  await dialog.getByRole('button', { name: 'Scan', exact: true }).click();
  const scanner = page.getByRole('dialog').last();
  await scanner.getByLabel('Or a hand scanner, or keys').fill(sku);
  await page.keyboard.press('Enter');
  await expect(scanner.getByText(`Last: ${sku}. 2 pieces in all.`)).toBeVisible();
  await scanner.getByRole('button', { name: 'Close' }).click();
  await expect(dialog.getByLabel('SKUs')).toHaveValue(`${sku}\n${sku}\n`);
  await expect(dialog.getByRole('region', { name: 'What it adds' })).toContainText('5 + 2 = 7');
  await page.getByRole('button', { name: 'Add 2 pieces' }).click();
  await expect(page.getByText('2 pieces added to the stock.')).toBeVisible();

  await page.getByRole('button', { name: 'Receive a delivery' }).click();
  const buffer = Buffer.from(`SKU,Pieces\r\n${sku},1\r\n${sku},1\r\n`);
  const choose = () =>
    dialog.locator('input[type="file"]').setInputFiles({ name: 'delivery.csv', mimeType: 'text/csv', buffer });
  await choose();
  await expect(dialog.getByText(/The same list was received today .*, Ravi/)).toBeVisible();
  await page.getByRole('button', { name: 'Add 2 pieces' }).click();
  await expect(dialog.getByText('received before, so nothing was added')).toBeVisible();
  await dialog.getByLabel('It arrived once more').check();
  await page.getByRole('button', { name: 'Add 2 pieces' }).click();
  await expect(dialog).toHaveCount(0);
  await openRaglan(page);
  await expect(below(page, 'Goldenrod, XL')).toContainText('9 pieces');
});

test('Enter pressed again while a form is being sent sends nothing more', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('packer', 'Ravi'));
  await openRaglan(page);
  await page.getByRole('button', { name: 'Goldenrod, XXL: history' }).click();
  const sent: string[] = [];
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/stock/*/correct', async (route) => {
    sent.push(route.request().method());
    await answer.promise;
    await route.continue();
  });
  await page.getByLabel('Pieces on the shelf').fill('30');
  await page.keyboard.press('Enter');
  await expect.poll(() => sent).toHaveLength(1);
  await page.keyboard.press('Enter');
  answer.resolve();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('what runs out is on the dashboard, as far as the owner wants to know', async ({ page, context, admin }) => {
  // Without an order, the dashboard shows the first steps.
  await insertOrdersToPack(admin.shop, 1);
  await enter(context, admin, await admin.addMember('owner', 'Usha'));
  await page.goto('/stock?q=warli');
  const first = page.locator('[data-row]').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await page.getByRole('textbox', { name: /, M$/ }).first().fill('6');
  await page.getByRole('button', { name: 'Save 1 size' }).click();
  await expect(page.getByText('6 pieces')).toBeVisible();
  await page.getByLabel('Low at').fill('six');
  await page.getByRole('button', { name: 'Save the limit' }).click();
  await expect(page.getByText('Please type a number from 0')).toBeVisible();
  await page.getByLabel('Low at').fill('6');
  await page.getByRole('button', { name: 'Save the limit' }).click();
  await expect(page.getByText('Low', { exact: true })).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: /running out/ }).click();
  await expect(page.getByText('First what is gone soonest')).toBeVisible();
  await expect(page.getByText(/, M: 6 pieces, /)).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await page.getByLabel('Low at').fill('0');
  await page.getByRole('button', { name: 'Save the limit' }).click();
  await expect(page.getByText('Low', { exact: true })).toHaveCount(0);
  await page.goto('/stock?low=1');
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('the owner sees what an unpaid checkout holds, and releases it', async ({ page, context, admin }) => {
  const { title, _id: id } = await firstProduct(admin.shop.url);
  await enter(context, admin, await admin.addMember('owner', 'Usha'));
  const count = async (pieces: string) => {
    await page.goto(`/stock/${id}`);
    await page
      .getByRole('button', { name: /, M: history/ })
      .first()
      .click();
    await page.getByLabel('Pieces on the shelf').fill(pieces);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  };
  await count('9');
  await expect(page.getByText('9 pieces')).toBeVisible();
  await page.goto('/stock');
  const reserved = page.getByRole('region', { name: 'Reserved in unpaid checkouts' });
  await expect(page.getByRole('heading', { name: 'Stock', exact: true })).toBeVisible();

  const who = { ...newPerson(), firstname: 'Lakshmi', lastname: 'Subramanian' };
  const shopper = await registerShopper(admin.shop.url, who);
  await beginCheckout(admin.shop, shopper, 'Lakshmi Subramanian', 2);
  await page.reload();
  await expect(reserved.getByRole('listitem')).toHaveText(
    new RegExp(`^${title}, .*, M: 2 pieces.*Lakshmi Subramanian, ${who.email}, until `),
  );
  await reserved.getByRole('button', { name: 'Release what Lakshmi Subramanian reserved' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText('2 pieces can be bought again.')).toBeVisible();
  await expect(reserved).toHaveCount(0);
  // The other journeys buy this T-shirt made to order.
  await count('');
  await expect(page.getByText('9 pieces')).toHaveCount(0);
});
