// One line a route of spec section 2. Paths and access come from the contract.
import { data, type RouteObject } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { fetchPopularProducts } from '../store/product.thunks.ts';
import { storeContext } from '../store/router-bridge.ts';
import { CustomersOnly } from './guards.tsx';
import { ErrorScreen, Layout } from './layout/layout.tsx';
import { LayoutFailure } from './layout/layout-failure.tsx';
import * as load from './loaders.ts';
import { page } from './page-route.tsx';
import * as screens from './screens.ts';

export function createRoutes(): RouteObject[] {
  const open = [
    page(pages.home, screens.store, load.loadStore),
    page(pages.store, screens.store, load.loadStore),
    page(pages.product, screens.product, load.loadProduct),
    page(pages.about, screens.about),
    page(pages.contact, screens.contact),
    page(pages.ourStory, screens.ourStory, load.loadStory),
    page(pages.blogs, screens.blogs, load.loadBlogs),
    page(pages.blog, screens.blog, load.loadBlog),
    page(pages.compare, screens.compare),
    page(pages.privacyPolicy, screens.privacyPolicy),
    page(pages.refundPolicy, screens.refundPolicy),
    page(pages.shippingPolicy, screens.shippingPolicy),
    page(pages.terms, screens.terms),
    page(pages.login, screens.login),
    page(pages.signup, screens.signup),
    page(pages.forgotPassword, screens.forgotPassword),
    page(pages.resetPassword, screens.resetPassword),
    page(pages.confirmEmail, screens.confirmEmail),
    page(pages.restoreEmail, screens.restoreEmail),
    page(pages.unsubscribe, screens.unsubscribe),
  ];
  const personal = [
    page(pages.cart, screens.cart, load.loadCart),
    page(pages.checkout, screens.checkout, load.loadCart),
    page(pages.orders, screens.orders, load.loadOrders),
    page(pages.profile, screens.profile, load.loadProfile),
    page(pages.wishlist, screens.wishlist, load.loadWishlist),
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

/** The design system, for those who work on the shop: left out of every build. */
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
