// An exchange, from My Orders to the order that replaces it.
import { adminTest as test, enter, expect } from '../fixtures/admin.ts';
import { buyOrder, deliver, newLastname } from '../fixtures/orders.ts';
import { storedSession } from '../fixtures/shopper.ts';

test('a customer asks for another size, and gets it for nothing', async ({ page, browser, context, admin }) => {
  const { number, shopper } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
  await enter(context, admin, await admin.addMember('owner'));
  await deliver(page, number);

  const { url } = admin.shop;
  const theirs = await browser.newContext({ storageState: storedSession(url, shopper), baseURL: url });
  const shop = await theirs.newPage();
  await shop.goto('/my-orders');
  await shop.getByRole('button', { name: `Exchange something of order ${number}` }).click();
  const form = shop.getByRole('dialog', { name: `Exchange from order ${number}` });
  // Nothing is chosen for her: what she has is not sent round.
  await expect(form.getByLabel('Size you want')).toHaveValue('');
  await form.getByLabel('Colour you want').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Request the exchange' }).click();
  await expect(form.getByText('Please choose a reason')).toBeVisible();
  await form.getByLabel('Reason').selectOption('I need another size');
  await expect(form.getByText('You pay for sending it back.')).toBeVisible();
  await form.getByRole('button', { name: 'Request the exchange' }).click();
  await expect(form.getByText('Please choose the size you want')).toBeVisible();
  await form.getByLabel('Size you want').selectOption('M');
  await expect(form.getByText('You have this size already. Please choose another one')).toBeVisible();
  await form.getByLabel('Size you want').selectOption('L');
  await expect(form.getByText('You have this size already.')).toHaveCount(0);
  await form.getByRole('button', { name: 'Request the exchange' }).click();
  await expect(form).toHaveCount(0);
  await expect(shop.getByText('Requested: please send it to us.')).toBeVisible();

  await shop.getByRole('button', { name: `Withdraw the exchange from order ${number}` }).click();
  await shop.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(shop.getByText('You have withdrawn it.')).toBeVisible();
  await shop.getByRole('button', { name: `Exchange something of order ${number}` }).click();
  await form.getByLabel('Size you want').selectOption('L');
  await form.getByLabel('Colour you want').selectOption({ index: 1 });
  await form.getByLabel('Reason').selectOption('I need another size');
  await form.getByRole('button', { name: 'Request the exchange' }).click();
  await expect(shop.getByText('Requested: please send it to us.')).toBeVisible();

  await page.goto('/exchanges');
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: 'The goods are here' }).click();
  await expect(page.getByText(/^answer by/)).toBeVisible();
  await page.getByRole('button', { name: 'Send the replacement' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send the replacement' }).click();
  await expect(page.locator('main .badge').first()).toHaveText('Replaced');
  await page.getByRole('link', { name: /^TB-/ }).last().click();
  await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Replacement');

  await shop.reload();
  await expect(shop.getByText('It replaces what you exchanged, and costs you nothing.')).toBeVisible();
  await theirs.close();
});
