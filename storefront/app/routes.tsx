// One line a route of spec section 2. Paths and access come from the contract.
import { data, type RouteObject } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { ErrorScreen } from './error-screen.tsx';
import { CustomersOnly } from './guards.tsx';
import { Layout } from './layout/layout.tsx';
import { LayoutFailure } from './layout/layout-failure.tsx';
import * as load from './loaders.ts';
import { page } from './page-route.tsx';

export function createRoutes(): RouteObject[] {
  const open = [
    page(pages.home, 'store', async () => (await import('../screens/store/store.screen.tsx')).StoreScreen, load.loadStore),
    page(pages.store, 'store', async () => (await import('../screens/store/store.screen.tsx')).StoreScreen, load.loadStore),
    page(pages.product, 'product', async () => (await import('../screens/product/product.screen.tsx')).ProductScreen, load.loadProduct),
    page(pages.about, 'about', async () => (await import('../screens/about/about.screen.tsx')).AboutScreen),
    page(pages.contact, 'contact', async () => (await import('../screens/contact/contact.screen.tsx')).ContactScreen),
    page(pages.ourStory, 'our-story', async () => (await import('../screens/our-story/our-story.screen.tsx')).OurStoryScreen, load.loadStory),
    page(pages.blogs, 'blogs', async () => (await import('../screens/blogs/blogs.screen.tsx')).BlogsScreen, load.loadBlogs),
    page(pages.blog, 'blog', async () => (await import('../screens/blog/blog.screen.tsx')).BlogScreen, load.loadBlog),
    page(pages.compare, 'compare', async () => (await import('../screens/compare/compare.screen.tsx')).CompareScreen),
    page(pages.privacyPolicy, 'policies', async () => (await import('../screens/policies/policies.screen.tsx')).PrivacyPolicyScreen),
    page(pages.refundPolicy, 'policies', async () => (await import('../screens/policies/policies.screen.tsx')).RefundPolicyScreen),
    page(pages.shippingPolicy, 'policies', async () => (await import('../screens/policies/policies.screen.tsx')).ShippingPolicyScreen),
    page(pages.terms, 'policies', async () => (await import('../screens/policies/policies.screen.tsx')).TermsScreen),
    page(pages.login, 'login', async () => (await import('../screens/login/login.screen.tsx')).LoginScreen),
    page(pages.signup, 'signup', async () => (await import('../screens/signup/signup.screen.tsx')).SignupScreen),
    page(pages.forgotPassword, 'forgot-password', async () => (await import('../screens/forgot-password/forgot-password.screen.tsx')).ForgotPasswordScreen),
    page(pages.resetPassword, 'reset-password', async () => (await import('../screens/reset-password/reset-password.screen.tsx')).ResetPasswordScreen),
  ];
  const personal = [
    page(pages.cart, 'cart', async () => (await import('../screens/cart/cart.screen.tsx')).CartScreen, load.loadCart),
    page(pages.checkout, 'checkout', async () => (await import('../screens/checkout/checkout.screen.tsx')).CheckoutScreen, load.loadCart),
    page(pages.orders, 'orders', async () => (await import('../screens/orders/orders.screen.tsx')).OrdersScreen, load.loadOrders),
    page(pages.profile, 'profile', async () => (await import('../screens/profile/profile.screen.tsx')).ProfileScreen),
    page(pages.wishlist, 'wishlist', async () => (await import('../screens/wishlist/wishlist.screen.tsx')).WishlistScreen, load.loadWishlist),
  ];
  const notFound = {
    path: '*',
    loader: () => {
      throw data(screenTexts.pageNotFound, { status: 404 });
    },
  };
  const inside = [...open, { element: <CustomersOnly />, children: personal }, notFound];
  return [
    { element: <Layout />, errorElement: <LayoutFailure />, children: [{ errorElement: <ErrorScreen />, children: inside }] },
  ];
}
