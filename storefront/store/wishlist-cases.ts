// What wishlist requests change in the auth slice. A wish shows before its answer, and is taken back if it was refused.
import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import type { AuthState } from './auth-state.ts';
import { markFulfilled, markPending, markRejected } from './request-state.ts';
import { fetchWishlist, wished, wishSettled } from './wishlist.thunks.ts';

export function addWishlistCases(builder: ActionReducerMapBuilder<AuthState>): void {
  builder
    .addCase(fetchWishlist.pending, ({ wishlist }) => markPending(wishlist))
    .addCase(fetchWishlist.fulfilled, ({ wishlist }, { payload }) => {
      markFulfilled(wishlist);
      wishlist.products = payload;
      wishlist.ids = payload.map((product) => product._id);
      // The list may be older than the last press of a heart.
      for (const [productId, isWanted] of Object.entries(wishlist.wanted)) show(wishlist, productId, isWanted);
      wishlist.isLoaded = true;
    })
    .addCase(fetchWishlist.rejected, ({ wishlist }, action) => markRejected(wishlist, action))
    .addCase(wished, ({ wishlist }, { payload: { productId, isWanted } }) => {
      wishlist.wanted[productId] = isWanted;
      show(wishlist, productId, isWanted);
    })
    .addCase(wishSettled, ({ wishlist }, { payload: { productId, isKept } }) => {
      // The customer may have logged out meanwhile.
      if (!(productId in wishlist.wanted)) return;
      delete wishlist.wanted[productId];
      show(wishlist, productId, isKept);
    });
}

function show(wishlist: AuthState['wishlist'], productId: string, isOn: boolean): void {
  const others = wishlist.ids.filter((id) => id !== productId);
  wishlist.ids = isOn ? [...others, productId] : others;
}
