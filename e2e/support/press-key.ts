// A key, held as long as people hold it: faster ones are a hand scanner's.
import type { Page } from '@playwright/test';

/** Resolves when the key is up. */
export const pressKey = (page: Page, key: string): Promise<void> => page.keyboard.press(key, { delay: 100 });
