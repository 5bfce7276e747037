// What wishlist requests change in the auth slice. A toggle shows before its answer, and is taken back if it was refused.
import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import type { AuthState } from './auth-state.ts';
import { markFulfilled, markPending, markRejected } from './request-state.ts';
import { fetchWishlist, sendWishlistToggle } from './wishlist.thunks.ts';

export function addWishlistCases(builder: ActionReducerMapBuilder<AuthState>): void {
  builder
    .addCase(fetchWishlist.pending, ({ wishlist }) => markPending(wishlist))
    .addCase(fetchWishlist.fulfilled, ({ wishlist }, { payload }) => {
      markFulfilled(wishlist);
      wishlist.products = payload;
      wishlist.ids = payload.map((product) => product._id);
      wishlist.isLoaded = true;
    })
    .addCase(fetchWishlist.rejected, ({ wishlist }, action) => markRejected(wishlist, action))
    .addCase(sendWishlistToggle.pending, ({ wishlist }, { meta }) => toggle(wishlist, meta.arg))
    .addCase(sendWishlistToggle.fulfilled, ({ wishlist }, { payload }) => {
      wishlist.ids = payload;
    })
    .addCase(sendWishlistToggle.rejected, ({ wishlist }, { meta }) => toggle(wishlist, meta.arg));
}

function toggle(wishlist: AuthState['wishlist'], productId: string): void {
  const isWished = wishlist.ids.includes(productId);
  wishlist.ids = isWished ? wishlist.ids.filter((id) => id !== productId) : [...wishlist.ids, productId];
}
