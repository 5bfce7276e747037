// The type of a screen's state, and functions to bring it about.
import { expect, type Page } from '@playwright/test';
import { gotoHydrated } from '../../fixtures/hydrated.ts';
import type { ScreenWorld, customers } from './screen-world.ts';

export interface ScreenState {
  readonly screen: string;
  readonly state: string;
  /** Signed out if missing. */
  readonly as?: (typeof customers)[number];
  /** Only with the folded header, or only with the full one. */
  readonly on?: 'phone' | 'desk';
  /** Resolves when the state is on the screen. */
  readonly open: (page: Page, world: ScreenWorld) => Promise<void>;
}

export const at = (path: string) => async (page: Page) => {
  // Scrolling before hydration would show the list growing at its end.
  await gotoHydrated(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** The API never answers requests for `path`. */
export const hold = (page: Page, path: string) => page.route(`**/api/${path}`, () => new Promise<void>(() => {}));
export const fail = (page: Page, path: string) =>
  page.route(`**/api/${path}`, (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'internal', requestId: 'none' } }),
  );

/**
 * A public page arrives with its data; its loading state shows only after a link from another page.
 */
export async function follow(page: Page, from: string, link: RegExp | string): Promise<void> {
  await gotoHydrated(page, from);
  await page.getByRole('link', { name: link }).first().click();
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** A customer's screen with its data. */
export const shown = (path: string) => async (page: Page) => {
  await at(path)(page);
  await expect(page.locator('main .skeleton')).toHaveCount(0);
};

/** The three states of every screen with customer data. */
export function personal(screen: string, path: string, call: string): ScreenState[] {
  return [
    {
      screen,
      state: 'loading',
      as: 'regular',
      open: async (page) => {
        await hold(page, call);
        await at(path)(page);
      },
    },
    {
      screen,
      state: 'failed',
      as: 'regular',
      open: async (page) => {
        await fail(page, call);
        await at(path)(page);
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      },
    },
    { screen, state: 'empty', as: 'newcomer', open: shown(path) },
  ];
}
