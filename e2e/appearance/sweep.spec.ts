// Every screen of the shop, in every state, on narrow windows, with larger text, with wider spacing, on a
// low window, and by keyboard: nothing scrolls sideways, is cut, overlaps or hides the focus.
import { expect, test as base } from '../fixtures/fixtures.ts';
import { storedSession } from '../fixtures/shopper.ts';
import { hiddenFocus } from '../support/hidden-focus.ts';
import { layoutFaults, setTextSize, spaceText } from '../support/layout-faults.ts';
import { areTestsLong } from '../../scripts/testing/long-tests.ts';
import { screenStates } from './screens/screen-states.ts';

const test = base.extend({
  baseURL: async ({ world }, use) => use(world.url),
  // The console also reports the failed and pending requests of these states.
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  expectedConsoleErrors: async ({}, use) => use([/Failed to load resource/]),
});

const phone = { width: 390, height: 844 };

/**
 * The first two find most; CI measures all. `text`: the browser's default text size in px.
 */
const windows: { name: string; width?: number; height?: number; text?: number; isSpaced?: boolean }[] = [
  { name: '320 px', width: 320 },
  { name: 'text of 32 px', text: 32 },
  { name: '360 px', width: 360 },
  { name: '390 px' },
  { name: 'text of 20 px', text: 20 },
  { name: 'text of 24 px', text: 24 },
  { name: 'text spacing', isSpaced: true },
  { name: 'a low window', width: 740, height: 360 },
];
const shortest = windows.slice(0, 2);

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
    for (const { name, text = 16, isSpaced, ...size } of areTestsLong ? windows : shortest) {
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
