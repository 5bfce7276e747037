// Every screen in every state that a shopper can meet it in. One row a state: the photographs and the measurements of all screens walk this table.
import { blogHref, pages, productHref, resetPasswordHref, unsubscribeHref } from '@taana-baana/contract';
import { expect, type Page } from '@playwright/test';
import { fillAddress, openPayment } from '../checkout.ts';
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

const at = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** What the API says of `path` never comes. */
const hold = (page: Page, path: string) => page.route(`**/api/${path}`, () => new Promise<void>(() => {}));
const fail = (page: Page, path: string) =>
  page.route(`**/api/${path}`, (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'internal', requestId: 'none' } }),
  );

/** An open page comes with its data: waiting for it is seen only on the way from another page. */
async function follow(page: Page, from: string, link: RegExp | string): Promise<void> {
  await at(from)(page);
  await page.getByRole('link', { name: link }).first().click();
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** A customer's screen whose data have come. */
const shown = (path: string) => async (page: Page) => {
  await at(path)(page);
  await expect(page.locator('main .skeleton')).toHaveCount(0);
};

/** The same three states for each screen whose data belong to a customer. */
function personal(screen: string, path: string, call: string): ScreenState[] {
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

const store: ScreenState[] = [
  { screen: 'store', state: 'first look', open: at(pages.home.path) },
  { screen: 'store', state: 'filtered', open: at('/product?category=Oversized&minPrice=1000&sort=price') },
  { screen: 'store', state: 'nothing matches', open: at('/product?minPrice=1&maxPrice=2') },
  { screen: 'store', state: 'long titles', open: at('/product?brand=Karkhana+and+Daughters+of+Kanchipuram') },
  {
    screen: 'store',
    state: 'loading',
    open: async (page) => {
      await hold(page, 'product?*');
      await follow(page, pages.contact.path, 'Taana Baana');
    },
  },
  {
    screen: 'store',
    state: 'failed',
    open: async (page) => {
      await fail(page, 'product?*');
      await follow(page, pages.contact.path, 'Taana Baana');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    screen: 'store',
    state: 'filters open',
    on: 'phone',
    open: async (page) => {
      await at(pages.store.path)(page);
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    screen: 'store',
    state: 'menu open',
    on: 'phone',
    open: async (page) => {
      await at(pages.store.path)(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    screen: 'store',
    state: 'search open',
    open: async (page) => {
      await at(pages.store.path)(page);
      await page.getByPlaceholder('Search for Products here').click();
      await page.getByRole('combobox', { name: 'Search products' }).fill('tee');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    screen: 'store',
    state: 'twelve columns',
    on: 'desk',
    open: async (page) => {
      await at(pages.store.path)(page);
      await page.getByRole('link', { name: '12 columns' }).click();
    },
  },
];

const product: ScreenState[] = [
  { screen: 'product', state: 'first look', open: (page, { product: { _id } }) => at(productHref(_id))(page) },
  { screen: 'product', state: 'without reviews', open: (page, { unrated }) => at(productHref(unrated._id))(page) },
  { screen: 'product', state: 'long', open: (page, { longProduct }) => at(productHref(longProduct._id))(page) },
  { screen: 'product', state: 'not there', open: at(productHref('no-such-tee')) },
  {
    screen: 'product',
    state: 'chosen',
    as: 'regular',
    open: async (page, { product: { _id, color } }) => {
      await gotoHydrated(page, productHref(_id));
      await page.getByRole('radio', { name: color[1]?.title ?? '' }).check();
      await page.getByRole('radio', { name: 'L', exact: true }).check();
    },
  },
  {
    screen: 'product',
    state: 'choice missing',
    as: 'newcomer',
    open: async (page, { product: { _id } }) => {
      await at(productHref(_id))(page);
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(page.getByText('Please choose Color and Size')).toBeVisible();
    },
  },
  {
    screen: 'product',
    state: 'size guide',
    open: async (page, { product: { _id } }) => {
      await at(productHref(_id))(page);
      await page.getByRole('button', { name: 'Size guide' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    screen: 'product',
    state: 'zoomed',
    open: async (page, { product: { _id } }) => {
      await at(productHref(_id))(page);
      await press(page, 'Look closer');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    screen: 'product',
    state: 'loading',
    open: async (page, { product: { _id, title } }) => {
      await hold(page, `product/${_id}`);
      await follow(page, '/product?category=Classic&sort=title', title);
      await expect(page).toHaveURL(productHref(_id));
    },
  },
  {
    screen: 'product',
    state: 'failed',
    open: async (page, { product: { _id, title } }) => {
      await fail(page, `product/${_id}`);
      await follow(page, '/product?category=Classic&sort=title', title);
      await expect(page).toHaveURL(productHref(_id));
    },
  },
];

const cart: ScreenState[] = [
  { screen: 'cart', state: 'filled', as: 'regular', open: shown(pages.cart.path) },
  { screen: 'cart', state: 'ten lines', as: 'collector', open: shown(pages.cart.path) },
  ...personal('cart', pages.cart.path, 'user/cart'),
];

const checkout: ScreenState[] = [
  { screen: 'checkout', state: 'first look', as: 'regular', open: shown(pages.checkout.path) },
  { screen: 'checkout', state: 'ten lines', as: 'collector', open: shown(pages.checkout.path) },
  {
    screen: 'checkout',
    state: 'address missing',
    as: 'regular',
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
      await openPayment(page);
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

const account: ScreenState[] = [
  { screen: 'orders', state: 'three orders', as: 'regular', open: shown(pages.orders.path) },
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

/** Sent empty, a form says what is missing. */
const sentEmpty = (screen: string, path: string, button: string): ScreenState => ({
  screen,
  state: 'sent empty',
  open: async (page) => {
    await at(path)(page);
    await press(page, button);
    await expect(page.getByText(/is Required/).first()).toBeVisible();
  },
});

const entrance: ScreenState[] = [
  { screen: 'login', state: 'first look', open: at(pages.login.path) },
  sentEmpty('login', pages.login.path, 'Login'),
  {
    screen: 'login',
    state: 'refused',
    open: async (page, { shoppers }) => {
      await at(pages.login.path)(page);
      const form = page.getByRole('main');
      await form.getByLabel('Email').fill(shoppers.regular.customer.email);
      await form.getByLabel('Password', { exact: true }).fill('not my password');
      await press(page, 'Login');
      await expect(page.getByText('Invalid Credentials').first()).toBeVisible();
    },
  },
  { screen: 'signup', state: 'first look', open: at(pages.signup.path) },
  sentEmpty('signup', pages.signup.path, 'Sign Up'),
  { screen: 'forgot password', state: 'first look', open: at(pages.forgotPassword.path) },
  { screen: 'reset password', state: 'first look', open: at(resetPasswordHref('any-token')) },
  {
    screen: 'unsubscribe',
    state: 'done',
    open: async (page) => {
      await at(unsubscribeHref('any-token'))(page);
      await press(page, 'Unsubscribe');
      await expect(page.getByText('You are unsubscribed')).toBeVisible();
    },
  },
];

const reading: ScreenState[] = [
  { screen: 'blogs', state: 'first look', open: at(pages.blogs.path) },
  { screen: 'blog post', state: 'first look', open: (page, { postId }) => at(blogHref(postId))(page) },
  { screen: 'about', state: 'first look', open: at(pages.about.path) },
  { screen: 'our story', state: 'first look', open: at(pages.ourStory.path) },
  { screen: 'contact', state: 'first look', open: at(pages.contact.path) },
  sentEmpty('contact', pages.contact.path, 'Send message'),
  { screen: 'compare', state: 'first look', open: at(pages.compare.path) },
  { screen: 'privacy policy', state: 'first look', open: at(pages.privacyPolicy.path) },
  { screen: 'refund policy', state: 'first look', open: at(pages.refundPolicy.path) },
  { screen: 'shipping policy', state: 'first look', open: at(pages.shippingPolicy.path) },
  { screen: 'terms', state: 'first look', open: at(pages.terms.path) },
  { screen: 'not found', state: 'first look', open: at('/no-such-page') },
];

export const screenStates: readonly ScreenState[] = [
  ...store,
  ...product,
  ...cart,
  ...checkout,
  ...account,
  ...entrance,
  ...reading,
];
