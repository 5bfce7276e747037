// One line per route of specification section 2. Paths and access come from the contract.
import { data, type RouteObject } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { fetchPopularProducts } from '../store/products/product.thunks.ts';
import { storeContext } from '../store/router-bridge.ts';
import { CustomersOnly } from './guards.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout/layout.tsx';
import { LayoutFailure } from './layout/layout-failure.tsx';
import * as load from './loaders.ts';
import { pageRoute } from './page-route.tsx';
import * as screens from './screens.ts';

export function createRoutes(): RouteObject[] {
  const open = [
    pageRoute(pages.home, screens.store, load.loadStore('banners')),
    pageRoute(pages.store, screens.store, load.loadStore('house-lines')),
    pageRoute(pages.collection, screens.collection, load.loadCollection),
    pageRoute(pages.product, screens.product, load.loadProduct),
    pageRoute(pages.about, screens.about, load.loadContent('about')),
    pageRoute(pages.contact, screens.contact),
    pageRoute(pages.ourStory, screens.ourStory, load.loadStory),
    pageRoute(pages.blogs, screens.blogs, load.loadBlogs),
    pageRoute(pages.blog, screens.blog, load.loadBlog),
    pageRoute(pages.compare, screens.compare),
    pageRoute(pages.privacyPolicy, screens.privacyPolicy, load.loadContent('privacy-policy')),
    pageRoute(pages.refundPolicy, screens.refundPolicy, load.loadContent('refund-policy')),
    pageRoute(pages.shippingPolicy, screens.shippingPolicy, load.loadContent('shipping-policy')),
    pageRoute(pages.terms, screens.terms, load.loadContent('terms')),
    pageRoute(pages.login, screens.login),
    pageRoute(pages.signup, screens.signup),
    pageRoute(pages.forgotPassword, screens.forgotPassword),
    pageRoute(pages.resetPassword, screens.resetPassword),
    pageRoute(pages.confirmEmail, screens.confirmEmail),
    pageRoute(pages.restoreEmail, screens.restoreEmail),
    pageRoute(pages.paymentReturn, screens.paymentReturn),
    pageRoute(pages.track, screens.track, load.loadParcel),
    pageRoute(pages.confirmNewsletter, screens.confirmNewsletter),
    pageRoute(pages.unsubscribe, screens.unsubscribe),
  ];
  const personal = [
    pageRoute(pages.cart, screens.cart, load.loadCart),
    pageRoute(pages.checkout, screens.checkout, load.loadCheckout),
    pageRoute(pages.orders, screens.orders, load.loadOrders),
    pageRoute(pages.profile, screens.profile, load.loadProfile),
    pageRoute(pages.storeCredit, screens.storeCredit, load.loadCredit),
    pageRoute(pages.wishlist, screens.wishlist, load.loadWishlist),
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
    lazy: { Component: async () => (await import('./design/design-page.tsx')).DesignPage },
  };
}
