// Links are plain: which presses stay within the shop, and which are the browser's.
import { pages } from '@taana-baana/contract';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydrated.ts';

/** A link as an owner may write it into a post. */
async function addLink(page: Page, href: string, attributes: Record<string, string> = {}): Promise<void> {
  await page.evaluate(
    ([address, others]) => {
      const link = Object.assign(document.createElement('a'), { href: address, textContent: 'the written link' });
      for (const [name, value] of Object.entries(others)) link.setAttribute(name, value);
      document.querySelector('main')?.prepend(link);
    },
    [href, attributes] as const,
  );
}
const press = (page: Page, modifiers: ('Control' | 'Shift')[] = []) =>
  page.getByRole('link', { name: 'the written link' }).click({ modifiers });

test.beforeEach(async ({ page }) => {
  await gotoHydrated(page, pages.contact.path);
  await page.evaluate(() => Object.assign(window, { wasHereBefore: true }));
});
/** True as long as the page was not loaded anew. */
const wasHere = (page: Page) => page.evaluate(() => 'wasHereBefore' in window);

test('a link in a text leads to a page of the shop without loading it anew', async ({ page }) => {
  await addLink(page, `${pages.store.path}?category=Polo#results`);
  await press(page);
  await expect(page).toHaveURL(`${pages.store.path}?category=Polo#results`);
  expect(await wasHere(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(pages.contact.path);
});

test('a file is loaded by the browser', async ({ page }) => {
  await addLink(page, '/robots.txt');
  await press(page);
  await expect(page.getByText('User-agent')).toBeVisible();
});

test('another site is opened by the browser, though it may have a page of the same name', async ({ page, shop }) => {
  const other = shop.url.replace('localhost', '127.0.0.1');
  await addLink(page, other + pages.about.path);
  await press(page);
  await expect(page).toHaveURL(other + pages.about.path);
});

for (const { means, attributes, modifiers } of [
  { means: 'its target', attributes: { target: '_blank' }, modifiers: [] },
  { means: 'the Control key', attributes: {}, modifiers: ['Control' as const] },
]) {
  test(`a new tab is opened by ${means}, and this one stays`, async ({ page, context }) => {
    await addLink(page, pages.about.path, attributes);
    const opened = context.waitForEvent('page');
    await press(page, modifiers);
    await expect(await opened).toHaveURL(pages.about.path);
    await expect(page).toHaveURL(pages.contact.path);
  });
}

test('a press that the page has answered already leads nowhere', async ({ page }) => {
  await addLink(page, pages.about.path);
  await page.evaluate(() =>
    document.querySelector('main')?.addEventListener('click', (event) => event.preventDefault()),
  );
  await press(page);
  await expect(page).toHaveURL(pages.contact.path);
});

test('a link to the page that is open, and one to a place on it, are no way further', async ({ page }) => {
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await addLink(page, pages.contact.path);
  await press(page);
  expect(await entries()).toBe(before);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
