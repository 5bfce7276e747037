// What a first view weighs on the line, in bytes: a change that adds to it has to say so here (docs/design-system.md has the figures).
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pages } from '@taana-baana/contract';
import { customerTest, expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydrated.ts';

interface Weight {
  /** Scripts in all, as compressed, and of them the shop's own. */
  scripts: number;
  own: number;
  files: number;
  /** The parts that come after those. */
  late: number;
  style: number;
  fonts: number;
}

const limits = {
  store: { scripts: 98_500, own: 15_700, files: 5, late: 13_000, style: 6_144, fonts: 28_000 },
  product: { scripts: 98_300, own: 15_600, files: 5, late: 14_000, style: 6_144, fonts: 28_000 },
};
/** What a route with a form brings besides: the form library, the schemas, its fields, its own screen. */
const formLimits = { plain: 15_400, checkout: 19_800 };

test('the first view of the store keeps within its bytes', async ({ page }) => {
  expectWithin(await weigh(page, pages.store.path), limits.store);
});

test('the first view of a product keeps within its bytes', async ({ page }) => {
  await page.goto(pages.store.path);
  const product = await page.locator('article a').first().getAttribute('href');
  expectWithin(await weigh(page, product ?? ''), limits.product);
});

test('a form adds no more than its own', async ({ page }) => {
  const plain = await weigh(page, pages.about.path);
  for (const { path } of [pages.login, pages.contact]) {
    expect(whole(await weigh(page, path)) - whole(plain), `what ${path} adds`).toBeLessThan(formLimits.plain);
  }
});

customerTest('nor does the checkout, with what pays', async ({ page }) => {
  const plain = await weigh(page, pages.about.path);
  const checkout = await weigh(page, pages.checkout.path);
  await expect(page).toHaveURL(pages.checkout.path);
  expect(whole(checkout) - whole(plain)).toBeLessThan(formLimits.checkout);
});

test('every script asks to be compiled while it arrives', async ({ page }) => {
  await page.goto(pages.store.path);
  for (const href of [...(await modulesOf(page, 'page-modules')), ...(await modulesOf(page, 'late-modules'))]) {
    const script = await page.request.get(href);
    expect(await script.text(), href).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

const whole = ({ scripts, late }: Weight) => scripts + late;

function expectWithin(weight: Weight, limit: Weight): void {
  for (const [part, bytes] of Object.entries(weight)) {
    expect.soft(bytes, part).toBeGreaterThan(0);
    expect.soft(bytes, part).toBeLessThanOrEqual(limit[part as keyof Weight]);
  }
}

/** The modules that the page names, not those that are fetched ahead for the next one. */
async function weigh(page: Page, path: string): Promise<Weight> {
  await gotoHydrated(page, path);
  const [modules, late] = [await modulesOf(page, 'page-modules'), await modulesOf(page, 'late-modules')];
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
    late: sum(await Promise.all(late.map((href) => bytesOf(page, href)))),
    style: brotliCompressSync(style ?? '').length,
    fonts: sum(await Promise.all(fonts.map((href) => bytesOf(page, href ?? '')))),
  };
}

async function modulesOf(page: Page, meta: string): Promise<string[]> {
  const named = await page.locator(`meta[name=${meta}]`).getAttribute('content');
  return named?.split(' ').filter((href) => href.endsWith('.js')) ?? [];
}

/** As it was sent, compressed. */
async function bytesOf(page: Page, href: string): Promise<number> {
  return page.evaluate(async (address) => {
    const url = new URL(address, location.href);
    url.search = String(Math.random());
    await (await fetch(url, { cache: 'no-store' })).arrayBuffer();
    const entry = performance.getEntriesByName(url.href)[0] as PerformanceResourceTiming | undefined;
    return entry?.encodedBodySize ?? 0;
  }, href);
}
