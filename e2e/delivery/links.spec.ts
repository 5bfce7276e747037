// Links in a text of the owner: which clicks are handled in the page and which by the browser.
import { blogHref, pages } from '@taana-baana/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';

/** A link as an owner may write it in a post. */
async function addLink(page: Page, href: string, attributes: Record<string, string> = {}): Promise<void> {
  await page.evaluate(
    ([address, others]) => {
      const link = Object.assign(document.createElement('a'), { href: address, textContent: 'the written link' });
      for (const [name, value] of Object.entries(others)) link.setAttribute(name, value);
      document.querySelector('.prose-cotton')?.prepend(link);
    },
    [href, attributes] as const,
  );
}
const press = (page: Page, modifiers: ('Control' | 'Shift')[] = []) =>
  page.getByRole('link', { name: 'the written link' }).click({ modifiers });

let post = '';
test.beforeEach(async ({ page, shop }) => {
  const [first] = (await (await fetch(`${shop.url}/api/blog`)).json()) as { _id: string }[];
  post = blogHref(first?._id ?? '');
  await gotoHydrated(page, post);
  await page.evaluate(() => Object.assign(window, { wasHereBefore: true }));
});
/** True until the page is reloaded. */
const wasHere = (page: Page) => page.evaluate(() => 'wasHereBefore' in window);

test('a link in a text opens a page of the shop without a reload', async ({ page }) => {
  await addLink(page, `${pages.store.path}?category=Polo#results`);
  await press(page);
  await expect(page).toHaveURL(`${pages.store.path}?category=Polo#results`);
  expect(await wasHere(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(post);
});

test('a file is loaded by the browser', async ({ page }) => {
  await addLink(page, '/robots.txt');
  await press(page);
  await expect(page.getByText('User-agent')).toBeVisible();
});

test('another site is opened by the browser, even if it has a path of the shop', async ({ page, shop }) => {
  const other = shop.url.replace('localhost', '127.0.0.1');
  await addLink(page, other + pages.about.path);
  await press(page);
  await expect(page).toHaveURL(other + pages.about.path);
});

test('a new tab is opened by its target, and this one stays', async ({ page, context }) => {
  await addLink(page, pages.about.path, { target: '_blank' });
  const opened = context.waitForEvent('page');
  await press(page);
  // A tab in the background may not finish loading.
  await (await opened).waitForURL(`**${pages.about.path}`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(post);
});

test('a click with the Control key is left to the browser', async ({ page }) => {
  await addLink(page, pages.about.path);
  // Browsers without a window do not always open the tab, so the test looks at the click.
  await page.evaluate(() =>
    window.addEventListener('click', (event) => {
      Object.assign(window, { wasHandled: event.defaultPrevented });
      event.preventDefault();
    }),
  );
  await press(page, ['Control']);
  expect(await page.evaluate(() => (window as { wasHandled?: boolean }).wasHandled)).toBe(false);
  await expect(page).toHaveURL(post);
});

test('a click that the page has already handled leads nowhere', async ({ page }) => {
  await addLink(page, pages.about.path);
  await page.evaluate(() =>
    document.querySelector('.prose-cotton')?.addEventListener('click', (event) => event.preventDefault()),
  );
  await press(page);
  await expect(page).toHaveURL(post);
});

test('a link to the open page, or to a place on it, adds no history entry', async ({ page }) => {
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await addLink(page, post);
  await press(page);
  expect(await entries()).toBe(before);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
