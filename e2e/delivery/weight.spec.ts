// Size limits of a first view in bytes, as sent. docs/design-system.md has the figures.
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pages } from '@taana-baana/contract';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';

interface Weight {
  /** All scripts, compressed; `own`: those of the shop itself. */
  scripts: number;
  own: number;
  files: number;
  style: number;
  fonts: number;
}

const KB = 1024;
const limits = {
  store: { scripts: 125 * KB, own: 33.5 * KB, files: 8, style: 10 * KB, fonts: 28 * KB },
  product: { scripts: 125.5 * KB, own: 34 * KB, files: 6, style: 10 * KB, fonts: 28 * KB },
};
/** With the form library and the schemas. */
const mostOfForm = 137 * KB;
const mostOfCheckout = 142.25 * KB;

test('the first view of the store keeps to its size limit', async ({ page }) => {
  expectWithin(await weigh(page, pages.store.path), limits.store);
});

test('the first view of a product keeps to its size limit', async ({ page }) => {
  await page.goto(pages.store.path);
  const product = await page.locator('article a').first().getAttribute('href');
  expectWithin(await weigh(page, product ?? ''), limits.product);
});

test('nor does a page with a form weigh more than its limit', async ({ page }) => {
  for (const { path } of [pages.login, pages.contact])
    expect((await weigh(page, path)).scripts, path).toBeLessThan(mostOfForm);
});

customerTest('nor does the checkout, with what pays', async ({ page }) => {
  const { scripts } = await weigh(page, pages.checkout.path);
  await expect(page).toHaveURL(pages.checkout.path);
  expect(scripts).toBeLessThan(mostOfCheckout);
});

test('every script has the hint to compile its functions at once', async ({ page }) => {
  await page.goto(pages.store.path);
  for (const href of await modulesOf(page)) {
    const script = await page.request.get(href);
    expect(await script.text(), href).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

function expectWithin(weight: Weight, limit: Weight): void {
  for (const [part, bytes] of Object.entries(weight)) {
    expect.soft(bytes, part).toBeGreaterThan(0);
    expect.soft(bytes, part).toBeLessThanOrEqual(limit[part as keyof Weight]);
  }
}

/** The page's own modules, without those prefetched for the next page. */
async function weigh(page: Page, path: string): Promise<Weight> {
  await gotoHydrated(page, path);
  const modules = await modulesOf(page);
  const fonts = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const style = await page.locator('head > style').first().textContent();
  const scripts = await Promise.all(modules.map((href) => bytesOf(page, href)));
  const vendor = scripts[modules.findIndex((href) => href.includes('/vendor-'))] ?? 0;
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    scripts: sum(scripts),
    own: sum(scripts) - vendor,
    files: modules.length,
    style: brotliCompressSync(style ?? '').length,
    fonts: sum(await Promise.all(fonts.map((href) => bytesOf(page, href ?? '')))),
  };
}

async function modulesOf(page: Page): Promise<string[]> {
  const named = await page.locator('meta[name=page-modules]').getAttribute('content');
  return named?.split(' ') ?? [];
}

/** Compressed, as sent. */
async function bytesOf(page: Page, href: string): Promise<number> {
  return page.evaluate(async (address) => {
    const url = new URL(address, location.href);
    url.search = String(Math.random());
    await (await fetch(url, { cache: 'no-store' })).arrayBuffer();
    const entry = performance.getEntriesByName(url.href)[0] as PerformanceResourceTiming | undefined;
    return entry?.encodedBodySize ?? 0;
  }, href);
}
