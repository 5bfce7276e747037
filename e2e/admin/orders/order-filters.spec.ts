// The filters of the list of orders, on a phone.
import { violationsOf } from '../../fixtures/admin-checks.ts';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { insertOrdersToPack } from '../../fixtures/orders.ts';

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

test('a T-shirt is chosen by its words, never unseen, and is named until it is taken off', async ({
  page,
  context,
  admin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(context, admin, await admin.addMember('accountant'));
  await page.goto('/orders');
  const open = page.getByRole('button', { name: /^Filters/ });
  const dialog = page.getByRole('dialog');
  const find = dialog.getByLabel('Find a T-shirt');
  const show = dialog.getByRole('button', { name: 'Show' });
  await open.click();
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await expect(dialog.getByRole('radio', { name: 'Any T-shirt' })).toBeChecked();
  await find.fill('cutting chai');
  await find.press('Enter');
  await expect(dialog.getByText('Please choose one.')).toBeVisible();
  // By keyboard alone.
  await expect(dialog.getByRole('radio', { name: 'Cutting Chai Tee' })).toBeVisible();
  await find.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('radio', { name: 'Cutting Chai Tee' })).toBeChecked();
  expect.soft(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).searchParams.get('product')).toBeTruthy();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove the filter Cutting Chai Tee' })).toBeVisible();

  await open.click();
  await expect(dialog.getByRole('radio', { name: 'Cutting Chai Tee' })).toBeChecked();
  await find.fill('kurta that nobody makes');
  await expect(dialog.getByText('No T-shirt has these words. Please type fewer.')).toBeVisible();
  await show.click();
  await expect(dialog.getByText('Please choose one.')).toBeVisible();
  await find.fill('');
  await expect(dialog.getByRole('radio', { name: 'Any T-shirt' })).toBeChecked();
  await show.click();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});
