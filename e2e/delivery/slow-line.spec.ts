// On a slow connection text appears first; nothing moves when pictures and fonts arrive later.
import { type BlogPost, blogHref, pages, productHref } from '@taana-baana/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/fixtures.ts';
import { shifts, watchShifts } from '../fixtures/layout-shifts.ts';
import { firstProduct } from '../fixtures/shopper.ts';

// Requests of a service worker could not be held back.
test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
  expectedConsoleErrors: [/Service Worker registration blocked/],
});

test('pictures and fonts that load after the text move nothing', async ({ page, shop }) => {
  const product = await firstProduct(shop.url);
  const [post] = (await (await fetch(`${shop.url}/api/blog`)).json()) as BlogPost[];
  const { store, about, ourStory, blogs, contact, compare, login, signup, terms } = pages;
  const open = [store, about, ourStory, blogs, contact, compare, login, signup, terms].map(({ path }) => path);
  await watchShifts(page, { evenAfterInput: true });
  const line = await slowLine(page);
  for (const path of [...open, productHref(product._id), blogHref(post?._id ?? '')]) {
    line.hold();
    await page.goto(path);
    await pictured(page);
    expect.soft(await shifts(page), path).toEqual([]);
  }
});

/** After `hold`, pictures and fonts are answered once the page has painted text. */
async function slowLine(page: Page): Promise<{ hold: () => void }> {
  let painted = Promise.withResolvers<void>();
  await page.exposeFunction('tellPainted', () => painted.resolve());
  await page.addInitScript(() => {
    const { tellPainted } = window as unknown as { tellPainted: () => void };
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) tellPainted();
    }).observe({ type: 'paint', buffered: true });
  });
  await page.route(/\.(avif|webp|jpe?g|png|svg|woff2)$/, async (route) => {
    await painted.promise;
    await route.continue();
  });
  return { hold: () => (painted = Promise.withResolvers()) };
}

/** The fonts and the visible pictures are painted. */
function pictured(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    await frame();
    await frame();
  });
}
