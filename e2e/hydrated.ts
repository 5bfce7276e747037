// For what only React does: a page that it has taken over, its late parts too. Presses and typing need no such wait, for a page keeps them until then.
import { hydratedEvent } from '../storefront/app/early-script.ts';
import { expect, type Page } from '@playwright/test';
import { lateMark } from '../storefront/components/late-mark.ts';

export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.addInitScript(
    (event) => window.addEventListener(event, () => Object.assign(window, { isHydrated: true })),
    hydratedEvent,
  );
  await page.goto(path);
  await page.waitForFunction(() => 'isHydrated' in window);
  await expect(page.locator(`[${lateMark}]`)).toHaveCount(0);
}
