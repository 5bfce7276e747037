// Every screen of the shop, in every state, on narrow windows, with larger text, with wider spacing, on a
// low window, and by keyboard: nothing scrolls sideways, is cut, overlaps or hides the focus.
import { expect, test as base } from '../fixtures/fixtures.ts';
import { storedSession } from '../fixtures/shopper.ts';
import { hiddenFocus } from '../support/hidden-focus.ts';
import { layoutFaults, setTextSize, spaceText } from '../support/layout-faults.ts';
import { phone, windows } from '../support/sweep-windows.ts';
import { screenStates } from './screens/screen-states.ts';

const test = base.extend({
  baseURL: async ({ world }, use) => use(world.url),
  // The console also reports the failed and pending requests of these states.
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  expectedConsoleErrors: async ({}, use) => use([/Failed to load resource/]),
});

test.use({ viewport: phone, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { screen, state, as, on, open } of screenStates) {
  if (on === 'desk') continue;
  test(`${screen}, ${state}`, async ({ browser, world, contextOptions }) => {
    const context = await browser.newContext({
      ...contextOptions,
      viewport: phone,
      ...(as ? { storageState: storedSession(world.url, world.shoppers[as]) } : {}),
    });
    const page = await context.newPage();
    await open(page, world);
    for (const { name, text = 16, isSpaced, ...size } of windows) {
      await page.setViewportSize({ ...phone, ...size });
      await setTextSize(page, text);
      await spaceText(page, isSpaced ?? false);
      expect.soft(await layoutFaults(page), name).toEqual([]);
    }
    await context.close();
  });
}

for (const { screen, state, as, on, open } of screenStates) {
  if (on === 'desk' || screenStates.find((other) => other.screen === screen)?.state !== state) continue;
  test(`${screen}: the focus is never under a bar`, { tag: '@long' }, async ({ browser, world, contextOptions }) => {
    test.slow();
    const context = await browser.newContext({
      ...contextOptions,
      ...(as ? { storageState: storedSession(world.url, world.shoppers[as]) } : {}),
    });
    const page = await context.newPage();
    await open(page, world);
    for (const size of [phone, { width: 1280, height: 720 }]) {
      await page.setViewportSize(size);
      expect.soft(await hiddenFocus(page), `${size.width} px`).toEqual([]);
    }
    await context.close();
  });
}
