// Scripts that load late or fail: until then the server's HTML stays and keeps user input.
import { blogHref, pages, productHref } from '@taana-baana/contract';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import type { Page, Request } from '@playwright/test';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { fillCart, firstProduct } from '../fixtures/shopper.ts';

/** Also under the second address of a retry. */
const entryFile = /\/assets\/entry-client-[^/]+\.js/;
const screenFile = /\/assets\/\w+\.screen-[^/]+\.js/;
/** Imported by the entry. */
const sharedFile = /\/assets\/app-[^/]+\.js/;
const footer = (page: Page) => page.getByRole('contentinfo');
const mainLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

/** Holds the entry back until the returned function is called. */
async function openWithoutEntry(page: Page, path: string): Promise<() => void> {
  const response = Promise.withResolvers<void>();
  await page.route(entryFile, async (route) => {
    await response.promise;
    await route.continue();
  });
  await page.goto(path);
  return response.resolve;
}

/** Makes the page retry what failed to load. */
const goOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));
/** A check that the server answers, made before a reload. */
const isQuestion = (request: Request) => request.method() === 'HEAD';

/** The documents that the browser requests from now on. */
function documentsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) addresses.push(request.url());
  });
  return addresses;
}

/** Marks every element, to tell later which ones were replaced. */
const mark = (page: Page, part: string) =>
  page
    .locator(part)
    .evaluate((element) => element.querySelectorAll('*').forEach((one) => one.setAttribute('data-old', '')));
const newIn = (page: Page, part: string) => page.locator(part).locator(':not([data-old])');

test('an address typed and sent before the scripts are here is subscribed when they come', async ({ page }) => {
  const letEntryCome = await openWithoutEntry(page, pages.about.path);
  await footer(page).getByPlaceholder('Your Email Address').fill('early@example.com');
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
  letEntryCome();
  await expect(footer(page).getByText('Please open our mail')).toBeVisible();
});

test('what is chosen before the scripts are here is chosen when they come', async ({ page, shop }) => {
  const { _id, color } = await firstProduct(shop.url);
  const letEntryCome = await openWithoutEntry(page, productHref(_id));
  const choices = [colorName(color[0]?.title ?? ''), 'M'].map((name) => page.getByRole('radio', { name, exact: true }));
  for (const choice of choices) await choice.click();
  letEntryCome();
  await expect(page.getByRole('radiogroup', { name: /^Color: / })).toBeVisible();
  for (const choice of choices) await expect(choice).toBeChecked();
});

test('an order chosen before the scripts are here counts when they come', async ({ page }) => {
  const letEntryCome = await openWithoutEntry(page, pages.store.path);
  await page.getByLabel('Sort By').selectOption('Price Low-High');
  letEntryCome();
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.getByLabel('Sort By')).toHaveValue('price');
});

customerTest('hydration keeps the elements that the server sent', async ({ page, shop, shopper }) => {
  const product = await fillCart(shop.url, shopper);
  const letEntryCome = await openWithoutEntry(page, productHref(product._id));
  await mark(page, '#page');
  letEntryCome();
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart 1' })).toBeVisible();
  await expect(newIn(page, '#purchase fieldset')).toHaveCount(0);
});

test('an answer that changes the page takes nothing of it away', async ({ page, shop }) => {
  const product = await firstProduct(shop.url);
  await gotoHydrated(page, productHref(product._id));
  await mark(page, '#page');
  await page.route(`**/api/product/${product._id}`, (route) =>
    route.fulfill({ json: { ...product, title: 'Renamed' } }),
  );
  // Back online, the page retries what it shows.
  await goOnline(page);
  await expect(page).toHaveTitle(/Renamed/);
  await expect(page.getByRole('heading', { level: 1, name: 'Renamed' })).toBeVisible();
  await expect(newIn(page, '#purchase')).toHaveCount(0);
});

test('a navigation leaves the footer as it is', async ({ page }) => {
  await gotoHydrated(page, pages.about.path);
  await mark(page, 'footer');
  await mainLink(page, 'Contact').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(footer(page)).toBeVisible();
  await expect(newIn(page, 'footer')).toHaveCount(0);
});

test('a page that is opened from another shows its parts at once', async ({ page, shop }) => {
  const [post] = (await (await fetch(`${shop.url}/api/blog`)).json()) as { _id: string }[];
  await gotoHydrated(page, blogHref(post?._id ?? ''));
  await page.evaluate(() => {
    new MutationObserver(() => {
      const isStore = document.querySelector('h1')?.textContent === 'Our Store';
      if (isStore && !document.querySelector('main select')) Object.assign(window, { wasEmpty: true });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByLabel('Sort By')).toBeVisible();
  expect(await page.evaluate(() => 'wasEmpty' in window)).toBe(false);
});

test.describe('scripts that do not come', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

  for (const [what, file] of [
    ['the entry', entryFile],
    ['the screen', screenFile],
  ] as const) {
    test(`leave the page as it is, and are asked for again: ${what}`, async ({ page }) => {
      let isCut = true;
      await page.route(file, (route) => (isCut ? route.abort() : route.continue()));
      const failed = page.waitForEvent('requestfailed');
      await page.goto(pages.about.path);
      await failed;
      await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
      await footer(page).getByPlaceholder('Your Email Address').fill('late@example.com');
      await footer(page).getByRole('button', { name: 'Subscribe' }).click();
      isCut = false;
      await goOnline(page);
      await expect(footer(page).getByText('Please open our mail')).toBeVisible();
    });
  }

  test('leave every link leading somewhere', async ({ page }) => {
    await page.route(entryFile, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(pages.about.path);
    await failed;
    await mainLink(page, 'Contact').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await footer(page).getByRole('link', { name: 'Our Story' }).click();
    await expect(page).toHaveURL(pages.ourStory.path);
  });

  test('come by themselves when it was a file they import that failed once', async ({ page }) => {
    let isCut = true;
    await page.route(sharedFile, (route) => {
      const wasCut = isCut;
      isCut = false;
      return wasCut ? route.abort() : route.continue();
    });
    const came = page.waitForResponse(sharedFile);
    await page.goto(pages.about.path);
    await goOnlineUntil(page, came);
    await footer(page).getByPlaceholder('Your Email Address').fill('shared@example.com');
    await footer(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer(page).getByText('Please open our mail')).toBeVisible();
  });

  /** Opens a page whose scripts cannot load, and waits until the entry has failed. */
  async function openCut(page: Page, path: string): Promise<void> {
    await page.route(sharedFile, (route) => route.abort());
    const asked = page.waitForRequest(entryFile);
    await page.goto(path);
    await asked;
  }

  test('reload the page once, never in a loop', async ({ page }) => {
    const opened = documentsOf(page);
    const questions: Request[] = [];
    page.on('request', (request) => {
      if (isQuestion(request)) questions.push(request);
    });
    await openCut(page, pages.about.path);
    // The second attempt fails too, so the page reloads and tries again.
    const asked = page.waitForRequest(/entry-client-.+retry=3$/);
    await goOnlineUntil(page, asked);
    expect(opened).toHaveLength(2);
    expect(questions, 'the second page asks for no reload').toHaveLength(1);
  });

  test('do not reload a page if the server does not answer', async ({ page }) => {
    const opened = documentsOf(page);
    await page.route(pages.about.path, (route) => (isQuestion(route.request()) ? route.abort() : route.continue()));
    await openCut(page, pages.about.path);
    for (const _ of ['first', 'second']) await goOnlineUntil(page, page.waitForEvent('requestfailed', isQuestion));
    expect(opened).toHaveLength(1);
  });

  test('never reload a page with a half-filled form', async ({ page }) => {
    const opened = documentsOf(page);
    await openCut(page, pages.contact.path);
    await page.getByRole('main').getByLabel('Name').fill('Asha');
    for (const _ of ['first', 'second']) {
      await goOnlineUntil(
        page,
        page.waitForResponse((answer) => isQuestion(answer.request())),
      );
    }
    await expect(page.getByRole('main').getByLabel('Name')).toHaveValue('Asha');
    expect(opened).toHaveLength(1);
  });
});

/** Repeats, because the page may be failing right now and not yet wait for the connection. */
async function goOnlineUntil(page: Page, event: Promise<unknown>): Promise<void> {
  let hasCome = false;
  void event.then(() => (hasCome = true));
  await expect
    .poll(() =>
      goOnline(page).then(
        () => hasCome,
        () => hasCome,
      ),
    )
    .toBe(true);
}
