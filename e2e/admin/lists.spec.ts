// What every list of the admin does, shown by that of orders: other filters, further pages, a line
// that breaks, the way back.
import type { Page, Route } from '@playwright/test';
import { adminTest as test, enter, expect } from '../fixtures/admin.ts';
import { insertOrders, insertOrdersToPack, newLastname } from '../fixtures/orders.ts';

// oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
test.use({ expectedConsoleErrors: async ({}, use) => use([/ERR_INTERNET_DISCONNECTED/]) });

const rows = (page: Page) => page.getByRole('main').getByRole('link', { name: /^TB-/ });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search orders' });

/** The calls of the list with the parameter. */
const listWith = (page: Page, name: string, handler: (route: Route) => unknown, times?: number) =>
  page.route(
    ({ pathname, searchParams }) => pathname.endsWith('/api/orders') && searchParams.has(name),
    handler,
    times === undefined ? {} : { times },
  );
const breakLine = (route: Route) => route.abort('internetdisconnected');

test.beforeEach(async ({ context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
});

test('a list that could not be loaded says so, and is loaded by a button', async ({ page, admin }) => {
  const lastname = newLastname();
  await insertOrders(admin.shop, 2, lastname);
  await listWith(page, 'search', breakLine, 1);
  await page.goto(`/orders?search=${lastname}`);
  await expect(page.getByRole('alert')).toContainText('This could not be loaded');
  await retry(page).click();
  await expect(rows(page)).toHaveCount(2);
});

test('a further page that could not be loaded is asked for again, and the earlier ones stay', async ({
  page,
  admin,
}) => {
  const lastname = newLastname();
  await insertOrders(admin.shop, 60, lastname);
  await page.goto(`/orders?search=${lastname}`);
  await expect(rows(page)).toHaveCount(50);
  await listWith(page, 'after', breakLine, 1);
  await page.getByRole('button', { name: 'More orders' }).click();
  await expect(page.getByRole('alert')).toHaveText('More orders could not be loaded.');
  await expect(rows(page)).toHaveCount(50);
  await retry(page).click();
  await expect(rows(page)).toHaveCount(60);
});

test('the earlier list stays while another is loaded, and what was chosen in it is not chosen there', async ({
  page,
  admin,
}) => {
  const [one, other] = [newLastname(), newLastname()];
  await insertOrders(admin.shop, 3, one);
  await insertOrders(admin.shop, 2, other);
  await page.goto(`/orders?search=${one}`);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Choose all that are shown' }).check();
  const bar = page.getByRole('region', { name: 'Chosen orders' });
  await expect(bar).toContainText('3 chosen');
  const answer = Promise.withResolvers<void>();
  await listWith(page, 'search', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await search(page).fill(other);
  const busy = page.locator('main [aria-busy=true]');
  await expect(busy.getByRole('link', { name: /^TB-/ }), 'dimmed').toHaveCount(3);
  await expect(busy).toHaveCSS('opacity', '0.6');
  answer.resolve();
  await expect(rows(page)).toHaveCount(2);
  await expect(busy).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await search(page).fill(one);
  await expect(rows(page)).toHaveCount(3);
  await expect(bar).toHaveCount(0);
});

test('filters are in the address, and Back leaves the list at once', async ({ page, admin }) => {
  const lastname = newLastname();
  await insertOrders(admin.shop, 1, lastname);
  await page.goto('/account');
  await page.goto('/orders');
  await search(page).fill(lastname);
  await expect(page).toHaveURL(`/orders?search=${lastname}`);
  await page.getByRole('link', { name: 'Delivered', exact: true }).click();
  await expect(page).toHaveURL(`/orders?tab=delivered&search=${lastname}`);
  await search(page).fill('');
  await expect(page).toHaveURL('/orders?tab=delivered');
  await page.goBack();
  await expect(page).toHaveURL('/account');
});

test('a new order appears by itself: each minute, and at once when staff come back', async ({ page, admin }) => {
  const name = newLastname();
  const sell = () => insertOrdersToPack(admin.shop, 1, { name });
  await sell();
  await page.clock.install();
  await page.goto(`/orders?search=${name}`);
  await expect(rows(page)).toHaveCount(1);
  await sell();
  await page.clock.fastForward(61_000);
  await expect(rows(page)).toHaveCount(2);
  await sell();
  // As the browser does when its window is in front again.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(rows(page)).toHaveCount(3);
});
