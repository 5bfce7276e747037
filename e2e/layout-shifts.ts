// What moves on a page without being asked to, as browsers report it: https://web.dev/articles/cls
import type { Page } from '@playwright/test';

/** The sum over a page's life. */
const mostShift = 0.01;

export interface Shift {
  value: number;
  moved: string[];
}

/** Call before the page is opened. `evenAfterInput`: the browser takes its own start of a page for the shopper's doing, too. */
export async function watchShifts(page: Page, { evenAfterInput = false } = {}): Promise<void> {
  await page.addInitScript((countsAll) => {
    const seen: Shift[] = [];
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      })[]) {
        if (entry.hadRecentInput && !countsAll) continue;
        seen.push({ value: entry.value, moved: entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, evenAfterInput);
}

/** Empty while they add up to too little to notice. */
export async function shifts(page: Page): Promise<Shift[]> {
  const seen = await page.evaluate(() => (window as unknown as { seenShifts: Shift[] }).seenShifts);
  return seen.reduce((sum, { value }) => sum + value, 0) > mostShift ? seen : [];
}
