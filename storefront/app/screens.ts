// All screens, loaded lazily. `name` matches the file name, by which the manifest finds the chunk.
import type { ComponentType } from 'react';
import { importWithRetry } from '../components/import-retry.ts';

export interface Screen {
  name: string;
  load: () => Promise<ComponentType>;
  /** For the first page: never rejects. */
  loadWithRetry: () => Promise<ComponentType>;
}

/** The file may have other exports. */
type ScreenFile = Record<`${string}Screen`, ComponentType>;

function screen(name: string, importFile: () => Promise<ScreenFile | undefined>): Screen {
  let component: ComponentType | undefined;
  return {
    name,
    load: async () => (component ??= await screenOf(await importFile())),
    loadWithRetry: async () => (component ??= await screenOf(await importWithRetry(importFile))),
  };
}

/** Undefined: the chunk failed, and the browser is loading the page instead (entry-client.tsx). */
async function screenOf(file: ScreenFile | undefined): Promise<ComponentType> {
  if (!file) return new Promise(() => {});
  const component = Object.entries(file).find(([name]) => name.endsWith('Screen'))?.[1];
  if (!component) throw new Error('A screen is missing in its file');
  return component;
}

export const store = screen('store', () => import('../screens/store/store.screen.tsx'));
export const collection = screen('collection', () => import('../screens/store/collection.screen.tsx'));
export const product = screen('product', () => import('../screens/product/product.screen.tsx'));
export const about = screen('about', () => import('../screens/about/about.screen.tsx'));
export const contact = screen('contact', () => import('../screens/contact/contact.screen.tsx'));
export const ourStory = screen('our-story', () => import('../screens/our-story/our-story.screen.tsx'));
export const blogs = screen('blogs', () => import('../screens/blogs/blogs.screen.tsx'));
export const blog = screen('blog', () => import('../screens/blog/blog.screen.tsx'));
export const compare = screen('compare', () => import('../screens/compare/compare.screen.tsx'));
export const login = screen('login', () => import('../screens/login/login.screen.tsx'));
export const signup = screen('signup', () => import('../screens/signup/signup.screen.tsx'));
export const forgotPassword = screen(
  'forgot-password',
  () => import('../screens/forgot-password/forgot-password.screen.tsx'),
);
export const resetPassword = screen(
  'reset-password',
  () => import('../screens/reset-password/reset-password.screen.tsx'),
);
export const confirmEmail = screen('confirm-email', () => import('../screens/confirm-email/confirm-email.screen.tsx'));
export const restoreEmail = screen('restore-email', () => import('../screens/restore-email/restore-email.screen.tsx'));
export const paymentReturn = screen(
  'payment-return',
  () => import('../screens/payment-return/payment-return.screen.tsx'),
);
export const confirmNewsletter = screen(
  'confirm-newsletter',
  () => import('../screens/confirm-newsletter/confirm-newsletter.screen.tsx'),
);
export const unsubscribe = screen('unsubscribe', () => import('../screens/unsubscribe/unsubscribe.screen.tsx'));
export const track = screen('track', () => import('../screens/track/track.screen.tsx'));
export const cart = screen('cart', () => import('../screens/cart/cart.screen.tsx'));
export const checkout = screen('checkout', () => import('../screens/checkout/checkout.screen.tsx'));
export const orders = screen('orders', () => import('../screens/orders/orders.screen.tsx'));
export const profile = screen('profile', () => import('../screens/profile/profile.screen.tsx'));
export const storeCredit = screen('store-credit', () => import('../screens/store-credit/store-credit.screen.tsx'));
export const wishlist = screen('wishlist', () => import('../screens/wishlist/wishlist.screen.tsx'));

export const privacyPolicy = screen('privacy-policy', () => import('../screens/policies/privacy-policy.screen.tsx'));
export const refundPolicy = screen('refund-policy', () => import('../screens/policies/refund-policy.screen.tsx'));
export const shippingPolicy = screen('shipping-policy', () => import('../screens/policies/shipping-policy.screen.tsx'));
export const terms = screen('terms', () => import('../screens/policies/terms.screen.tsx'));
