// Selectors of all slices.
import type { ProductCard } from './products/product-state.ts';
import type { ContentPageName } from '@taana-baana/contract/schemas/content/page-content.ts';
import type { RootState } from './app-thunk.ts';

export const selectCustomer = (state: RootState) => state.auth.customer;
export const selectSession = (state: RootState) => state.auth.session;

export const selectNewEmail = (state: RootState) => state.auth.newEmail;

export const selectShop = (state: RootState) => state.shop;

export const selectCart = (state: RootState) => state.auth.cart;
export const selectCartCount = (state: RootState) => state.auth.cart.lines.length;
export const selectIsInCart = (productId: string) => (state: RootState) =>
  state.auth.cart.lines.some((line) => line.productId._id === productId);

/** Whether this very colour and size of the product is in the cart. */
export const selectIsLineInCart =
  (wanted: { productId: string; color: string | undefined; size: string | undefined }) => (state: RootState) =>
    state.auth.cart.lines.some(
      ({ productId, color, size }) =>
        productId._id === wanted.productId && color._id === wanted.color && size === wanted.size,
    );

export const selectWishlist = (state: RootState) => state.auth.wishlist;
export const selectWishlistIds = (state: RootState) => state.auth.wishlist.ids;
export const selectIsWished = (productId: string) => (state: RootState) => state.auth.wishlist.ids.includes(productId);

export const selectSessions = (state: RootState) => state.auth.sessions;
export const selectIsEmailConfirmed = (state: RootState) => state.auth.isEmailConfirmed;
export const selectCredit = (state: RootState) => state.auth.credit;
export const selectOrders = (state: RootState) => state.auth.orders;
export const selectParcel = (state: RootState) => state.parcel;
export const selectOrderBeingPlaced = (state: RootState) => state.auth.order;
export const selectPayment = (state: RootState) => state.auth.order.payment;

export const selectProductList = (state: RootState) => state.product.list;
export const selectProductDetail = (state: RootState) => state.product.detail;
export const selectPopularProducts = (state: RootState) => state.product.popular;
export const selectCategories = (state: RootState) => state.product.categories;
export const selectFacets = (state: RootState) => state.product.facets;
/** Countries of origin and sizes to filter by, if there are any. */
export const selectChoices = (state: RootState) => state.product;
export const selectCollections = (state: RootState) => state.product.collections;
export const selectCollection = (state: RootState) => state.product.collection;
export const selectSearch = (state: RootState) => state.product.search;
/** The card of a product that some list already has: the product page opens with it. */
export const selectProductCard =
  (id: string) =>
  (state: RootState): ProductCard | undefined =>
    [state.product.list.products, state.product.popular, state.auth.wishlist.products]
      .flat()
      .find((product) => product._id === id);

export const selectColors = (state: RootState) => state.color.colorList;
export const selectBlog = (state: RootState) => state.blog;
export const selectContact = (state: RootState) => state.contact;

/** The text of a page; undefined until it has arrived. */
export const selectContent =
  <P extends ContentPageName>(page: P) =>
  (state: RootState) =>
    state.content.texts[page]?.body;
export const selectContentRequest = (state: RootState) => state.content;
