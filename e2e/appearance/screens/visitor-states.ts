// Sign-up, login and the public pages, in every state.
import {
  blogHref,
  confirmEmailHref,
  confirmNewsletterHref,
  pages,
  resetPasswordHref,
  restoreCartHref,
  restoreEmailHref,
  trackHref,
  unsubscribeHref,
} from '@taana-baana/contract';
import { type Page, expect } from '@playwright/test';
import { longLink, longNames } from '../../fixtures/filled/long-words.ts';
import { type ScreenState, at, press } from './screen-state.ts';

const sentEmpty = (screen: string, path: string, button: string): ScreenState => ({
  screen,
  state: 'sent empty',
  open: async (page) => {
    await at(path)(page);
    await press(page, button);
    await expect(page.getByText(/is Required/).first()).toBeVisible();
  },
});

export const entrance: ScreenState[] = [
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
  {
    screen: 'login',
    state: 'code asked',
    open: async (page) => {
      const asked = { code: 'second-factor-required', message: 'Please type the code from your app too', fields: {} };
      await page.route('**/api/user/login', (route) => route.fulfill({ status: 401, json: asked }));
      await at(pages.login.path)(page);
      const form = page.getByRole('main');
      await form.getByLabel('Email').fill('asha@example.com');
      await form.getByLabel('Password', { exact: true }).fill('my password');
      await press(page, 'Login');
      await expect(form.getByLabel('Code from your app')).toBeFocused();
    },
  },
  { screen: 'signup', state: 'first look', open: at(pages.signup.path) },
  sentEmpty('signup', pages.signup.path, 'Sign Up'),
  { screen: 'forgot password', state: 'first look', open: at(pages.forgotPassword.path) },
  { screen: 'reset password', state: 'first look', open: at(resetPasswordHref('any-token')) },
  { screen: 'confirm e-mail', state: 'logged out', open: at(confirmEmailHref('any-token')) },
  { screen: 'confirm e-mail', state: 'logged in', as: 'regular', open: at(confirmEmailHref('any-token')) },
  { screen: 'restore e-mail', state: 'first look', open: at(restoreEmailHref('any-token')) },
  {
    screen: 'restore e-mail',
    state: 'refused',
    open: async (page) => {
      await at(restoreEmailHref('any-token'))(page);
      await press(page, 'Put my e-mail back');
      await expect(page.getByText('This link is not valid any more')).toBeVisible();
    },
  },
  { screen: 'confirm newsletter', state: 'first look', open: at(confirmNewsletterHref('any-token')) },
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

const refund = { number: 'TB-7K3F9Q', duePaise: 129_950, upiId: null, paid: [] };
const paidPart = { paise: 30_000, at: '2026-11-21T10:00:00.000Z', upiId: 'as…@okhdfcbank' };

/** The page of the link, with such an answer. */
const refundPage = (answer: object) => async (page: Page) => {
  await page.route('**/api/refund/*', (route) => route.fulfill({ json: { ...refund, ...answer } }));
  await at('/refund/any-token')(page);
  await expect(page.getByText(refund.number)).toBeVisible();
};

export const refundByHand: ScreenState[] = [
  {
    screen: 'refund by hand',
    state: 'refused',
    open: async (page) => {
      await refundPage({})(page);
      await page.getByLabel('UPI id').fill('asha@gmail.com');
      await press(page, 'Save the UPI id');
      await expect(page.getByText('A UPI id looks like name@bank')).toBeVisible();
    },
  },
  {
    screen: 'refund by hand',
    state: 'known, a part is paid',
    open: refundPage({ upiId: 'as…@okhdfcbank', paid: [paidPart] }),
  },
  { screen: 'refund by hand', state: 'paid', open: refundPage({ duePaise: 0, paid: [paidPart, paidPart] }) },
];

export const reading: ScreenState[] = [
  { screen: 'blogs', state: 'first look', open: at(pages.blogs.path) },
  { screen: 'blog post', state: 'first look', open: (page, { postId }) => at(blogHref(postId))(page) },
  { screen: 'blog post', state: 'long words', open: (page, { longPostId }) => at(blogHref(longPostId))(page) },
  { screen: 'about', state: 'first look', open: at(pages.about.path) },
  { screen: 'our story', state: 'first look', open: at(pages.ourStory.path) },
  { screen: 'contact', state: 'first look', open: at(pages.contact.path) },
  sentEmpty('contact', pages.contact.path, 'Send message'),
  {
    screen: 'contact',
    state: 'long words',
    open: async (page) => {
      await at(pages.contact.path)(page);
      const form = page.getByRole('main');
      await form.getByLabel('Name').fill(longNames[1]);
      await form.getByLabel('Comment').fill(longLink);
    },
  },
  { screen: 'restore cart', state: 'first look', open: at(restoreCartHref('any-token')) },
  { screen: 'track', state: 'with the courier', open: (page, { tracks }) => at(trackHref(tracks.shipped))(page) },
  { screen: 'track', state: 'delivered, no AWB', open: (page, { tracks }) => at(trackHref(tracks.delivered))(page) },
  { screen: 'track', state: 'unknown link', open: at(trackHref('any-token')) },
  { screen: 'compare', state: 'first look', open: at(pages.compare.path) },
  { screen: 'privacy policy', state: 'first look', open: at(pages.privacyPolicy.path) },
  { screen: 'refund policy', state: 'first look', open: at(pages.refundPolicy.path) },
  { screen: 'shipping policy', state: 'first look', open: at(pages.shippingPolicy.path) },
  { screen: 'terms', state: 'first look', open: at(pages.terms.path) },
  { screen: 'not found', state: 'first look', open: at('/no-such-page') },
];
