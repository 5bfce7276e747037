// The filters of the list of orders, on a phone.
import { adminTest as test, enter, expect } from '../fixtures/admin.ts';
import { insertOrdersToPack } from '../fixtures/orders.ts';

test('filters stand in the address, are counted, and each can be removed', async ({ page, context, admin }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await insertOrdersToPack(admin.shop, 1, { status: 'Shipped', awb: 'D7300001' });
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto('/orders?tab=shipped');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('State').selectOption('Sikkim');
  await dialog.getByLabel('Paid with').selectOption('UPI');
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await expect(page.getByText('No order matches')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?tab=shipped&state=Sikkim&payment=upi');
  await page.reload();
  await page.getByRole('button', { name: 'Remove the filter Sikkim' }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await page
    .getByRole('button', { name: 'Clear search and filters' })
    .or(page.getByRole('button', { name: 'Remove the filter UPI' }))
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^TB-/ }).first()).toBeVisible();
});
