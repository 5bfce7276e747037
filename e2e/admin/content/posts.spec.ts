// Blog posts in the admin, on a phone: written with a photo, previewed, scheduled, published,
// changed in two tabs, unpublished, deleted.
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { takePhoto } from '../../../server/integrations/image-store/testing.ts';
import { settle, smallTargets, violationsOf } from '../../fixtures/admin-checks.ts';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';

test.use({
  viewport: { width: 390, height: 844 },
  // The browser itself reports answers of 400, 404 and 409.
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  expectedConsoleErrors: async ({}, use) => use([/status of (400|404|409)/]),
});

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
const newTitle = () => `Monsoon ${randomUUID().slice(0, 8)}`;
const handleOf = (name: string) => name.toLowerCase().replace(' ', '-');

async function begin(page: Page): Promise<void> {
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Write a post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New post' })).toBeVisible();
}

/** Tab closes the suggestions. */
async function choose(page: Page, category: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Category' }).fill(category);
  await page.keyboard.press('Tab');
}

async function write(page: Page, name: string, words: string): Promise<void> {
  await begin(page);
  await title(page).fill(name);
  await text(page).click();
  await page.keyboard.type(words);
  await choose(page, 'Craft');
  await saved(page);
}

async function act(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More for this post' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();
}

async function openPost(context: BrowserContext, url: string, name: string) {
  const shop = await context.newPage();
  const response = await shop.goto(`${url}/blog/${handleOf(name)}`);
  return { shop, status: response?.status() };
}

test('a post is written with a photo, previewed, scheduled, and published at once', async ({
  page,
  context,
  admin,
}) => {
  test.slow();
  await enter(context, admin, await admin.addMember('owner', 'Meena'));
  const name = newTitle();
  await write(page, name, 'It rains on the looms.');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take or choose photos' }).click();
  await (await chooser).setFiles({ name: 'loom.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(900, 600) });
  const photo = page.getByRole('row', { name: 'Photo 1' });
  await expect(photo).toBeVisible();
  await expect(page.getByText('Not described')).toBeVisible({ timeout: 60_000 });
  await photo.click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'What it shows' }).fill('A wet loom');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await saved(page);

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'A wet loom' })).toBeVisible();
  await expect(preview.getByText('It rains on the looms.')).toBeVisible();
  const { headers } = await preview.request.get(preview.url()).then((answer) => ({ headers: answer.headers() }));
  expect([headers['x-robots-tag'], headers['cache-control']]).toEqual(['noindex', 'no-store']);
  await preview.close();
  expect((await openPost(context, admin.shop.url, name)).status).toBe(404);

  await page.getByLabel('Date and time').fill('2098-12-02T10:00');
  await expect(page.getByText('Nobody sees the post before 2 Dec 2098, 10:00.')).toBeVisible();
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('The shop shows it from 2 Dec 2098, 10:00.')).toBeVisible();
  expect((await openPost(context, admin.shop.url, name)).status).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Blog' }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Scheduled for 2 Dec 2098, 10:00');

  await row.getByRole('link').click();
  await expect(title(page)).toHaveValue(name);
  await act(page, 'Publish now');
  await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();
  const { shop } = await openPost(context, admin.shop.url, name);
  await expect(shop.getByRole('img', { name: 'A wet loom' })).toBeVisible();
  await shop.goto(`${admin.shop.url}/blogs`);
  await expect(shop.getByRole('heading', { name })).toBeVisible();
});

test('a post that lacks something says what, where it is', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('manager'));
  await begin(page);
  await title(page).fill(newTitle());
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Before you publish')).toBeVisible();
  await expect(page.getByText('Choose or type a category.').first()).toBeVisible();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('Words.');
  await choose(page, 'Craft');
  await publish(page);
});

test('a post is published once its photo has arrived, though nothing was typed since', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner'));
  await write(page, newTitle(), 'It rains.');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take or choose photos' }).click();
  await (await chooser).setFiles({ name: 'loom.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(800, 600) });
  await expect(page.getByText('Not described')).toBeVisible({ timeout: 60_000 });
  await saved(page);
  await publish(page);
});

test('a member who writes after somebody else sees both texts and chooses', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('manager', 'Ravi'));
  const name = newTitle();
  await write(page, name, 'It rains.');
  const other = await context.newPage();
  await other.goto(page.url());
  await title(other).fill(`${name} theirs`);
  await saved(other);
  await title(page).fill(`${name} mine`);
  const dialog = page.getByRole('dialog', { name: 'Somebody wrote meanwhile' });
  await expect(dialog).toContainText('Ravi saved a draft of this post');
  await expect(dialog.locator('ins').filter({ hasText: `${name} mine` })).toBeVisible();
  await expect(dialog.locator('del').filter({ hasText: `${name} theirs` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep my text' }).click();
  await saved(page);
  await publish(page);
  // The other tab does not know, but loses nothing.
  await title(other).fill(`${name} late`);
  await expect(other.getByRole('dialog', { name: 'Somebody wrote meanwhile' })).toContainText(
    'This post was published, imported or taken out of the shop',
  );
  await other.getByRole('button', { name: 'Take the other text' }).click();
  await expect(title(other)).toHaveValue(`${name} mine`);
});

test('two members who change different fields are not asked: both changes are kept', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('manager', 'Ravi'));
  const name = newTitle();
  await write(page, name, 'It rains.');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(title(other)).toHaveValue(name);
  await title(other).fill(`${name} theirs`);
  await saved(other);
  await page.getByRole('combobox', { name: 'Category' }).fill('Weather');
  await expect(page.getByText('Their changes and yours are both kept.')).toBeVisible();
  await expect(title(page)).toHaveValue(`${name} theirs`);
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Weather');
  await saved(page);
  await page.reload();
  await expect(title(page)).toHaveValue(`${name} theirs`);
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Weather');
});

test('a post is taken out of the shop and back, changed, and deleted for good', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  const name = newTitle();
  await write(page, name, 'It rains.');
  await publish(page);
  await act(page, 'Take it out of the shop');
  await expect(page.getByText('The post is out of the shop. It is a draft now.')).toBeVisible();
  expect((await openPost(context, admin.shop.url, name)).status).toBe(404);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The post is in the shop again.')).toBeVisible();
  expect((await openPost(context, admin.shop.url, name)).status).toBe(200);
  await title(page).fill(`${name}, again`);
  await saved(page);
  await act(page, 'Discard the changes');
  await expect(title(page)).toHaveValue(name);
  await act(page, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the post' }).click();
  await expect(page.getByText('The post is deleted.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  expect((await openPost(context, admin.shop.url, name)).status).toBe(404);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, hasTouch: true, reducedMotion: 'reduce' } as object);
    test('axe finds nothing in the list, the editor and its dialogs', async ({ page, context, admin }) => {
      await enter(context, admin, await admin.addMember('owner'));
      const check = async (what: string) => {
        await settle(page);
        expect.soft(await violationsOf(page), what).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(390);
        expect.soft(await smallTargets(page), `${what}: too small for a thumb`).toEqual([]);
      };
      await page.goto('/blog');
      await expect(page.getByRole('list', { name: 'Posts' })).toBeVisible();
      await check('list');
      await begin(page);
      await title(page).fill(newTitle());
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByText('Before you publish')).toBeVisible();
      await check('editor');
      await act(page, 'Delete');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await violationsOf(page), 'dialog').toEqual([]);
    });
  });
}
