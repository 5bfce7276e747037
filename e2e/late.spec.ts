// Parts of a page whose module comes after the page's own: until then the server's HTML stands there, and keeps what is done to it.
import { blogHref, pages, productHref } from '@taana-baana/contract';
import type { Page, Request } from '@playwright/test';
import { lateMark } from '../storefront/components/late-mark.ts';
import { customerTest, expect, test } from './fixtures.ts';
import { fillCart, firstProduct } from './shopper.ts';

/** Under another address too, as they are asked for again. */
const lateFiles = /\/assets\/late-parts-[^/]+\.js/;
/** What each of them imports. */
const sharedFile = /\/assets\/late-(?!parts)[^/]+\.js/;
const footer = (page: Page) => page.getByRole('contentinfo');
const mainLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

/** Holds the late parts back until the answer is called; the page itself is React's. */
async function openWithoutParts(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(lateFiles, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await gotoTakenOver(page, path);
  return gate.resolve;
}

async function gotoTakenOver(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#root')).not.toHaveAttribute(lateMark);
  await expect(page.locator(`[${lateMark}]`)).not.toHaveCount(0);
}

/** What did not come is then asked for again at once. */
const tellOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));
/** Whether the server answers for the page, asked before a reload. */
const isQuestion = (request: Request) => request.method() === 'HEAD';

/** The addresses that the browser opens from now on. */
function documentsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) addresses.push(request.url());
  });
  return addresses;
}

/** Marks every element of the page, so that it tells later which of them were made anew. */
const mark = (page: Page, part: string) =>
  page
    .locator(part)
    .evaluate((element) => element.querySelectorAll('*').forEach((one) => one.setAttribute('data-old', '')));
const newIn = (page: Page, part: string) => page.locator(part).locator(':not([data-old])');

test('an address typed and sent before the footer’s module is here is subscribed when it comes', async ({ page }) => {
  const letPartsCome = await openWithoutParts(page, pages.about.path);
  await footer(page).getByPlaceholder('Your Email Address').fill('early@example.com');
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
  letPartsCome();
  await expect(footer(page).getByText('Thank you for subscribing')).toBeVisible();
});

test('what is chosen before the module of the purchase is here is chosen when it comes', async ({ page, shop }) => {
  const { _id, color } = await firstProduct(shop.url);
  const letPartsCome = await openWithoutParts(page, productHref(_id));
  const choices = [color[0]?.title ?? '', 'M'].map((name) => page.getByRole('radio', { name, exact: true }));
  for (const choice of choices) await choice.click();
  letPartsCome();
  await expect(page.getByRole('radiogroup', { name: /^Color: / })).toBeVisible();
  for (const choice of choices) await expect(choice).toBeChecked();
});

test('a filter and an order chosen before their module is here count when it comes', async ({ page }) => {
  const letPartsCome = await openWithoutParts(page, pages.store.path);
  await page.getByLabel('Sort By').selectOption('Price Low-High');
  letPartsCome();
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.getByLabel('Sort By')).toHaveValue('price');
});

customerTest(
  'a customer’s data that come before the parts take nothing of the page away',
  async ({ page, shop, shopper }) => {
    const product = await fillCart(shop.url, shopper);
    const cart = page.waitForResponse('**/api/user/cart');
    const letPartsCome = await openWithoutParts(page, productHref(product._id));
    await mark(page, '#page');
    await cart;
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
    letPartsCome();
    await expect(page.getByRole('link', { name: 'Cart 1' })).toBeVisible();
    await expect(newIn(page, 'header')).toHaveCount(0);
    await expect(newIn(page, '#purchase fieldset')).toHaveCount(0);
  },
);

test('an answer that changes the page before its parts are here takes none of them away', async ({ page, shop }) => {
  const product = await firstProduct(shop.url);
  const letPartsCome = await openWithoutParts(page, productHref(product._id));
  await mark(page, '#page');
  await page.route(`**/api/product/${product._id}`, (route) =>
    route.fulfill({ json: { ...product, title: 'Renamed' } }),
  );
  // With a connection again, what the page shows is asked for once more.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page).toHaveTitle(/Renamed/);
  letPartsCome();
  await expect(page.getByRole('heading', { level: 1, name: 'Renamed' })).toBeVisible();
  await expect(newIn(page, '#purchase')).toHaveCount(0);
});

test('a navigation waits for the parts of the layout, and leaves them as they are', async ({ page }) => {
  const letPartsCome = await openWithoutParts(page, pages.about.path);
  await mark(page, 'footer');
  await mainLink(page, 'Contact').click();
  await expect(footer(page)).toBeVisible();
  letPartsCome();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(newIn(page, 'footer')).toHaveCount(0);
});

test('a page that is opened from another shows its parts at once', async ({ page, shop }) => {
  const [post] = (await (await fetch(`${shop.url}/api/blog`)).json()) as { _id: string }[];
  await page.goto(blogHref(post?._id ?? ''));
  await expect(page.locator(`[${lateMark}]`)).toHaveCount(0);
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

test.describe('parts that do not come', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

  test('leave the page as it is, and are asked for again', async ({ page }) => {
    let isCut = true;
    await page.route(lateFiles, (route) => (isCut ? route.abort() : route.continue()));
    const failed = page.waitForEvent('requestfailed');
    await gotoTakenOver(page, pages.about.path);
    await failed;
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await footer(page).getByPlaceholder('Your Email Address').fill('late@example.com');
    await footer(page).getByRole('button', { name: 'Subscribe' }).click();
    isCut = false;
    await tellOnline(page);
    await expect(footer(page).getByText('Thank you for subscribing')).toBeVisible();
  });

  test('leave every link leading somewhere', async ({ page }) => {
    await page.route(lateFiles, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await gotoTakenOver(page, pages.about.path);
    await failed;
    await mainLink(page, 'Contact').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await footer(page).getByRole('link', { name: 'Our Story' }).click();
    await expect(page).toHaveURL(pages.ourStory.path);
  });

  test('come by themselves when it was a file they import that failed once', async ({ page }) => {
    await page.route(sharedFile, (route) => route.abort(), { times: 1 });
    const came = page.waitForResponse(sharedFile);
    await page.goto(pages.about.path);
    await tellOnline(page);
    await came;
    await footer(page).getByPlaceholder('Your Email Address').fill('shared@example.com');
    await footer(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer(page).getByText('Thank you for subscribing')).toBeVisible();
  });

  test('reload the page once, never in a loop', async ({ page }) => {
    const opened = documentsOf(page);
    const questions: Request[] = [];
    page.on('request', (request) => {
      if (isQuestion(request)) questions.push(request);
    });
    await page.route(sharedFile, (route) => route.abort());
    await gotoTakenOver(page, pages.about.path);
    const reloaded = page.waitForEvent('load');
    await tellOnline(page);
    await reloaded;
    for (const retry of [1, 2]) {
      const asked = page.waitForRequest(new RegExp(`late-parts-.+retry=${retry}$`));
      await tellOnline(page);
      await asked;
    }
    expect(opened).toHaveLength(2);
    expect(questions, 'the second page asks for no reload').toHaveLength(1);
  });

  test('reload no page for which the server does not answer', async ({ page }) => {
    const opened = documentsOf(page);
    await page.route(sharedFile, (route) => route.abort());
    await page.route(pages.about.path, (route) => (isQuestion(route.request()) ? route.abort() : route.continue()));
    await gotoTakenOver(page, pages.about.path);
    for (const _ of ['first', 'second']) {
      const lost = page.waitForEvent('requestfailed', isQuestion);
      await tellOnline(page);
      await lost;
    }
    expect(opened).toHaveLength(1);
  });

  test('never reload a page with a half-filled form', async ({ page }) => {
    const opened = documentsOf(page);
    await page.route(sharedFile, (route) => route.abort());
    await gotoTakenOver(page, pages.contact.path);
    await page.getByRole('main').getByLabel('Name').fill('Asha');
    for (const _ of ['first', 'second']) {
      const answered = page.waitForResponse((answer) => isQuestion(answer.request()));
      await tellOnline(page);
      await answered;
    }
    await expect(page.getByRole('main').getByLabel('Name')).toHaveValue('Asha');
    expect(opened).toHaveLength(1);
  });
});
