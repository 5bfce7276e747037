// The owner's texts in the admin: autosave, lost connections, two people, publishing, versions.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { takePhoto } from '../../../server/integrations/image-store/testing.ts';
import { smallTargets, violationsOf } from '../../fixtures/admin-checks.ts';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';

test.use({
  viewport: { width: 390, height: 844 },
  // The browser itself reports answers of 400 and 409, and calls without a connection.
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  expectedConsoleErrors: async ({}, use) => use([/status of (400|409)/, /ERR_FAILED|ERR_INTERNET_DISCONNECTED/]),
});

const area = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const savedNote = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
const newWords = () => `Woven on a ${randomUUID().slice(0, 8)} loom.`;

/** Leaves no draft of another test behind. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(`/content/${name}`);
  await page.getByRole('button', { name: 'More for this text' }).click();
  await expect(page.getByRole('menuitem', { name: 'Versions' })).toBeVisible();
  const discard = page.getByRole('menuitem', { name: 'Discard the draft' });
  if (await discard.isVisible()) {
    await discard.click();
    await expect(page.getByText('The draft is discarded.')).toBeVisible();
  } else await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

async function append(page: Page, words: string): Promise<void> {
  await area(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(`\n\n${words}`);
}

async function publish(page: Page, note = ''): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: /^Publish/ });
  await dialog.getByLabel('Note').fill(note);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();
}

test('what is typed is saved by itself, listed as a draft, published with a note, and undone', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner', 'Meena'));
  await open(page, 'terms');
  const words = newWords();
  await append(page, words);
  await savedNote(page);
  await page.getByRole('main').getByRole('link', { name: 'Content' }).click();
  const row = page.getByRole('main').getByRole('link', { name: /^Term/ });
  await expect(row).toContainText('Draft waiting');
  await expect(row).toContainText('Draft by Meena');
  await row.click();
  await expect(area(page)).toHaveValue(new RegExp(words));
  // Published or undone content is shown without a second call.
  await page.route('**/api/content/terms', (route) => route.abort());
  await publish(page, 'The loom');
  const shop = await context.newPage();
  await shop.goto(`${admin.shop.url}/term-conditions`);
  await expect(shop.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. The shop shows the text from before.')).toBeVisible();
  await expect(area(page)).not.toHaveValue(new RegExp(words));
  await page.unroute('**/api/content/terms');
  await shop.reload();
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shop.getByText(words)).toHaveCount(0);
});

test('a lost connection loses nothing: the text is on the device, and saved when it is back', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner'));
  await open(page, 'privacy-policy');
  const words = newWords();
  await page.route('**/api/content/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await append(page, words);
  await expect(page.getByText('No connection. Your text is kept on this device')).toBeVisible();
  await page.reload();
  await expect(area(page)).toHaveValue(new RegExp(words));
  await expect(page.getByText('Text from this device that was not saved is back.')).toBeVisible();
  await page.unroute('**/api/content/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await savedNote(page);
  await page.reload();
  await expect(area(page)).toHaveValue(new RegExp(words));
});

test('a text that the page cannot show says why, and is saved once it can', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await open(page, 'refund-policy');
  await append(page, 'We ship for {shipingFee}');
  await expect(page.getByText('“{shipingFee}” cannot be filled in.')).toBeVisible();
  await expect(area(page)).toHaveAttribute('aria-invalid', 'true');
  for (let presses = 0; presses < '{shipingFee}'.length; presses += 1) await page.keyboard.press('Backspace');
  await page.getByRole('combobox', { name: 'Value from the settings' }).selectOption('shippingFee');
  await page.getByRole('button', { name: 'Insert' }).click();
  await savedNote(page);
  await expect(area(page)).toHaveValue(/We ship for \{shippingFee\}$/);
  await append(page, 'Shipping is Rs. 90.');
  await expect(page.getByText('is typed as a number')).toBeVisible();
});

test('the tools make a heading and a list, and the keyboard takes them back', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await open(page, 'shipping-policy');
  await append(page, 'Looms');
  await page.getByRole('button', { name: 'Heading' }).click();
  await expect(area(page)).toHaveValue(/\n## Looms$/);
  await page.keyboard.press('Control+z');
  await expect(area(page)).toHaveValue(/\nLooms$/);
  await page.getByRole('button', { name: 'List' }).click();
  await expect(area(page)).toHaveValue(/\n- Looms$/);
  await expect(
    page.getByRole('combobox', { name: 'Value from the settings' }).locator('option[value=shippingFee]'),
  ).toHaveText(/^\{shippingFee\}: Rs\. \d+$/);
});

test('a member who writes after somebody else sees both texts and chooses', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('manager', 'Ravi'));
  await open(page, 'about');
  const other = await context.newPage();
  await other.goto('/content/about');
  const [theirs, ours] = [newWords(), newWords()];
  await append(other, theirs);
  await savedNote(other);
  await append(page, ours);
  const dialog = page.getByRole('dialog', { name: 'Somebody wrote meanwhile' });
  await expect(dialog).toContainText('Ravi saved a draft of this page');
  await expect(dialog.getByRole('listitem').filter({ hasText: ours })).toContainText('Added:');
  await expect(dialog.getByRole('listitem').filter({ hasText: theirs })).toContainText('Removed:');
  await dialog.getByRole('button', { name: 'Take the other text' }).click();
  await expect(area(page)).toHaveValue(new RegExp(theirs));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(area(page)).toHaveValue(new RegExp(ours));
  await savedNote(page);
});

test('the preview shows the draft to anyone who has the link, and nobody else sees it', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner'));
  await open(page, 'our-story');
  const words = newWords();
  await append(page, words);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByText(words)).toBeVisible();
  // The same tab, without a reload.
  await preview.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
  await expect(preview).toHaveURL(`${admin.shop.url}/our-story`);
  await expect(preview.getByText(words)).toHaveCount(0);
});

test('versions are read, compared line by line, and brought back', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner', 'Meena'));
  await open(page, 'our-story');
  const [first, second] = [newWords(), newWords()];
  const before = await area(page).inputValue();
  await area(page).fill(`${before}\n\n${first}`);
  await publish(page, 'First words');
  await area(page).fill(`${before}\n\n${second}`);
  await publish(page);
  await page.getByRole('button', { name: 'More for this text' }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const version = page.getByRole('listitem').filter({ hasText: 'First words' }).first();
  await expect(version).toContainText('Meena, ');
  await version.getByRole('button', { name: /^Compare/ }).click();
  await expect(version.locator('ins').filter({ hasText: first })).toBeVisible();
  await expect(version.locator('del').filter({ hasText: second })).toBeVisible();
  await version.getByRole('button', { name: /^Read/ }).click();
  await expect(version).toContainText(first);
  await version.getByRole('button', { name: /^Bring back/ }).click();
  await expect(page.getByText(/^Version \d+ is in the shop again\.$/)).toBeVisible();
  const shop = await context.newPage();
  await shop.goto(`${admin.shop.url}/our-story`);
  await expect(shop.getByText(first)).toBeVisible();
  await expect(shop.getByText(second)).toHaveCount(0);
});

test('the pictures of Our Story are replaced by a photo of the owner, or left out', async ({
  page,
  context,
  admin,
}) => {
  test.slow();
  await enter(context, admin, await admin.addMember('owner'));
  await open(page, 'our-story');
  const shipped = page.getByLabel('Show the pictures that came with the shop');
  await shipped.uncheck();
  await expect(page.getByText('No photos: the page has no pictures.')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take or choose photos' }).click();
  const buffer = await takePhoto(1200, 800);
  await (await chooser).setFiles({ name: 'loom.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('grid', { name: 'Photos' }).locator('img')).toHaveAttribute('src', /^\/images\//, {
    timeout: 60_000,
  });
  await savedNote(page);
  await expect(page.locator('#warnings')).toContainText('Photo 1 is not described.');
  expect.soft(await violationsOf(page), 'the photos').toEqual([]);
  expect.soft(await smallTargets(page), 'the photos').toEqual([]);
  await publish(page);
  const shop = await context.newPage();
  const gallery = shop.getByRole('region', { name: 'Pictures of our T-shirts' });
  await shop.goto(`${admin.shop.url}/our-story`);
  await expect(gallery.locator('img')).toHaveAttribute('src', /\/images\//);
  await shipped.check();
  await page
    .getByRole('region', { name: /^Notif/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByRole('grid', { name: 'Photos' })).toBeVisible();
  await shipped.check();
  await publish(page);
  await shop.reload();
  await expect(gallery.getByText('1 / 7')).toBeVisible();
});
