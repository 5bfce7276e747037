// A children's T-shirt: sizes by age and their chart, from the editor to the exchange.
import { randomUUID } from 'node:crypto';
import { takePhoto } from '../../../server/integrations/image-store/testing.ts';
import { violationsOf } from '../../fixtures/admin-checks.ts';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { fillAddress, openPayment } from '../../fixtures/checkout.ts';
import { deliver } from '../../fixtures/orders.ts';
import { registerShopper, storedSession } from '../../fixtures/shopper.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('an owner sells a T-shirt in ages with its chart; a shopper finds, measures, buys and exchanges it', async ({
  page,
  context,
  browser,
  admin,
}) => {
  test.slow();
  await enter(context, admin, await admin.addMember('owner'));
  const title = `Gilli danda tee ${randomUUID().slice(0, 8)}`;
  const chart = `Children ${randomUUID().slice(0, 8)}`;

  await page.goto('/products/size-charts');
  await page.getByRole('button', { name: 'Add a chart' }).click();
  const form = page.getByRole('dialog', { name: 'Add a chart' });
  await form.getByLabel('Name').fill(chart);
  const table = form.getByRole('textbox', { name: 'Table', exact: true });
  await table.fill('Size, Chest cm\n2-3 Y, wide');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(
    form.getByText('Line 2: “wide” is no measure in cm. Write a number such as 58, or 58-62.'),
  ).toBeVisible();
  // What is typed survives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Add a chart' }).click();
  await expect(form.getByLabel('Name')).toHaveValue(chart);
  await table.fill('Size\tChest cm\tLength cm\n2-3 Y\t58\t39\n4-5 Y\t62-64\t43');
  await expect(form.getByRole('rowheader', { name: '4-5 Y' })).toBeVisible();
  expect.soft(await violationsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByText(chart)).toHaveCount(1);
  await expect(page.getByText('Saved. The size guide shows it now.')).toBeVisible();

  await page.goto('/products/new');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name: 'front.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(900, 1200) }]);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('399');
  await page.getByRole('combobox', { name: 'Add a colour' }).fill('Mustard');
  await page.getByRole('combobox', { name: 'Add a colour' }).press('Enter');
  const sizes = page.getByRole('textbox', { name: 'Sizes of its own' });
  await sizes.pressSequentially('2-3 Y, 2-3 y');
  await expect(page.getByText('Please write each size once.')).toBeVisible();
  await sizes.fill('2-3 Y, 4-5  Y, 6-7 Y');
  await page.getByLabel('Size chart', { exact: true }).selectOption(chart);
  await expect(page.getByText('It has no measures for 6-7 Y.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Mustard, 4-5 Y is offered' })).toBeChecked();
  await page.getByRole('combobox', { name: 'Category' }).fill('Kids');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Uploading|Waiting|No connection|Preparing/)).toHaveCount(0, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();

  const { url } = admin.shop;
  const theirs = await browser.newContext({
    storageState: storedSession(url, await registerShopper(url)),
    baseURL: url,
    viewport: { width: 390, height: 844 },
  });
  const shop = await theirs.newPage();
  await shop.goto('/product?size=2-3+y');
  await expect(shop.getByText('1 product', { exact: true })).toBeVisible();
  await shop.getByRole('link', { name: title }).first().click();
  await shop.getByRole('button', { name: 'Size guide' }).click();
  const guide = shop.getByRole('dialog', { name: 'Size guide' });
  await expect(guide.getByRole('row', { name: '2-3 Y 58 (22.8) 39 (15.4)' })).toBeVisible();
  await expect(guide.getByRole('row', { name: '6-7 Y No measures yet. Please ask us.' })).toBeVisible();
  await shop.keyboard.press('Escape');
  await shop.getByRole('radio', { name: 'Mustard' }).check();
  await shop.getByRole('radio', { name: '2-3 Y' }).check();
  await shop.getByRole('button', { name: 'Buy Now' }).click();
  await fillAddress(shop);
  const payment = await openPayment(shop);
  await payment.getByRole('button', { name: /^Pay Rs\./ }).click();
  await expect(shop).toHaveURL(/my-orders/);
  const heading = shop.getByRole('article').first().getByRole('heading').first();
  const number = /TB-\w+/.exec(await heading.innerText())?.[0] ?? '';

  await deliver(page, number);
  await shop.reload();
  await shop.getByRole('button', { name: `Exchange something of order ${number}` }).click();
  const exchange = shop.getByRole('dialog', { name: `Exchange from order ${number}` });
  await exchange.getByLabel('Size you want').selectOption('4-5 Y');
  await expect(exchange.getByLabel('Size you want').getByRole('option', { name: 'M', exact: true })).toHaveCount(0);
  await exchange.getByLabel('Colour you want').selectOption({ index: 1 });
  await exchange.getByLabel('Reason').selectOption('I need another size');
  await exchange.getByRole('button', { name: 'Request the exchange' }).click();
  await expect(shop.getByText('Requested: please send it to us.')).toBeVisible();
  await theirs.close();

  await page.goto('/exchanges');
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByText('4-5 Y')).toBeVisible();
});
