// Customers' screens, from the cart to the profile, in every state.
import { type Order, pages, serverMessages } from '@taana-baana/contract';
import { expect, type Page } from '@playwright/test';
import { fillAddress, openPayment } from '../../fixtures/checkout.ts';
import type { ScreenWorld } from './screen-world.ts';
import { type ScreenState, at, fail, hold, press, shown, personal } from './screen-state.ts';

export const cart: ScreenState[] = [
  { screen: 'cart', state: 'filled', as: 'regular', open: shown(pages.cart.path) },
  { screen: 'cart', state: 'ten lines', as: 'collector', open: shown(pages.cart.path) },
  ...personal('cart', pages.cart.path, 'user/cart'),
];

export const checkout: ScreenState[] = [
  { screen: 'checkout', state: 'first look', as: 'regular', open: shown(pages.checkout.path) },
  { screen: 'checkout', state: 'ten lines', as: 'collector', open: shown(pages.checkout.path) },
  {
    screen: 'checkout',
    state: 'address missing',
    // Whose form is empty: there is no order before whose address is offered.
    as: 'collector',
    open: async (page) => {
      await shown(pages.checkout.path)(page);
      await press(page, 'Place Order');
      await expect(page.getByText('City is Required')).toBeVisible();
    },
  },
  {
    screen: 'checkout',
    state: 'payment window',
    as: 'regular',
    open: async (page) => {
      await shown(pages.checkout.path)(page);
      await fillAddress(page);
      const window = await openPayment(page);
      // It fades in: until then its words have too little contrast.
      await expect(window).toHaveCSS('opacity', '1');
    },
  },
  {
    screen: 'checkout',
    state: 'payment failed',
    as: 'regular',
    open: async (page) => {
      await shown(pages.checkout.path)(page);
      await fillAddress(page);
      const window = await openPayment(page);
      await window.getByRole('button', { name: 'Let the payment fail' }).click();
      await window.getByRole('button', { name: 'Cancel' }).click();
      await expect(window).toBeHidden();
    },
  },
  ...personal('checkout', pages.checkout.path, 'user/cart'),
];

const recoveryCodes = 'WMOGAB23'.split('').map((sign) => `WMQW-MWXA-R3TD-WMWW-WWMW-WWW${sign}`);

async function askForPassword(page: Page): Promise<void> {
  await shown(pages.profile.path)(page);
  await press(page, 'Turn on');
  await press(page, 'Continue');
  await expect(page.getByText('Password is Required')).toBeVisible();
}

async function showKey(page: Page, { shoppers }: ScreenWorld): Promise<void> {
  await askForPassword(page);
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(shoppers.collector.password);
  await press(page, 'Continue');
  await expect(page.getByText('Open in your app')).toBeVisible();
}

export const account: ScreenState[] = [
  { screen: 'orders', state: 'three orders', as: 'regular', open: shown(pages.orders.path) },
  {
    screen: 'orders',
    state: 'refund by hand',
    as: 'regular',
    open: async (page) => {
      await page.route('**/api/user/getmyorders', async (route) => {
        const { orders } = (await (await route.fetch()).json()) as { orders: Order[] };
        const paid = [{ paise: 30_000, at: '2026-11-21T10:00:00.000Z', upiId: 'as…@okhdfcbank' }];
        const handRefund = { number: 'TB-7K3F9Q', duePaise: 129_950, upiId: null, paid, token: 'any-token' };
        await route.fulfill({ json: { orders: orders.map((order) => ({ ...order, handRefund })) } });
      });
      await shown(pages.orders.path)(page);
      await expect(page.getByText('goes back to you by UPI').first()).toBeVisible();
    },
  },
  ...personal('orders', pages.orders.path, 'user/getmyorders'),
  { screen: 'wishlist', state: 'filled', as: 'regular', open: shown(pages.wishlist.path) },
  { screen: 'wishlist', state: 'long titles', as: 'collector', open: shown(pages.wishlist.path) },
  ...personal('wishlist', pages.wishlist.path, 'user/wishlist'),
  { screen: 'profile', state: 'filled', as: 'regular', open: shown(pages.profile.path) },
  {
    screen: 'profile',
    state: 'wrong',
    as: 'regular',
    open: async (page) => {
      await shown(pages.profile.path)(page);
      await press(page, 'Edit');
      await page.getByRole('main').getByLabel('Mobile').fill('12');
      await press(page, 'Save');
      await expect(page.getByText('Mobile No should be valid')).toBeVisible();
    },
  },
  {
    screen: 'profile',
    state: 'logins loading',
    as: 'regular',
    open: async (page) => {
      await hold(page, 'user/sessions');
      await at(pages.profile.path)(page);
    },
  },
  {
    screen: 'profile',
    state: 'logins failed',
    as: 'regular',
    open: async (page) => {
      await fail(page, 'user/sessions');
      await at(pages.profile.path)(page);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    screen: 'profile',
    state: 'link to confirm the e-mail sent',
    as: 'regular',
    open: async (page) => {
      await page.route('**/api/user/confirm-email', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ json: { message: serverMessages.emailConfirmationSent } })
          : route.fallback(),
      );
      await shown(pages.profile.path)(page);
      await press(page, 'Confirm my e-mail');
      await expect(page.getByText(serverMessages.emailConfirmationSent)).toBeVisible();
    },
  },
  {
    screen: 'profile',
    state: 'second factor failed',
    as: 'regular',
    open: async (page) => {
      await fail(page, 'user/second-factor');
      await at(pages.profile.path)(page);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  { screen: 'profile', state: 'second factor password', as: 'regular', open: askForPassword },
  { screen: 'profile', state: 'second factor key', as: 'collector', open: showKey },
  {
    screen: 'profile',
    state: 'recovery codes',
    as: 'collector',
    open: async (page, world) => {
      await page.route('**/api/user/second-factor', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ json: { recoveryCodes } }) : route.continue(),
      );
      await showKey(page, world);
      await page.getByLabel('Code from your app').fill('123456');
      await press(page, 'Turn on');
      await expect(page.getByText('I have kept them')).toBeVisible();
    },
  },
  {
    screen: 'profile',
    state: 'second factor on',
    as: 'regular',
    open: async (page) => {
      await page.route('**/api/user/second-factor', (route) => route.fulfill({ json: { isOn: true } }));
      await shown(pages.profile.path)(page);
      await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
    },
  },
  { screen: 'profile', state: 'three logins', as: 'collector', open: shown(pages.profile.path) },
  {
    screen: 'profile',
    state: 'deleting the account',
    as: 'regular',
    open: async (page) => {
      await shown(pages.profile.path)(page);
      await press(page, 'Delete my account');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByText('Password is Required')).toBeVisible();
    },
  },
];

/** Submitted empty, so that the form shows its messages. */
