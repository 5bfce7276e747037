// The product slice: the store's list, the open product, and the lists for facets and search.
import { createSlice, type PayloadAction, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';
import { stateMessages } from '@taana-baana/contract/messages.ts';
import { markFulfilled, markPending, markRejected } from '../request-state.ts';
import { sendWishlistToggle } from '../wishlist/wishlist.thunks.ts';
import { type ProductState, initialProductState } from './product-state.ts';
import {
  fetchCategories,
  fetchCollections,
  fetchPopularProducts,
  fetchProduct,
  fetchProducts,
} from './product.thunks.ts';
import { rateProduct } from './review.thunks.ts';
import { fetchSearchMatches } from './search.thunks.ts';

const productSlice = createSlice({
  name: 'product',
  initialState: initialProductState,
  reducers: {
    showCollection(state, { payload }: PayloadAction<ProductState['collection']>) {
      state.collection = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchProducts.pending, ({ list }, { meta }) => {
        markPending(list);
        list.requestId = meta.requestId;
      })
      .addCase(fetchProducts.fulfilled, ({ list }, { payload, meta }) => {
        if (list.requestId !== meta.requestId) return;
        markFulfilled(list, stateMessages.productFetched);
        list.requestId = '';
        list.products = payload.isNextPage ? [...list.products, ...payload.products] : payload.products;
        list.total = payload.total;
        list.missed = payload.missed;
        list.isNearest = payload.isNearest;
        list.filters = meta.arg.filters;
        list.pages = meta.arg.page;
      })
      .addCase(fetchProducts.rejected, ({ list }, action) => {
        if (list.requestId === action.meta.requestId) markRejected(list, action);
      })
      .addCase(fetchProduct.pending, ({ detail }, { meta }) => {
        markPending(detail);
        detail.requestId = meta.requestId;
        if (detail.wanted !== meta.arg) detail.product = null;
        detail.wanted = meta.arg;
      })
      .addCase(fetchProduct.fulfilled, ({ detail }, { payload, meta }) => {
        if (detail.requestId !== meta.requestId) return;
        markFulfilled(detail, stateMessages.productFetched);
        detail.requestId = '';
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
      .addCase(fetchCollections.fulfilled, (state, { payload }) => {
        Object.assign(state, payload);
      })
      .addCase(fetchSearchMatches.fulfilled, (state, { payload, meta }) => {
        state.search = { words: meta.arg, ...payload };
      })
      .addCase(sendWishlistToggle.fulfilled, (state) => markFulfilled(state, stateMessages.productAddedToWishlist))
      .addCase(rateProduct.fulfilled, (state, { payload: isSent }) =>
        markFulfilled(state, isSent ? stateMessages.ratingAdded : ''),
      )
      .addMatcher(isPending(fetchProducts, fetchProduct, sendWishlistToggle, rateProduct), (state) =>
        markPending(state),
      )
      .addMatcher(isFulfilled(fetchProducts, fetchProduct), (state) =>
        markFulfilled(state, stateMessages.productFetched),
      )
      .addMatcher(isRejected(fetchProducts, fetchProduct, sendWishlistToggle, rateProduct), (state, action) =>
        markRejected(state, action),
      );
  },
});

export const { showCollection } = productSlice.actions;
export const productReducer = productSlice.reducer;
