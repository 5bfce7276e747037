// One line per route of specification section 2. Paths and access come from the contract.
import { data, type RouteObject } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { fetchPopularProducts } from '../../store/products/product.thunks.ts';
import { storeContext } from '../../store/router-bridge.ts';
import { CustomersOnly } from './guards.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from '../layout/layout.tsx';
import { LayoutFailure } from '../layout/layout-failure.tsx';
import * as load from './loaders.ts';
import { pageRoute } from './page-route.tsx';

export function createRoutes(): RouteObject[] {
  const open = [
    pageRoute(pages.home, 'store', load.loadStore('banners')),
    pageRoute(pages.store, 'store', load.loadStore('house-lines')),
    pageRoute(pages.collection, 'collection', load.loadCollection),
    pageRoute(pages.product, 'product', load.loadProduct),
    pageRoute(pages.about, 'about', load.loadContent('about')),
    pageRoute(pages.contact, 'contact'),
    pageRoute(pages.ourStory, 'our-story', load.loadStory),
    pageRoute(pages.blogs, 'blogs', load.loadBlogs),
    pageRoute(pages.blog, 'blog', load.loadBlog),
    pageRoute(pages.compare, 'compare'),
    pageRoute(pages.privacyPolicy, 'privacy-policy', load.loadContent('privacy-policy')),
    pageRoute(pages.refundPolicy, 'refund-policy', load.loadContent('refund-policy')),
    pageRoute(pages.shippingPolicy, 'shipping-policy', load.loadContent('shipping-policy')),
    pageRoute(pages.terms, 'terms', load.loadContent('terms')),
    pageRoute(pages.login, 'login'),
    pageRoute(pages.signup, 'signup'),
    pageRoute(pages.forgotPassword, 'forgot-password'),
    pageRoute(pages.resetPassword, 'reset-password'),
    pageRoute(pages.paymentReturn, 'payment-return'),
    pageRoute(pages.track, 'track', load.loadParcel),
    ...[
      pages.confirmEmail,
      pages.restoreEmail,
      pages.confirmNewsletter,
      pages.unsubscribe,
      pages.restoreCart,
      pages.confirmOrder,
      pages.refund,
    ].map((page) => pageRoute(page, 'link')),
  ];
  const personal = [
    pageRoute(pages.cart, 'cart', load.loadCart),
    pageRoute(pages.checkout, 'checkout', load.loadCheckout),
    pageRoute(pages.orders, 'orders', load.loadOrders),
    pageRoute(pages.profile, 'profile', load.loadProfile),
    pageRoute(pages.storeCredit, 'store-credit', load.loadCredit),
    pageRoute(pages.wishlist, 'wishlist', load.loadWishlist),
  ];
  const notFound = {
    path: '*',
    element: null,
    loader: () => {
      throw data(screenTexts.pageNotFound, { status: 404 });
    },
  };
  const inside = [...open, { element: <CustomersOnly />, children: personal }, notFound];
  if (import.meta.env.DEV) inside.unshift(designPage());
  const guarded = [{ errorElement: <ErrorScreen />, children: inside }];
  return [{ element: <Layout />, errorElement: <LayoutFailure />, children: guarded }];
}

/** The design page is excluded from every build. */
function designPage(): RouteObject {
  return {
    path: '/design',
    loader: async ({ context }) => {
      await context.get(storeContext).dispatch(fetchPopularProducts());
      return null;
    },
    lazy: { Component: async () => (await import('../design/design-page.tsx')).DesignPage },
  };
}
