// Long names, cities and notes on narrow phones: no screen of the admin is wider than its window,
// and the pieces of an order stay on it.
import type { Page } from '@playwright/test';
import { settle } from '../fixtures/admin-checks.ts';
import { adminTest as test, enter, expect } from '../fixtures/admin.ts';
import { deliverAll, insertOrdersToPack } from '../fixtures/orders.ts';

const height = 844;
test.use({ viewport: { width: 320, height }, hasTouch: true, reducedMotion: 'reduce' } as object);

const names = ['Venkatanarasimharajuvaripetakumar', 'Srinivasa'.repeat(5).slice(0, 50)];
const addressOf = (firstname: string) =>
  JSON.stringify({
    firstname,
    lastname: firstname,
    address: 'x'.repeat(60),
    city: 'Thiruvananthapuramkazhakkoottam',
    state: 'Andaman and Nicobar Islands',
    country: 'India',
    pincode: 744101,
  });

const screens = [
  '/',
  '/orders',
  '/orders/new',
  '/orders/waiting',
  '/pack',
  '/products',
  '/products/new',
  '/products/import',
  '/stock',
  '/exchanges',
  '/gift-cards',
  '/staff',
  '/audit-log',
  '/system',
  '/account',
  '/enquiries',
  '/reviews',
  '/newsletter',
  '/newsletter/subscribers',
  '/sales',
  '/accounting',
  '/accounting/reconciliation',
  '/blog',
  '/collections',
  '/content',
  '/content/banners',
  '/content/shipping-policy',
  '/settings',
  ...['shop', 'look', 'shipping', 'promises', 'couriers', 'sales', 'mail', 'orders', 'tax'].map(
    (name) => `/settings/${name}`,
  ),
];

/** Texts and controls that stand beyond the window's edge, unless they scroll in a frame of their own. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const found = [...document.querySelectorAll('main *')]
      .filter((one) => one.checkVisibility() && !one.closest('.sr-only, .truncate') && !scrolls(one.parentElement))
      .filter((one) => one.getBoundingClientRect().right > room + 1)
      .map((one) => `${one.tagName} ${one.getAttribute('class')} ${one.textContent.slice(0, 60)}`)
      .slice(0, 3);
    return document.documentElement.scrollWidth > room ? ['the page scrolls sideways', ...found] : found;
  });

test('no screen is wider than 320, 360 or 390 px', async ({ page, context, admin }) => {
  test.slow();
  await deliverAll(admin.shop);
  const numbers: string[] = [];
  for (const name of names)
    // oxlint-disable-next-line no-await-in-loop -- one database
    numbers.push(
      ...(await insertOrdersToPack(admin.shop, 1, { name, note: 'w'.repeat(80), address: addressOf(name) })),
    );
  await enter(context, admin, await admin.addMember('owner', names[1]));
  for (const path of [...screens, ...numbers.map((number) => `/orders/${number}`)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settle(page);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height });
      expect.soft(await beyond(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('the pieces of an order stay on the screen beside a long name', async ({ page, context, admin }) => {
  await deliverAll(admin.shop);
  // oxlint-disable-next-line no-await-in-loop -- one database
  for (const name of names) await insertOrdersToPack(admin.shop, 1, { name, address: addressOf(name) });
  await enter(context, admin, await admin.addMember('owner'));
  for (const path of ['/', '/pack']) {
    await page.goto(path);
    const pieces = page.getByRole('main').getByText(/\d+ pieces?$/);
    await expect(pieces.first()).toBeVisible();
    for (const one of await pieces.all()) {
      const box = await one.boundingBox();
      expect.soft((box?.x ?? 0) + (box?.width ?? 0), path).toBeLessThanOrEqual(320);
    }
  }
});
