// Collections, on a phone: created, previewed, published, seen in the shop.
import type { Page } from '@playwright/test';
import { takePhoto } from '../../../server/integrations/image-store/testing.ts';
import { settle, smallTargets, violationsOf } from '../../fixtures/admin-checks.ts';
import { type AdminShop, adminTest as test, enter, expect } from '../../fixtures/admin.ts';

test.use({ viewport: { width: 390, height: 844 } });

const photo = async () => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(1200, 800) });

async function choosePhoto(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take or choose a photo' }).click();
  await (await chooser).setFiles(await photo());
}

async function make(page: Page, tag: RegExp): Promise<void> {
  await page.goto('/collections');
  await page.getByRole('button', { name: 'New collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'New collection' });
  const option = await dialog.getByRole('option', { name: tag }).first().textContent();
  await dialog.getByLabel('Tag').selectOption({ label: option ?? '' });
  await dialog.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(tag);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();
}

async function openShop(page: Page, { shop }: AdminShop, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(shop.url + path);
  return tab;
}

test('a tag gets a title, a sentence and a page, which the owner sees before shoppers do', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner'));
  await make(page, /^monsoon/i);
  // The toast of a pressed button would stay on the page for 7 s.
  await page.reload();
  await expect(page.getByLabel('Title')).toBeVisible();
  await settle(page);
  expect.soft(await violationsOf(page), 'a new collection').toEqual([]);
  expect.soft(await smallTargets(page), 'a new collection').toEqual([]);
  await page.getByLabel('Title').fill('First rain');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Please type a sentence')).toBeVisible();
  await page.getByLabel('Sentence').fill('Tees for wet streets.');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1, name: 'First rain' })).toBeVisible();
  await expect(preview.getByText('Tees for wet streets.')).toBeVisible();
  await preview.getByLabel('Sort By').selectOption('price');
  await expect(preview).toHaveURL(/sort=price&preview=/);
  await expect(preview.getByRole('heading', { level: 1, name: 'First rain' })).toBeVisible();
  expect((await page.request.get(`${admin.shop.url}/collections/monsoon`)).status()).toBe(404);
  await publish(page);
  const shop = await openShop(page, admin, '/product');
  await shop.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'First rain' }).click();
  await expect(shop).toHaveURL(/\/collections\/monsoon$/);
  await expect(shop.getByRole('heading', { level: 1, name: 'First rain' })).toBeVisible();
  await expect(shop.getByRole('article').first()).toBeVisible();
  expect.soft(await violationsOf(shop), 'in the shop').toEqual([]);
  await page.goto('/collections');
  const row = page.getByRole('listitem').filter({ hasText: 'First rain' });
  await expect(row.getByText('In the shop')).toBeVisible();
  await settle(page);
  expect.soft(await violationsOf(page), 'the list').toEqual([]);
  expect.soft(await smallTargets(page), 'the list').toEqual([]);
});

test('a photo from the phone becomes its picture; taken out of the shop, the page is gone until Undo', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('manager'));
  await make(page, /^kids/i);
  await page.getByLabel('Sentence').fill('For small people.');
  await choosePhoto(page);
  await page.getByLabel('What it shows').fill('Children on swings');
  await expect(page.getByRole('img', { name: 'Children on swings' })).toHaveAttribute('src', /^\/images\//, {
    timeout: 60_000,
  });
  await publish(page);
  const shop = await openShop(page, admin, '/collections/kids');
  const picture = shop.getByRole('img', { name: 'Children on swings' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'More for this collection' }).click();
  await page.getByRole('menuitem', { name: 'Take out of the shop' }).click();
  await expect(page.getByText('The collection is not in the shop any more.')).toBeVisible();
  expect((await shop.request.get(`${admin.shop.url}/collections/kids`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await shop.request.get(`${admin.shop.url}/collections/kids`)).status()).toBe(200);
});
