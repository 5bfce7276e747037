// Banners and house lines as cards, on a phone: changed, moved, removed, published, seen in the shop.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import { takePhoto } from '../../../server/integrations/image-store/testing.ts';
import { smallTargets, violationsOf } from '../../fixtures/admin-checks.ts';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';

test.use({
  viewport: { width: 390, height: 844 },
  // The browser itself reports a refused publication.
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  expectedConsoleErrors: async ({}, use) => use([/status of 400/]),
});

const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const savedNote = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
const newWords = () => `Woven on a ${randomUUID().slice(0, 8)} loom`;

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  await page
    .getByRole('dialog', { name: /^Publish/ })
    .getByRole('button', { name: 'Publish' })
    .click();
}

async function undo(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. The shop shows the text from before.')).toBeVisible();
}

/** Opens the dialog of a link, and chooses there. */
async function leadTo(page: Page, button: string, kind: string, choose: () => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What it leads to').selectOption({ label: kind });
  await choose();
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a banner with a photo, a link and days is made on a phone, and the shop shows it on these days', async ({
  page,
  context,
  admin,
}) => {
  test.slow();
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/collections');
  await page.getByRole('button', { name: 'New collection' }).click();
  const making = page.getByRole('dialog', { name: 'New collection' });
  const festive = await making
    .getByRole('option', { name: /^festive/i })
    .first()
    .textContent();
  await making.getByLabel('Tag').selectOption({ label: festive ?? '' });
  await making.getByRole('button', { name: 'Make it' }).click();
  await page.getByLabel('Title').fill('Diwali lights');
  await page.getByLabel('Sentence').fill('For the evening.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();

  await page.goto('/content/banners');
  await page.getByRole('button', { name: 'Add a banner' }).click();
  const banner = card(page, 'Banner 4');
  await expect(banner.getByLabel('Small line above')).toBeFocused();
  await page.keyboard.type('This week');
  const words = newWords();
  await banner.getByLabel('Title').fill(words);
  await savedNote(page);
  await expect(page.locator('#warnings')).toContainText('Banner 4 is not complete. Please fill in: Button');
  await publish(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Banner 4 is not complete');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await banner.getByLabel('Button', { exact: true }).fill('See the lights');
  await leadTo(page, 'Change: Button leads to, Banner 4', 'A collection', () =>
    page.getByLabel('Which one').selectOption({ label: 'Diwali lights' }),
  );
  await expect(banner.getByText('Collection: Diwali lights')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await banner.getByRole('button', { name: 'Take or choose a photo' }).click();
  const buffer = await takePhoto(1200, 800);
  await (await chooser).setFiles({ name: 'lights.jpg', mimeType: 'image/jpeg', buffer });
  await banner.getByLabel('What it shows').fill('Lamps on a wall');
  await expect(banner.getByRole('img', { name: 'Lamps on a wall' })).toHaveAttribute('src', /^\/images\//, {
    timeout: 60_000,
  });
  const today = indianDayOf(new Date());
  await banner.getByLabel('First day').fill(today);
  await banner.getByLabel('Last day').fill(addDays(today, 7));
  for (const place of [4, 3, 2]) await page.getByRole('button', { name: `Move Banner ${place} up` }).click();
  await expect(page.getByRole('button', { name: 'Move Banner 1 up' })).toBeFocused();
  await expect(card(page, 'Banner 1').getByLabel('Title')).toHaveValue(words);
  expect.soft(await violationsOf(page), 'the cards').toEqual([]);
  expect.soft(await smallTargets(page), 'the cards').toEqual([]);
  await publish(page);
  await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();

  const shop = await context.newPage();
  await shop.goto(admin.shop.url);
  const shown = shop.getByRole('region', { name: 'Highlights' });
  await expect(shown.getByRole('img', { name: 'Lamps on a wall' })).toBeVisible();
  await expect(shop.locator('head link[rel=preload][as=image]').first()).toHaveAttribute('imagesrcset', /\/images\//);
  await expect(shown.getByText('1 / 4')).toBeVisible();
  await shown.getByRole('link', { name: 'See the lights' }).click();
  await expect(shop).toHaveURL(/\/collections\/festive$/);

  // Tomorrow's banner is not shown yet.
  await card(page, 'Banner 1').getByLabel('First day').fill(addDays(today, 1));
  await publish(page);
  await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();
  await shop.goto(admin.shop.url);
  await expect(shown.getByText('1 / 3')).toBeVisible();
  await expect(shop.getByText(words)).toHaveCount(0);

  await page.goto('/content/banners/versions');
  const version = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await version('Version 1')
    .getByRole('button', { name: /^Compare/ })
    .click();
  await expect(
    version('Version 1')
      .locator('ins')
      .filter({ hasText: `First day: ${today}` }),
  ).toBeVisible();
  await version('The default text')
    .getByRole('button', { name: /^Bring back/ })
    .click();
  await expect(page.getByText('The default text is in the shop again.')).toBeVisible();
});

test('a removed banner comes back with Undo, and a link is a T-shirt, or an address of this shop only', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/content/banners');
  const title = card(page, 'Banner 2').getByLabel('Title');
  await expect(title).toHaveValue('First rain, best tee');
  await page.getByRole('button', { name: 'Remove Banner 2' }).click();
  await expect(title).toHaveValue('Small tees, big days');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue('First rain, best tee');

  const button = 'Change: Button leads to, Banner 1';
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What it leads to').selectOption({ label: 'Another address of the shop' });
  await dialog.getByLabel('Address').fill('https://example.com/sale');
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await expect(dialog.getByText('That is no address of this shop.')).toBeVisible();
  await dialog.getByLabel('Address').fill(`${admin.shop.url}/product?maxPrice=499`);
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await expect(card(page, 'Banner 1').getByText('Address: /product?maxPrice=499')).toBeVisible();

  let tee = '';
  await leadTo(page, button, 'A T-shirt', async () => {
    const first = dialog.getByRole('radiogroup').locator('label span span').first();
    tee = (await first.textContent()) ?? '';
    await dialog.getByLabel('Find a T-shirt').fill(tee);
    // The found ones take the place of the newest.
    await dialog.getByRole('radio', { name: tee }).first().click();
    await expect(dialog.getByRole('radio', { name: tee }).first()).toBeChecked();
    expect.soft(await violationsOf(page), 'the dialog').toEqual([]);
  });
  await expect(card(page, 'Banner 1').getByText(`T-shirt: ${tee}`)).toBeVisible();
  await savedNote(page);
  await page.reload();
  await expect(card(page, 'Banner 1').getByText(`T-shirt: ${tee}`)).toBeVisible();
  await page.getByRole('button', { name: 'More for this text' }).click();
  await page.getByRole('menuitem', { name: 'Discard the draft' }).click();
  await expect(page.getByText('The draft is discarded.')).toBeVisible();
});

test('a house line is changed, hidden and pointed to a tag', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner', 'Meena'));
  await page.goto('/content/house-lines');
  const words = newWords();
  await card(page, 'House line 1').getByLabel('Sentence').fill(words);
  await leadTo(page, 'Change: T-shirts, House line 2', 'A tag', () =>
    page.getByLabel('Which one').selectOption('monsoon'),
  );
  await expect(card(page, 'House line 2').getByText('Tag: monsoon')).toBeVisible();
  await card(page, 'House line 4').getByLabel('Show it in the shop').uncheck();
  await savedNote(page);
  await expect(page.locator('#warnings')).toBeEmpty();

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Preview' }).click();
  const lines = (shop: Page) => shop.getByRole('region', { name: 'Our house lines' });
  await expect(lines(await opened)).toContainText(words);
  const shop = await context.newPage();
  await shop.goto(admin.shop.url);
  await expect(lines(shop).getByRole('listitem')).toHaveCount(5);
  await expect(lines(shop)).not.toContainText(words);

  await publish(page);
  await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();
  await shop.reload();
  await expect(lines(shop)).toContainText(words);
  await expect(lines(shop).getByRole('link')).toHaveText(['Karkhana', 'Gully', 'Aasmaan', 'Nanhe']);
  await lines(shop).getByRole('link', { name: 'Gully' }).click();
  // A tag with a collection links to that; the collections' own journeys may have created one.
  await expect(shop).toHaveURL(/\/(product\?tag=|collections\/)monsoon$/);
  await undo(page);
  await expect(card(page, 'House line 2').getByText('Brand: Gully')).toBeVisible();
});
