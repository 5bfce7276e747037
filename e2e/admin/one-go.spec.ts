// Each editor in one go, on one open page: published, changed, published again, copied, taken out
// of the shop and brought back, without a reload in between.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { takePhoto } from '../../server/integrations/image-store/testing.ts';
import { adminTest as test, codeOf, enter, expect, staffPassword } from '../fixtures/admin.ts';

test.use({
  viewport: { width: 390, height: 844 },
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  expectedConsoleErrors: async ({}, use) => use([/ERR_INTERNET_DISCONNECTED|status of 403/]),
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. The shop shows it now.').last()).toBeVisible();
}

async function act(page: Page, thing: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for this ${thing}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function fillProduct(page: Page, title: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name: 'front.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(900, 1200) }]);
  await expect(page).toHaveURL(/\/products\/(?!new)/);
  await field(page, 'Title').fill(title);
  await field(page, 'Description').click();
  await page.keyboard.type('Soft cotton');
  await field(page, 'Price').fill('549');
  await page.getByRole('combobox', { name: 'Add a colour' }).fill('Mustard');
  await page.getByRole('combobox', { name: 'Add a colour' }).press('Enter');
  await page.getByRole('combobox', { name: 'Category' }).fill('Classic T-shirts');
  await page.getByRole('combobox', { name: 'Brand' }).fill('Kolam House');
  await page.keyboard.press('Escape');
  await saved(page);
  await expect(page.getByText(/Uploading|Waiting|Preparing/)).toHaveCount(0, { timeout: 60_000 });
}

for (const way of ['typed in one go', 'whose draft was opened again']) {
  test(`a product ${way} is published, changed, copied and archived`, async ({ page, context, admin }) => {
    test.slow();
    const owner = await admin.addMember('owner', 'Meena');
    await enter(context, admin, owner);
    const title = `Kolam tee ${randomUUID().slice(0, 8)}`;
    await page.goto('/products/new');
    await fillProduct(page, title);
    if (way !== 'typed in one go') {
      await page.reload();
      await expect(field(page, 'Title')).toHaveValue(title);
    }
    await publish(page);
    await expect(page).toHaveURL(new RegExp(`/products/${title.toLowerCase().replaceAll(' ', '-')}$`));

    await field(page, 'Price').fill('649');
    await saved(page);
    admin.forgetProofs();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await proof.getByLabel('Password', { exact: true }).fill(staffPassword);
    await proof.getByLabel('Code from your app').fill(codeOf(owner.secret, 1));
    await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText('Published. The shop shows it now.').last()).toBeVisible();
    const shop = await context.newPage();
    await shop.goto((await page.getByRole('link', { name: 'See it in the shop' }).getAttribute('href')) ?? '');
    await expect(shop.getByText('Rs. 649').first()).toBeVisible();
    await shop.close();

    // The last words before the screen is left, or the connection is lost, are found again.
    await context.setOffline(true);
    await field(page, 'Price').fill('749');
    await expect(page.getByText(/^No connection\./)).toBeVisible();
    await context.setOffline(false);
    await saved(page);
    await page.reload();
    await expect(field(page, 'Price')).toHaveValue('749');

    await act(page, 'product', 'Archive');
    await expect(page.getByText('Archived', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByText('Back in the shop.')).toBeVisible();

    const address = page.url();
    await act(page, 'product', 'Duplicate');
    await expect(page).not.toHaveURL(address);
    await expect(field(page, 'Title')).toHaveValue(new RegExp(title));
    await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
    await field(page, 'Price').fill('599');
    await saved(page);
  });
}

test('a post is published, changed, taken out of the shop and published again', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner', 'Meena'));
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Write a post' }).click();
  await field(page, 'Title').fill(`Monsoon ${randomUUID().slice(0, 8)}`);
  await field(page, 'Text').click();
  await page.keyboard.type('It rains.');
  await page.getByRole('combobox', { name: 'Category' }).fill('Craft');
  await page.keyboard.press('Tab');
  await saved(page);
  await publish(page);
  // The date is the time of the server, which is ahead of what the page shows: nothing is scheduled.
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await expect(page.getByText(/^Nobody sees the post before/)).toHaveCount(0);
  await field(page, 'Title').fill(`Monsoon ${randomUUID().slice(0, 8)}`);
  await saved(page);
  await publish(page);
  await act(page, 'post', 'Take it out of the shop');
  // The text's own Undo stands there before.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText(/again/).last()).toBeVisible();
  await page.reload();
  await expect(field(page, 'Text')).toContainText('It rains.');
});

test('a collection is published, changed, taken out of the shop and published again', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner', 'Meena'));
  await page.goto('/collections');
  await page.getByRole('button', { name: 'New collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'New collection' });
  await dialog.getByLabel('Tag').selectOption({ index: 3 });
  await dialog.getByRole('button', { name: 'Make it' }).click();
  await field(page, 'Title').fill('First rain');
  await field(page, 'Sentence').fill('Tees for wet streets.');
  await saved(page);
  await publish(page);
  await field(page, 'Title').fill('Second rain');
  await saved(page);
  await publish(page);
  await act(page, 'collection', 'Take out of the shop');
  await expect(page.getByText('The collection is not in the shop any more.')).toBeVisible();
  await field(page, 'Title').fill('Third rain');
  await saved(page);
  await publish(page);
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('Third rain');
});

test('a newsletter is begun, changed, left and opened again', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner', 'Meena'));
  const subject = `Monsoon ${randomUUID().slice(0, 8)}`;
  await page.goto('/newsletter');
  await page.getByRole('button', { name: 'Write a newsletter' }).click();
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Text', { exact: true }).fill('Dear friends,');
  await saved(page);
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText(/^A test is on its way/)).toBeVisible();
  await page.getByLabel('Text', { exact: true }).fill('Dear friends, it rains.');
  await saved(page);
  await page.reload();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Dear friends, it rains.');
});
