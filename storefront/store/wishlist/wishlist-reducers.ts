// The auth slice's part for the wishlist. A heart changes at once, and back if the server refuses.
import type { ActionReducerMapBuilder, PayloadAction } from '@reduxjs/toolkit';
import { markFulfilled, markPending, markRejected } from '../request-state.ts';
import type { AuthState } from '../session/auth-state.ts';
import { fetchWishlist } from './wishlist.thunks.ts';

interface WishlistItem {
  productId: string;
  isInWishlist: boolean;
}

export const wishlistReducers = {
  /** The shopper pressed the heart. */
  wishlistItemChanged({ wishlist }: AuthState, { payload }: PayloadAction<WishlistItem>) {
    wishlist.unsaved[payload.productId] = payload.isInWishlist;
    setItem(wishlist, payload);
  },
  /** The server's final state. */
  wishlistItemSaved({ wishlist }: AuthState, { payload }: PayloadAction<WishlistItem>) {
    // After a logout there is nothing left to save.
    if (!(payload.productId in wishlist.unsaved)) return;
    delete wishlist.unsaved[payload.productId];
    setItem(wishlist, payload);
  },
};

export function addWishlistCases(builder: ActionReducerMapBuilder<AuthState>): void {
  builder
    .addCase(fetchWishlist.pending, ({ wishlist }) => markPending(wishlist))
    .addCase(fetchWishlist.fulfilled, ({ wishlist }, { payload }) => {
      markFulfilled(wishlist);
      wishlist.products = payload;
      wishlist.ids = payload.map((product) => product._id);
      // The list may be older than the last press of a heart.
      for (const [productId, isInWishlist] of Object.entries(wishlist.unsaved))
        setItem(wishlist, { productId, isInWishlist });
      wishlist.isLoaded = true;
    })
    .addCase(fetchWishlist.rejected, ({ wishlist }, action) => markRejected(wishlist, action));
}

function setItem(wishlist: AuthState['wishlist'], { productId, isInWishlist }: WishlistItem): void {
  const others = wishlist.ids.filter((id) => id !== productId);
  wishlist.ids = isInWishlist ? [...others, productId] : others;
}
