// A key ends the watch over the last press (design/stray-presses.ts), which takes what follows within 400 ms in the
// same place for the second tap of a double tap: journeys are quicker than people.
import type { Page } from '@playwright/test';

export const endPress = (page: Page): Promise<void> => page.keyboard.press('Shift');
