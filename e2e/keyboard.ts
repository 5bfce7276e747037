// Moving about with the Tab key.
import type { Locator, Page } from '@playwright/test';

const mostStops = 80;

/** Presses Tab until `wanted` has the focus; fails when it never gets it. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${mostStops} presses of Tab did not reach ${wanted.toString()}.`);
}
