// A state that a shopper can meet a screen in, and the ways to get there.
import { expect, type Page } from '@playwright/test';
import { gotoHydrated } from '../hydrated.ts';
import type { ScreenWorld, customers } from './screen-world.ts';

export interface ScreenState {
  readonly screen: string;
  readonly state: string;
  /** Nobody is signed in unless told. */
  readonly as?: (typeof customers)[number];
  /** Exists only where the header is folded away, or only where it is not. */
  readonly on?: 'phone' | 'desk';
  /** Ends with the state on the screen. */
  readonly open: (page: Page, world: ScreenWorld) => Promise<void>;
}

export const at = (path: string) => async (page: Page) => {
  // Whoever is at the end of a list sooner sees it grow.
  await gotoHydrated(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** What the API says of `path` never comes. */
export const hold = (page: Page, path: string) => page.route(`**/api/${path}`, () => new Promise<void>(() => {}));
export const fail = (page: Page, path: string) =>
  page.route(`**/api/${path}`, (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'internal', requestId: 'none' } }),
  );

/** An open page comes with its data: waiting for it is seen only on the way from another page. */
export async function follow(page: Page, from: string, link: RegExp | string): Promise<void> {
  await gotoHydrated(page, from);
  await page.getByRole('link', { name: link }).first().click();
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** A customer's screen whose data have come. */
export const shown = (path: string) => async (page: Page) => {
  await at(path)(page);
  await expect(page.locator('main .skeleton')).toHaveCount(0);
};

/** The same three states for each screen whose data belong to a customer. */
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
