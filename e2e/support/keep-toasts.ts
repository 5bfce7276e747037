// Toasts that stay until something else takes them away: a busy machine may need longer than their 5 s.
import type { Page } from '@playwright/test';

/** Until the next page load. The animation of a toast's bar is its clock. */
export const keepToasts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.Toastify__progress-bar { animation-duration: 3600s !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
