// Measures the wait between a tap on a product card and the product on the screen, on slow 4G.
import type { BrowserContext } from '@playwright/test';
import { gotoHydrated } from '../../e2e/fixtures/hydrated.ts';

/** Lighthouse's slow 4G and phone. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/**
 * Milliseconds from the tap to the frame with the product's heading. Before the tap, the
 * list is open and the network idle.
 */
export async function openProductFromList(
  context: BrowserContext,
  url: string,
  { processorSlowdown }: { processorSlowdown: number },
): Promise<number> {
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.clearBrowserCache');
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    await gotoHydrated(page, url);
    const card = page.locator('main article a').first();
    await card.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const heading = document.querySelector('h1')?.textContent;
      const { promise, resolve } = Promise.withResolvers<number>();
      Object.assign(window, { opened: promise });
      addEventListener(
        'click',
        ({ timeStamp }) => {
          // Browsers report when an element with this attribute is painted:
          // https://wicg.github.io/element-timing/
          const watch = new MutationObserver(() => {
            const shown = document.querySelector('h1');
            if (!window.location.pathname.startsWith('/product/') || shown?.textContent === heading) return;
            shown?.setAttribute('elementtiming', 'product');
            watch.disconnect();
          });
          watch.observe(document.body, { subtree: true, childList: true, characterData: true });
          new PerformanceObserver((list) => {
            const [painted] = list.getEntries() as (PerformanceEntry & { renderTime: number })[];
            resolve((painted?.renderTime ?? Number.NaN) - timeStamp);
          }).observe({ type: 'element' });
        },
        { capture: true, once: true },
      );
    });
    await card.tap();
    return await page.evaluate(() => (window as unknown as { opened: Promise<number> }).opened);
  } finally {
    await page.close();
  }
}
