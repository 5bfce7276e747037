// Products on a phone: created with photos, published, changed by two people, and in bulk.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { takePhoto } from '../../../server/integrations/image-store/testing.ts';
import { violationsOf } from '../../fixtures/admin-checks.ts';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';

test.use({
  viewport: { width: 390, height: 844 },
  // The browser itself reports the piece of a photo that was cut off.
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  expectedConsoleErrors: async ({}, use) => use([/ERR_FAILED|ERR_INTERNET_DISCONNECTED/]),
});

const newTitle = () => `Kolam tee ${randomUUID().slice(0, 8)}`;
const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const photo = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await takePhoto(900, 1200) });

async function openFromList(page: Page, title: string): Promise<void> {
  await page.goto(`/products?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).click();
  await expect(field(page, 'Title')).toHaveValue(title);
}

test('one button and one menu stand beside the heading, and the menu leads on by keyboard', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('manager'));
  await page.goto('/products');
  const create = page.getByRole('main').getByRole('link', { name: 'New product' });
  const menu = page.getByRole('button', { name: 'More actions' });
  const [one, other] = [await create.boundingBox(), await menu.boundingBox()];
  expect(Math.abs((one?.y ?? 0) - (other?.y ?? 99))).toBeLessThan(4);
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Stock', 'Import, export', 'Size charts', 'Old addresses']);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Old addresses' })).toBeFocused();
  await page.goBack();
  await expect(menu).toBeVisible();
});

test('a product is written with two photos, one of which is cut off, and the shop shows it', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner', 'Meena'));
  const title = newTitle();
  await page.goto('/products');
  await page.getByRole('link', { name: 'New product' }).click();
  await expect(page.getByText('Nothing typed yet')).toBeVisible();

  let cut = 0;
  await page.route('**/api/uploads/*', (route) =>
    route.request().method() === 'PATCH' && cut++ === 0 ? route.abort() : route.continue(),
  );
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await photo('front.jpg'), await photo('back.jpg')]);
  await expect(page.getByRole('grid', { name: 'Photos' }).getByRole('row')).toHaveCount(2);
  // The draft starts with the photos, and typing continues in it.
  await expect(page).toHaveURL(/\/products\/(?!new)/);
  await field(page, 'Title').fill(title);
  const description = field(page, 'Description');
  await description.click();
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Soft');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type(' cotton');

  await page.getByRole('button', { name: 'Publish' }).click();
  const missing = page.getByRole('dialog', { name: 'Before you publish' });
  await missing.getByRole('button', { name: 'Type the price.' }).click();
  await expect(field(page, 'Price')).toBeFocused();
  await field(page, 'Price').fill('549');
  await page.getByRole('combobox', { name: 'Add a colour' }).fill('Mustard');
  await page.getByRole('combobox', { name: 'Add a colour' }).press('Enter');
  await expect(field(page, 'Name of the colour Mustard')).toBeVisible();
  await page.getByRole('button', { name: 'Fill SKUs' }).click();
  await page.getByRole('button', { name: 'Fill 7 SKUs' }).click();
  await page.getByText('7 SKUs filled in.').waitFor();
  await page.getByRole('checkbox', { name: 'Mustard, XXXL is offered' }).uncheck();
  await page.getByRole('textbox', { name: 'Pieces of Mustard, M to begin with' }).fill('4');
  await page.getByRole('combobox', { name: 'Category' }).fill('Classic T-shirts');
  await page.getByRole('combobox', { name: 'Brand' }).fill('Kolam House');
  await page.keyboard.press('Escape');
  await saved(page);
  expect(cut).toBeGreaterThan(1);
  // Making a picture in every size takes long on a busy machine.
  await expect(page.getByText(/Uploading|Waiting|No connection|Preparing/)).toHaveCount(0, { timeout: 60_000 });
  expect.soft(await violationsOf(page)).toEqual([]);

  const publishes: string[] = [];
  page.on('request', (request) => request.url().endsWith('/publish') && publishes.push(request.url()));
  await page.getByRole('button', { name: 'Publish' }).dblclick();
  await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();
  expect(publishes).toHaveLength(1);
  const address = await page.getByRole('link', { name: 'See it in the shop' }).getAttribute('href');
  const shop = await context.newPage();
  await shop.goto(address ?? '');
  await expect(shop.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(shop.getByText('Rs. 549').first()).toBeVisible();
  await expect(shop.getByText('Soft', { exact: true })).toHaveCSS('font-weight', /[67]\d\d/);
});

test('from a photo to the shop in twelve taps, without waiting for the photo', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner', 'Meena'));
  const title = newTitle();
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const typeInto = async (target: Locator, words: string) => {
    await tap(target);
    await target.fill(words);
  };
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/uploads/*', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/');
  await tap(page.getByRole('link', { name: 'Products', exact: true }).filter({ visible: true }));
  await tap(page.getByRole('link', { name: 'New product' }));
  const chooser = page.waitForEvent('filechooser');
  await tap(page.getByText('Take or choose photos').first());
  await (await chooser).setFiles([await photo('front.jpg')]);
  await typeInto(field(page, 'Title'), title);
  await typeInto(field(page, 'Price'), '549');
  await typeInto(page.getByRole('combobox', { name: 'Add a colour' }), 'Mustard');
  await page.keyboard.press('Enter');
  await typeInto(page.getByRole('combobox', { name: 'Category' }), 'Classic T-shirts');
  await page.keyboard.press('Escape');
  await typeInto(field(page, 'One count for all'), '6');
  await expect(field(page, 'Pieces of Mustard, XXXL to begin with')).toHaveValue('6');
  await tap(page.getByRole('button', { name: 'Publish' }));
  const told = page.getByRole('region', { name: 'Notifications' });
  await expect(told).toContainText('Goes into the shop as soon as its photos are ready.');
  expect(taps).toBeLessThanOrEqual(12);
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Waits for its photos');

  arrive();
  const { shopUrl } = await (await page.request.get('/api/me')).json();
  const shown = async () => (await page.request.get(`${shopUrl}/api/product?q=${title.slice(-8)}`)).text();
  await expect.poll(shown, { timeout: 60_000 }).toContain(title);
});

test('what waits for photos says so in the editor, and can be stopped', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner', 'Meena'));
  const title = newTitle();
  await page.route('**/api/uploads/*', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.continue(),
  );
  await page.goto('/products/new');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await photo('front.jpg')]);
  await field(page, 'Title').fill(title);
  await field(page, 'Price').fill('549');
  await page.getByRole('combobox', { name: 'Add a colour' }).fill('Mustard');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Category' }).fill('Classic T-shirts');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('status').filter({ hasText: 'as soon as its photos are ready' })).toBeVisible();
  await page.getByRole('button', { name: 'Do not publish yet' }).click();
  await expect(page.getByRole('button', { name: 'Do not publish yet' })).toBeHidden();
  await expect(page.getByText('Published. The shop shows it now.')).toBeHidden();
});

test('a price that two people change is never replaced without a word', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner', 'Meena'));
  const title = 'Cutting Chai Tee';
  const other = await context.newPage();
  await openFromList(page, title);
  await openFromList(other, title);
  await field(other, 'Price').fill('611');
  await saved(other);
  await field(page, 'Price').fill('622');
  const conflict = page.getByRole('dialog', { name: 'Somebody wrote meanwhile' });
  await expect(conflict.getByText('Price: 622')).toBeVisible();
  await expect(conflict.getByText('Price: 611')).toBeVisible();
  await conflict.getByRole('button', { name: 'Take the other text' }).click();
  await expect(field(page, 'Price')).toHaveValue('611');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(field(page, 'Price')).toHaveValue('622');
  await saved(page);
  await page.getByRole('button', { name: 'More for this product' }).click();
  await page.getByRole('menuitem', { name: 'Discard the changes' }).click();
  await expect(page.getByText('The changes are discarded.')).toBeVisible();
});

test('what is typed without a connection is still there after a reload, and is saved', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('manager', 'Ravi'));
  await openFromList(page, 'Backwater Evening Tee');
  await page.getByRole('heading', { name: 'For the law' }).click();
  await context.setOffline(true);
  await field(page, 'Made by').fill('Weavers of Alappuzha');
  await expect(page.getByText(/^No connection\./)).toBeVisible();
  await context.setOffline(false);
  await saved(page);
  await page.reload();
  await page.getByRole('heading', { name: 'For the law' }).click();
  await expect(field(page, 'Made by')).toHaveValue('Weavers of Alappuzha');
});

test('the editor says what Google will refuse and for whom a product is, and the list has the refused ones', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner', 'Meena'));
  const title = 'Saptarishi Night Tee';
  await page.goto('/products?state=refused');
  await expect(page.getByRole('link', { name: 'What Google will refuse' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await openFromList(page, title);
  const whom = page.getByRole('combobox', { name: 'For whom' });
  await expect(whom.locator('option:checked')).toHaveText('Everybody (by the category)');
  await whom.selectOption('Women');
  await page.getByRole('combobox', { name: 'Age' }).selectOption('Adults, from 13 years');
  await field(page, 'Title').fill(`${title}, 50% off`);
  await saved(page);
  const refusal = 'The title says “50% off”. Google wants the name of the product, no offer.';
  await expect(page.getByText(refusal)).toBeVisible();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name: 'chat.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(600, 900) }]);
  await expect(page.getByText(/: the shorter side has less than 800 pixels/)).toBeVisible({ timeout: 60_000 });
  await saved(page);
  expect.soft(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();

  await page.goto('/products?state=refused');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  await expect(row.getByRole('list', { name: 'Why Google will refuse it' })).toHaveText(refusal);
  expect.soft(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: title }).click();
  await expect(whom.locator('option:checked')).toHaveText('Women');
});

test('products are archived together, and Undo brings them back', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner', 'Meena'));
  await page.goto('/products?q=henley');
  const rows = page.locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  const [first = ''] = await rows.allTextContents();
  await page.getByRole('checkbox', { name: `Choose ${first}`, exact: true }).check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('1 product archived.')).toBeVisible();
  await expect(page.getByRole('link', { name: first, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 product back in the shop.')).toBeVisible();
  await expect(page.getByRole('link', { name: first, exact: true })).toBeVisible();
});

test('prices change together; a product with unpublished changes stays, and says so', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner', 'Meena'));
  await openFromList(page, 'Chettinad Tile Polo');
  await field(page, 'Title').fill('Chettinad Tile Polo');
  await field(page, 'MRP').fill('9999');
  await saved(page);
  await page.goto('/products?q=polo');
  await expect(page.getByText('Unpublished changes')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Choose all that are shown' }).check();
  await page.getByRole('button', { name: 'Change prices' }).click();
  await page.getByRole('textbox', { name: 'Percent' }).fill('10');
  await page.getByRole('button', { name: 'Change the prices' }).click();
  const refused = page.getByRole('dialog', { name: '1 product stayed as it was' });
  await expect(refused.getByText('Chettinad Tile Polo')).toBeVisible();
  await expect(refused.getByText(/\d products changed\./)).toBeVisible();
});

test('a change of prices can be undone for a while, also after a reload', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner', 'Meena'));
  await page.goto('/products?q=oversized');
  const list = page.locator('[data-row]').first();
  await expect(list).toBeVisible();
  const prices = () =>
    page
      .getByRole('main')
      .getByText(/^₹|^Rs\. /)
      .allTextContents();
  const before = await prices();
  await page.getByRole('checkbox', { name: 'Choose all that are shown' }).check();
  await page.getByRole('button', { name: 'Change prices' }).click();
  await page.getByRole('textbox', { name: 'Percent' }).fill('10');
  await page.getByRole('button', { name: 'Change the prices' }).click();
  await expect(page.getByText(/^Prices of \d+ products changed\.$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Change prices: \d+ products\. You can undo this until \d\d:\d\d\.$/)).toBeVisible();
  expect(await prices()).not.toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Undone: \d+ products as before\.$/)).toBeVisible();
  await expect.poll(prices).toEqual(before);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('keys choose and open products, and Back comes to the place in the longer list', async ({
    page,
    context,
    admin,
  }) => {
    await enter(context, admin, await admin.addMember('owner', 'Meena'));
    await page.goto('/products');
    const rows = page.locator('[data-row]');
    await expect(rows).toHaveCount(50);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(rows).not.toHaveCount(50);
    const count = await rows.count();
    await rows.nth(count - 3).focus();
    await page.keyboard.press('j');
    await expect(rows.nth(count - 2)).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByText('1 chosen')).toBeVisible();
    const title = (await rows.nth(count - 2).textContent()) ?? '';
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await expect(field(page, 'Title')).toHaveValue(title);
    await page.goBack();
    await expect(rows).toHaveCount(count);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before / 2);
  });
});
