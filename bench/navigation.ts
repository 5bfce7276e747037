// How long a shopper waits between the press on a card and the product on the screen, on slow 4G.
import type { BrowserContext } from '@playwright/test';
import { gotoHydrated } from '../e2e/hydrated.ts';

/** Lighthouse's own slow 4G and phone. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Milliseconds from the press to the first frame that holds the product's heading. The list has been looked at until the line was quiet. */
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
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            const isThere =
              location.pathname.startsWith('/product/') && document.querySelector('h1')?.textContent !== heading;
            if (!isThere) requestAnimationFrame(look);
            else setTimeout(() => performance.measure('product opened', { start: timeStamp }));
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
    await card.tap();
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries()[0]?.duration ?? Number.NaN)).observe({
            type: 'measure',
            buffered: true,
          });
        }),
    );
  } finally {
    await page.close();
  }
}
