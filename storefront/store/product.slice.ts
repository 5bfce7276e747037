// Products: only the newest request may write, and a product opens at once from the card that a list already has.
import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import { stateMessages } from '@taana-baana/contract/messages.ts';
import { initialProductState } from './product-state.ts';
import {
  fetchCategories,
  fetchPopularProducts,
  fetchProduct,
  fetchProducts,
  fetchSearchMatches,
  fetchSearchOptions,
  rateProduct,
} from './product.thunks.ts';
import { markFulfilled, markPending, markRejected } from './request-state.ts';
import { sendWishlistToggle } from './wishlist.thunks.ts';

export const productReducer = createReducer(initialProductState, (builder) => {
  builder
    .addCase(fetchProducts.pending, ({ list }, { meta }) => {
      markPending(list);
      list.requestId = meta.requestId;
    })
    .addCase(fetchProducts.fulfilled, ({ list }, { payload, meta }) => {
      if (list.requestId !== meta.requestId) return;
      markFulfilled(list, stateMessages.productFetched);
      list.products = payload.isNextPage ? [...list.products, ...payload.products] : payload.products;
      list.total = payload.total;
      list.filters = meta.arg.filters;
      list.pages = meta.arg.page;
    })
    .addCase(fetchProducts.rejected, ({ list }, action) => {
      if (list.requestId === action.meta.requestId) markRejected(list, action);
    })
    .addCase(fetchProduct.pending, ({ detail }, { meta }) => {
      markPending(detail);
      detail.requestId = meta.requestId;
      if (detail.product?._id !== meta.arg) detail.product = null;
    })
    .addCase(fetchProduct.fulfilled, ({ detail }, { payload, meta }) => {
      if (detail.requestId !== meta.requestId) return;
      markFulfilled(detail, stateMessages.productFetched);
      detail.product = payload;
    })
    .addCase(fetchProduct.rejected, ({ detail }, action) => {
      if (detail.requestId === action.meta.requestId) markRejected(detail, action);
    })
    .addCase(fetchPopularProducts.fulfilled, (state, { payload }) => {
      state.popular = payload;
    })
    .addCase(fetchCategories.fulfilled, (state, { payload }) => {
      state.categories = payload;
    })
    .addCase(fetchSearchOptions.fulfilled, (state, { payload }) => {
      Object.assign(state.search, payload, { isLoaded: true });
    })
    .addCase(fetchSearchMatches.fulfilled, (state, { payload }) => {
      state.search.matches = payload;
    })
    .addMatcher(
      isAnyOf(fetchProducts.pending, fetchProduct.pending, sendWishlistToggle.pending, rateProduct.pending),
      (state) => markPending(state),
    )
    .addMatcher(isAnyOf(fetchProducts.fulfilled, fetchProduct.fulfilled), (state) =>
      markFulfilled(state, stateMessages.productFetched),
    )
    .addMatcher(sendWishlistToggle.fulfilled.match, (state) =>
      markFulfilled(state, stateMessages.productAddedToWishlist),
    )
    .addMatcher(rateProduct.fulfilled.match, (state, { payload: wasSent }) =>
      markFulfilled(state, wasSent ? stateMessages.ratingAdded : ''),
    )
    .addMatcher(
      isAnyOf(fetchProducts.rejected, fetchProduct.rejected, sendWishlistToggle.rejected, rateProduct.rejected),
      (state, action) => markRejected(state, action),
    );
});
