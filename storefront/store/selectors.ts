// What screens read of the store.
import type { ProductCard } from './product-state.ts';
import type { ShopState } from './shop-thunk.ts';

export const selectCustomer = (state: ShopState) => state.auth.customer;
export const selectSession = (state: ShopState) => state.auth.session;

export const selectCart = (state: ShopState) => state.auth.cart;
export const selectCartCount = (state: ShopState) => state.auth.cart.lines.length;
/** Rupees: quantity times price over the lines. */
export const selectSubtotal = (state: ShopState) =>
  state.auth.cart.lines.reduce((sum, line) => sum + line.quantity * line.price, 0);
export const selectIsInCart = (productId: string) => (state: ShopState) =>
  state.auth.cart.lines.some((line) => line.productId._id === productId);

export const selectWishlist = (state: ShopState) => state.auth.wishlist;
export const selectWishlistIds = (state: ShopState) => state.auth.wishlist.ids;
export const selectIsWished = (productId: string) => (state: ShopState) => state.auth.wishlist.ids.includes(productId);

export const selectSessions = (state: ShopState) => state.auth.sessions;
export const selectIsEmailConfirmed = (state: ShopState) => state.auth.isEmailConfirmed;
export const selectOrders = (state: ShopState) => state.auth.orders;
export const selectOrderBeingPlaced = (state: ShopState) => state.auth.order;
export const selectPayment = (state: ShopState) => state.auth.order.payment;

export const selectProductList = (state: ShopState) => state.product.list;
export const selectProductDetail = (state: ShopState) => state.product.detail;
export const selectPopularProducts = (state: ShopState) => state.product.popular;
export const selectCategories = (state: ShopState) => state.product.categories;
export const selectSearch = (state: ShopState) => state.product.search;
/** The card of a product that some list already has, so that its page opens before the answer. */
export const selectProductCard =
  (id: string) =>
  (state: ShopState): ProductCard | undefined =>
    [state.product.list.products, state.product.popular, state.auth.wishlist.products]
      .flat()
      .find((product) => product._id === id);

export const selectColors = (state: ShopState) => state.color.colorList;
export const selectBlog = (state: ShopState) => state.blog;
export const selectContact = (state: ShopState) => state.contact;
