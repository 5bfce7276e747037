// Every screen, fetched when its page is first opened. `name` is its file's, and names its chunk in the build's manifest.
import type { ComponentType } from 'react';

export interface Screen {
  name: string;
  component: () => Promise<ComponentType>;
}

/** Once here, it is answered without a moment's wait: the router then draws the next page once, not first its going there. */
function screen(name: string, load: Screen['component']): Screen {
  let loaded: ComponentType | undefined;
  return { name, component: async () => (loaded ??= await load()) };
}

export const store = screen('store', async () => (await import('../screens/store/store.screen.tsx')).StoreScreen);
export const product = screen(
  'product',
  async () => (await import('../screens/product/product.screen.tsx')).ProductScreen,
);
export const about = screen('about', async () => (await import('../screens/about/about.screen.tsx')).AboutScreen);
export const contact = screen(
  'contact',
  async () => (await import('../screens/contact/contact.screen.tsx')).ContactScreen,
);
export const ourStory = screen(
  'our-story',
  async () => (await import('../screens/our-story/our-story.screen.tsx')).OurStoryScreen,
);
export const blogs = screen('blogs', async () => (await import('../screens/blogs/blogs.screen.tsx')).BlogsScreen);
export const blog = screen('blog', async () => (await import('../screens/blog/blog.screen.tsx')).BlogScreen);
export const compare = screen(
  'compare',
  async () => (await import('../screens/compare/compare.screen.tsx')).CompareScreen,
);
export const login = screen('login', async () => (await import('../screens/login/login.screen.tsx')).LoginScreen);
export const signup = screen('signup', async () => (await import('../screens/signup/signup.screen.tsx')).SignupScreen);
export const forgotPassword = screen(
  'forgot-password',
  async () => (await import('../screens/forgot-password/forgot-password.screen.tsx')).ForgotPasswordScreen,
);
export const resetPassword = screen(
  'reset-password',
  async () => (await import('../screens/reset-password/reset-password.screen.tsx')).ResetPasswordScreen,
);
export const unsubscribe = screen(
  'unsubscribe',
  async () => (await import('../screens/unsubscribe/unsubscribe.screen.tsx')).UnsubscribeScreen,
);
export const cart = screen('cart', async () => (await import('../screens/cart/cart.screen.tsx')).CartScreen);
export const checkout = screen(
  'checkout',
  async () => (await import('../screens/checkout/checkout.screen.tsx')).CheckoutScreen,
);
export const orders = screen('orders', async () => (await import('../screens/orders/orders.screen.tsx')).OrdersScreen);
export const profile = screen(
  'profile',
  async () => (await import('../screens/profile/profile.screen.tsx')).ProfileScreen,
);
export const wishlist = screen(
  'wishlist',
  async () => (await import('../screens/wishlist/wishlist.screen.tsx')).WishlistScreen,
);

export const privacyPolicy = screen(
  'privacy-policy',
  async () => (await import('../screens/policies/privacy-policy.screen.tsx')).PrivacyPolicyScreen,
);
export const refundPolicy = screen(
  'refund-policy',
  async () => (await import('../screens/policies/refund-policy.screen.tsx')).RefundPolicyScreen,
);
export const shippingPolicy = screen(
  'shipping-policy',
  async () => (await import('../screens/policies/shipping-policy.screen.tsx')).ShippingPolicyScreen,
);
export const terms = screen('terms', async () => (await import('../screens/policies/terms.screen.tsx')).TermsScreen);
