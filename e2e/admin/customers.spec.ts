// Customers on a phone: found, opened from the list and from an order, noted; packers see none of it.
import { settle, smallTargets, violationsOf } from '../fixtures/admin-checks.ts';
import { adminTest as test, enter, expect } from '../fixtures/admin.ts';
import { buyOrder, newLastname } from '../fixtures/orders.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as object);

test('a customer is found, opened and noted, also from the order', async ({ page, context, admin }) => {
  const lastname = newLastname();
  const { number } = await buyOrder(admin.shop, `Usha ${lastname}`);
  await enter(context, admin, await admin.addMember('manager'));
  await page.goto('/customers?tab=new');
  await expect(page.getByText('Their first order was in the last 30 days.')).toBeVisible();
  await page.getByLabel('Search customers').fill(lastname);
  await expect(page.getByText('A search looks at all customers')).toBeVisible();
  await page.getByRole('link', { name: `Usha ${lastname}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Usha ${lastname}` })).toBeVisible();
  await page.getByLabel('New note').fill('Likes indigo');
  await page.getByRole('button', { name: 'Write the note' }).click();
  await expect(page.getByText('Likes indigo')).toBeVisible();
  await settle(page);
  expect(await violationsOf(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('link', { name: 'Everything about this customer' }).click();
  await expect(page.getByText('Likes indigo')).toBeVisible();
});

test('a packer finds no customers, in the navigation or by the address', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto('/customers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Customers' })).toHaveCount(0);
  await expect(page.getByLabel('Search customers')).toHaveCount(0);
});
