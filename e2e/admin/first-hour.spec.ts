// An owner's first hour, on a phone: from the link that signs in once to a shop of her own.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../scripts/testing/free-port.ts';
import { startShop } from '../../scripts/testing/start-shop.ts';
import { expect, test } from '../fixtures/fixtures.ts';
import { fillCart, registerShopper, storedSession } from '../fixtures/shopper.ts';

test('name, logo, colour, a sentence of a policy and Delhi: the open shop shows each', async ({ browser }) => {
  const dataDir = `${process.env.JOURNEYS_FOLDER}/first-hour`;
  await cp(join(process.env.JOURNEYS_FOLDER ?? '', 'sqlite'), dataDir, { recursive: true });
  const environment = { NODE_ENV: 'development', ADMIN_PORT: String(await freePort()), LOG_LEVEL: 'warn' };
  const shop = await startShop({ DATA_DIR: dataDir, ...environment });
  await shop.untilReady();
  const link = /signs you in once\D+10 minutes: (\S+)/;
  await expect.poll(() => link.test(shop.output())).toBe(true);

  const shopper = await registerShopper(shop.url);
  await fillCart(shop.url, shopper);
  const reader = await (await browser.newContext({ storageState: storedSession(shop.url, shopper) })).newPage();
  await reader.goto(`${shop.url}/shipping-policy`);
  await expect(reader.getByRole('banner').getByRole('link', { name: 'Taana Baana' })).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const isSaved = () => expect(page.getByText('Saved. The shop shows it now.')).toBeVisible();
  const settings = async (name: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Settings', exact: true }).tap();
    await page.getByRole('main').getByRole('link', { name }).first().tap();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  await page.goto(link.exec(shop.output())?.[1] ?? '');
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  await settings('Shop');
  await page.getByLabel('Name of the shop').fill('Resham Ghar');
  await save.tap();
  await isSaved();
  await reader.reload();
  await expect(reader.getByRole('banner').getByRole('link', { name: 'Resham Ghar' })).toBeVisible();

  await settings('Look');
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 380, height: 100 } });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).tap();
  await (await chooser).setFiles({ name: 'IMG_2041.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('The logo is in the shop now.')).toBeVisible();
  await page.getByLabel('Main colour', { exact: true }).fill('#1d4e89');
  await save.tap();
  await isSaved();
  await reader.reload();
  await expect(reader.getByRole('banner').getByRole('img', { name: 'Resham Ghar' })).toBeVisible();
  const color = () =>
    reader.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-madder'));
  expect((await color()).trim()).toBe('#1d4e89');

  await settings('Shipping');
  await page.getByLabel('Deliver to union territories').tap();
  await expect(page.getByText('Delhi among them')).toBeVisible();
  await save.tap();
  await isSaved();
  await reader.goto(`${shop.url}/checkout`);
  await expect(reader.getByLabel('State').locator('option', { hasText: 'Delhi' })).toHaveCount(1);

  await page.goto(`http://localhost:${environment.ADMIN_PORT}/content/shipping-policy`);
  const area = page.getByRole('textbox', { name: 'Text', exact: true });
  const text = await area.inputValue();
  await area.fill(text.replace('Every T-shirt is made to order.', 'Every T-shirt is woven after you have ordered it.'));
  await page.getByRole('button', { name: 'Publish' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).tap();
  await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();
  await reader.goto(`${shop.url}/shipping-policy`);
  await expect(reader.getByText('Every T-shirt is woven after you have ordered it.')).toBeVisible();
  await phone.close();
  await reader.context().close();
  await shop.stop();
});
