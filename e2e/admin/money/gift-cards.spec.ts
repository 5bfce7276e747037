// Gift cards in the admin: sold once, sent again, cancelled.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';

test.use({ viewport: { width: 390, height: 844 } });

const newAddress = () => `friend-${randomUUID().slice(0, 8)}@example.com`;

async function sell(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Sell a gift card' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('750');
  await dialog.getByLabel('Paid by').selectOption('UPI');
  await dialog.getByLabel('E-mail of the recipient').fill(email);
  await dialog.getByLabel('Name of the recipient').fill('Meena');
  await dialog.getByLabel('Message').fill('Happy birthday!');
  await dialog.getByRole('button', { name: 'Sell and mail the code' }).dblclick();
  await expect(page.getByText(`A gift card of Rs. 750 is mailed to ${email}.`)).toBeVisible();
}

test('one is sold by a double click once, sent again with a new code, and cancelled', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner'));
  const email = newAddress();
  await page.goto('/gift-cards');
  await sell(page, email);
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Open');
  const name = (await rows.getByRole('button').getAttribute('aria-label')) ?? '';
  await rows.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Send a new code' }).click();
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await rows.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Cancel the gift card' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the gift card' }).click();
  await expect(rows).toContainText('Cancelled');
  await expect(rows.getByRole('button')).toHaveCount(0);
});

test('the search finds a card by its recipient, and says when there is none', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  const [wanted, other] = [newAddress(), newAddress()];
  await page.goto('/gift-cards');
  for (const email of [wanted, other]) await sell(page, email);
  const search = page.getByRole('searchbox', { name: 'Search gift cards' });
  await search.fill(wanted);
  await expect(page.getByText(other)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: wanted })).toBeVisible();
  await search.fill('nobody@example.com');
  await page.getByRole('button', { name: 'Show all gift cards' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: other })).toBeVisible();
});
