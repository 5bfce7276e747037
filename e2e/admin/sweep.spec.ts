// Every screen of the admin, with long names, titles and cities: axe finds nothing in either appearance, nothing is
// too small for a thumb or breaks the content security policy, and on narrow phones, with larger text, with wider
// spacing, on a low window and by keyboard nothing scrolls sideways, is cut, overlaps or hides the focus. Each
// screen is opened once for all of it.
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { sectionNames } from '@taana-baana/contract/schemas/shop/settings.ts';
import { contentPageNames } from '@taana-baana/contract/content/content-pages.ts';
import { areTestsLong } from '../../scripts/testing/long-tests.ts';
import { appearAs, brokenPolicies, settle, smallTargets, violationsOf, watchPolicy } from '../fixtures/admin-checks.ts';
import { enquiryPage, exchangePage, offerPages, waitingPage } from '../fixtures/filled/admin-pages.ts';
import { type AdminShop, type Member, adminTest, enter, expect, staffPassword } from '../fixtures/admin.ts';
import { insertDocuments, insertUnplaced, lengthenWords } from '../fixtures/filled/long-shop.ts';
import { longNames } from '../fixtures/filled/long-words.ts';
import { deliverAll } from '../fixtures/orders.ts';
import { hiddenFocus } from '../support/hidden-focus.ts';
import { expectLayout, setTextSize } from '../support/layout-faults.ts';
import { phone, windows } from '../support/sweep-windows.ts';

const test = adminTest.extend({
  // The browser itself reports answers of 401.
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  expectedConsoleErrors: async ({}, use) => use([/status of 40[0134]/]),
});

test.use({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' } as object);
// One shop for all of them, in one worker.
test.describe.configure({ mode: 'default' });

const desk = { width: 1440, height: 844 };
/** Of text, in px. */
const focusedSizes = areTestsLong ? [16, 24] : [16];
const papers = ['pack/slips', 'pack/labels'];
/** Each has other bars. */
const withBars = ['pack', 'orders/:number', 'content/:page', 'settings/:section'];

const table = readFileSync(new URL('../../admin/app/routes.tsx', import.meta.url), 'utf8');
/** From the table itself, so that a new screen is measured too. */
const routes = [
  ...[...table.matchAll(/\bscreen\(\s*'([^']*)'/g)].map(([, route = '']) => route),
  'products/new',
  'nothing',
];

interface World {
  readonly owner: Member;
  readonly orders: readonly string[];
  /** Has documents of every kind. */
  readonly accounting: string;
}
let world: World;
interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly admin: AdminShop;
}
type Make = (admin: AdminShop, page: Page) => Promise<string | readonly string[]> | string;

/** For each route that needs to know of what. */
const examples: Readonly<Record<string, Make | readonly string[]>> = {
  'orders/:number': () => `/orders/${world.orders[1]}`,
  'orders/waiting/:id': waitingPage,
  'orders/unplaced/:reference': async (admin) => `/orders/unplaced/${await insertUnplaced(admin)}`,
  'enquiries/:id': enquiryPage,
  'newsletter/:id': (_, page) => first(page, '/newsletter'),
  'pack/slips': () => `/pack/slips?orders=${world.orders.join()}`,
  'pack/labels': () => `/pack/labels?orders=${world.orders.join()}`,
  accounting: () => world.accounting,
  products: ['/products', '/products?state=draft'],
  'products/:id': (_, page) => first(page, '/products'),
  'stock/:product': (_, page) => first(page, '/stock'),
  'exchanges/:id': exchangePage,
  'offers/:id': offerPages,
  'blog/:id': (_, page) => first(page, '/blog'),
  'collections/:handle': (_, page) => first(page, '/collections'),
  'content/:page': contentPageNames.map((name) => `/content/${name}`),
  'content/:page/versions': ['/content/banners/versions', '/content/terms/versions'],
  'settings/:section': sectionNames.map((name) => `/settings/${name}`),
  'set-up': setUpPage,
  invitation: (admin) => admin.invite('srinivasasrinivasasrinivasasrinivasa@example.com', 'packer'),
};

/** Of a member who has a password and no second factor yet. */
async function setUpPage(admin: AdminShop, page: Page): Promise<string> {
  await page.goto(await admin.invite('meenakshi@example.com', 'packer'));
  await page.getByLabel('Your name').fill(longNames[1]);
  await page.getByLabel('Password', { exact: true }).fill(staffPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Protect your account' })).toBeVisible();
  return '/set-up';
}

/** The first thing that a list leads to. */
async function first(page: Page, list: string): Promise<string> {
  await page.goto(list);
  return (await page.locator(`main li a[href^="${list}/"]`).first().getAttribute('href')) ?? '';
}

test.beforeAll(async ({ admin }) => {
  await deliverAll(admin.shop);
  const orders = await lengthenWords(admin);
  world = { orders, accounting: await insertDocuments(admin), owner: await admin.addMember('owner', longNames[1]) };
});

/** Signed in, unless it is for those who are not. Resolves to the paths of the route's screens. */
async function pathsOf(route: string, { page, context, admin }: Opened): Promise<readonly string[]> {
  if (!['sign-in', 'invitation', 'link', 'set-up'].includes(route)) await enter(context, admin, world.owner);
  const example = examples[route] ?? [`/${route}`];
  return typeof example === 'function' ? [await example(admin, page)].flat() : example;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settle(page);
}

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

for (const route of routes)
  test(`/${route}`, async ({ page, context, admin }) => {
    test.slow();
    await watchPolicy(page);
    // Paper keeps the spacing of its text, and its colours.
    const isPaper = papers.includes(route);
    const swept = windows.filter(({ isSpaced }) => !isSpaced || !isPaper);
    const paths = await pathsOf(route, { page, context, admin });
    for (const path of paths) {
      await open(page, path);
      if (!isPaper) {
        expect.soft(await smallTargets(page), `${path}: too small for a thumb`).toEqual([]);
        await expectAccessible(page, path);
      }
      await expectLayout(page, swept, phone, beyond);
      for (const text of withBars.includes(route) ? focusedSizes : []) {
        await setTextSize(page, text);
        expect.soft(await hiddenFocus(page), `${path}, the focus with text of ${text} px`).toEqual([]);
      }
      await setTextSize(page, 16);
      // The others have the same frame and parts, with other fields.
      if (areTestsLong && !isPaper && path === paths[0]) {
        await page.setViewportSize(desk);
        await settle(page);
        await expectAccessible(page, `${path} on a desk`);
      }
      expect.soft(await brokenPolicies(page), `${path}: content security policy`).toEqual([]);
      await page.setViewportSize(phone);
    }
  });

/** Dark differs in its colours alone. */
async function expectAccessible(page: Page, where: string): Promise<void> {
  expect.soft(await violationsOf(page), where).toEqual([]);
  if (!areTestsLong) return;
  await appearAs(page, 'dark');
  expect.soft(await violationsOf(page, ['color-contrast']), `${where}, dark`).toEqual([]);
  await appearAs(page, 'light');
}
