// An exchange, from My Orders to the order that replaces it.
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import type { Page } from '@playwright/test';
import { fillPhoneOrder } from '../../fixtures/filled/admin-pages.ts';
import { backdateDelivery, buyOrder, deliver, newLastname, sellOut } from '../../fixtures/orders.ts';
import { storedSession } from '../../fixtures/shopper.ts';

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('staff start an exchange of an order by phone, and lose nothing that is typed', async ({
    page,
    context,
    admin,
  }) => {
    await enter(context, admin, await admin.addMember('manager'));
    await fillPhoneOrder(page);
    await page.getByText('Paid by UPI').click();
    await page.getByRole('button', { name: 'Record the order' }).click();
    await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
    const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await deliver(page, number);
    await openDialog(page);
    const form = page.getByRole('dialog', { name: `Exchange from order ${number}` });
    await form.getByLabel('Reason').selectOption('Another size');
    await expect(form.getByText('The customer pays for sending it back.')).toBeVisible();
    await form.getByLabel('Wanted size').selectOption('M');
    await form.getByRole('button', { name: 'Start the exchange' }).click();
    await expect(form.getByText('You have this size already. Please choose another one')).toBeVisible();
    await expect(form.getByText('Please choose the colour you want')).toBeVisible();
    await form.getByLabel('Wanted size').selectOption('L');
    await form.getByLabel('Wanted colour').selectOption({ index: 1 });
    await form.getByLabel('What the customer says').fill('Tight at the shoulders');
    await page.reload();
    await openDialog(page);
    await expect(form.getByLabel('What the customer says')).toHaveValue('Tight at the shoulders');
    await expect(form.getByLabel('Wanted size')).toHaveValue('L');
    await form.getByRole('button', { name: 'Start the exchange' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Exchange from ${number}`);
    await expect(page.getByRole('main')).toContainText('Tight at the shoulders');
    await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /please%20send%20what/);

    await page.goto(`/orders/${number}`);
    await expect(page.getByText('Exchange requested')).toBeVisible();
    await openDialog(page);
    await expect(page.getByRole('dialog')).toContainText('Nothing of this order can be exchanged any more');
  });

  test('staff start an exchange after its days only with a reason, and take a fee', async ({
    page,
    context,
    admin,
  }) => {
    const { number } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
    await enter(context, admin, await admin.addMember('manager'));
    await deliver(page, number);
    await backdateDelivery(admin.shop, number);
    await sellOut(admin.shop, number, 'XXXL');
    await openDialog(page);
    const form = page.getByRole('dialog', { name: `Exchange from order ${number}` });
    await expect(form.getByText('The days to exchange this order are over.')).toBeVisible();
    await form.getByLabel('How many come back?').selectOption('1');
    await form.getByLabel('Reason').selectOption('Something else');
    // Chosen before the colour, a size can be sold out in it.
    await form.getByLabel('Wanted size').selectOption('XXXL');
    await form.getByLabel('Wanted colour').selectOption({ index: 1 });
    await expect(form.getByRole('option', { name: 'XXXL (sold out)' })).toBeDisabled();
    await form.getByRole('button', { name: 'Start the exchange' }).click();
    await expect(form.getByText('So many are not left. Please choose another size or colour.')).toBeVisible();
    await form.getByLabel('Wanted size').selectOption('L');
    await form.getByText('The parcel is already on its way to us').click();
    await form.getByRole('button', { name: 'Start the exchange' }).click();
    await expect(form.getByText('Please say why you accept it after its days')).toBeVisible();
    await form.getByLabel('Why you accept it all the same').fill('She was in hospital');
    await form.getByRole('button', { name: 'Start the exchange' }).click();
    await expect(page.locator('main .badge').first()).toHaveText('On its way back');
    await page.getByRole('button', { name: 'The goods are here' }).click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Send it for a fee' }).click();
    await page.getByLabel('Fee in rupees').fill('80');
    await page.getByRole('button', { name: 'Make the link' }).click();
    const url = await page.getByText('/payment-sandbox/links/').textContent();
    await page.goBack();
    await expect(page.getByText('The replacement waits for the fee of sending it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send the replacement' })).toHaveCount(0);
    const theirs = await context.newPage();
    await theirs.goto(url ?? '');
    await theirs.getByRole('button', { name: /^Pay/ }).click();
    await expect(theirs.getByText('It is paid.')).toBeVisible();
    await theirs.close();
    await page.getByRole('link', { name: 'Open the payment link' }).click();
    await page.getByRole('link', { name: /^Open order TB-/ }).click();
    await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Replacement');
    await page.goto(`/orders/${number}`);
    await expect(page.getByRole('main')).toContainText('Exchange accepted after its days: She was in hospital');
  });
});

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Exchange' }).click();
}
