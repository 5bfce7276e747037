// Products: only the newest request may write, and a product opens at once from the card that a list already has.
import { createAction, createReducer, isAnyOf } from '@reduxjs/toolkit';
import { stateMessages } from '@taana-baana/contract/messages.ts';
import { initialProductState, type ProductState } from './product-state.ts';
import { fetchCategories, fetchPopularProducts, fetchProduct, fetchProducts } from './product.thunks.ts';
import { isRequestOf, markFulfilled, markPending, markRejected, markRequest } from './request-state.ts';
import { sendWishlistToggle } from './wishlist.thunks.ts';

/** More of what the search box offers. */
export const searchKnown = createAction<Partial<ProductState['search']>>('product/searchKnown');

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
    .addCase(searchKnown, ({ search }, { payload }) => void Object.assign(search, payload))
    .addMatcher(isAnyOf(fetchProducts.pending, fetchProduct.pending, sendWishlistToggle.pending), (state) =>
      markPending(state),
    )
    .addMatcher(isAnyOf(fetchProducts.fulfilled, fetchProduct.fulfilled), (state) =>
      markFulfilled(state, stateMessages.productFetched),
    )
    .addMatcher(sendWishlistToggle.fulfilled.match, (state) =>
      markFulfilled(state, stateMessages.productAddedToWishlist),
    )
    .addMatcher(isRequestOf('review'), (state, action) =>
      markRequest(state, action, action.payload ? stateMessages.ratingAdded : ''),
    )
    .addMatcher(isAnyOf(fetchProducts.rejected, fetchProduct.rejected, sendWishlistToggle.rejected), (state, action) =>
      markRejected(state, action),
    );
});
