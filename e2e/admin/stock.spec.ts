// Pieces are counted and received on a phone; low stock is on the dashboard.
import { adminTest as test, enter, expect } from '../fixtures/admin.ts';
import { beginCheckout, insertOrdersToPack } from '../fixtures/orders.ts';
import { firstProduct, newPerson, registerShopper } from '../fixtures/shopper.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a packer counts a size, receives more of it, and sees why it changed', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('packer', 'Ravi'));
  await page.goto('/stock?q=rangoli%20raglan');
  await page.getByRole('link', { name: 'Rangoli Raglan' }).click();
  await page.getByRole('button', { name: 'Count: Goldenrod, M' }).click();
  await page.getByLabel('Pieces on the shelf').fill('2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 pieces')).toBeVisible();
  await page.getByRole('button', { name: 'Receive: Goldenrod, M' }).click();
  await page.getByLabel('Pieces that arrived').fill('12');
  await page.getByRole('button', { name: 'Add to the stock' }).click();
  await expect(page.getByText('14 pieces')).toBeVisible();
  await page.getByRole('button', { name: 'Count: Goldenrod, M' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toContainText([/\+12Received.*Ravi/, /\+2Corrected.*counted.*Ravi/]);
  await page.getByLabel('Pieces on the shelf').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('14 pieces')).toHaveCount(0);
});

test('Enter pressed again while a form is being sent sends nothing more', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('packer', 'Ravi'));
  await page.goto('/stock?q=rangoli%20raglan');
  await page.getByRole('link', { name: 'Rangoli Raglan' }).click();
  await page.getByRole('button', { name: 'Count: Goldenrod, L' }).click();
  await page.getByLabel('Pieces on the shelf').fill('2');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Receive: Goldenrod, L' }).click();
  const sent: string[] = [];
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/stock/*/receive', async (route) => {
    sent.push(route.request().method());
    await answer.promise;
    await route.continue();
  });
  await page.getByLabel('Pieces that arrived').fill('3');
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
  await page
    .getByRole('button', { name: /^Count: .*, M$/ })
    .first()
    .click();
  await page.getByLabel('Pieces on the shelf').fill('6');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('6 pieces')).toBeVisible();
  await page.getByLabel('Low at').fill('six');
  await page.getByRole('button', { name: 'Save the limit' }).click();
  await expect(page.getByText('Please type a number from 0')).toBeVisible();
  await page.getByLabel('Low at').fill('6');
  await page.getByRole('button', { name: 'Save the limit' }).click();
  await expect(page.getByText('Low', { exact: true })).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: /running out/ }).click();
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
      .getByRole('button', { name: /^Count: .*, M$/ })
      .first()
      .click();
    await page.getByLabel('Pieces on the shelf').fill(pieces);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await count('9');
  await expect(page.getByText('9 pieces')).toBeVisible();
  await page.goto('/stock');
  const held = page.getByRole('region', { name: 'Held in unpaid checkouts' });
  await expect(page.getByRole('heading', { name: 'Stock', exact: true })).toBeVisible();

  const who = { ...newPerson(), firstname: 'Lakshmi', lastname: 'Subramanian' };
  const shopper = await registerShopper(admin.shop.url, who);
  await beginCheckout(admin.shop, shopper, 'Lakshmi Subramanian', 2);
  await page.reload();
  await expect(held.getByRole('listitem')).toHaveText(
    new RegExp(`^${title}, .*, M: 2 pieces.*Lakshmi Subramanian, ${who.email}, until `),
  );
  await held.getByRole('button', { name: 'Release what Lakshmi Subramanian holds' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText('2 pieces can be bought again.')).toBeVisible();
  await expect(held).toHaveCount(0);
  // The other journeys buy this T-shirt made to order.
  await count('');
  await expect(page.getByText('9 pieces')).toHaveCount(0);
});
