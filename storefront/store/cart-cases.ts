// What cart requests change in the auth slice: controls stay disabled (isLoading) from a change until the cart was read again.
import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import { stateMessages } from '@taana-baana/contract/messages.ts';
import type { AuthState } from './auth-state.ts';
import { addToCart, deleteCartLine, emptyCart, fetchCart, updateCartLine } from './cart.thunks.ts';
import { markFulfilled, markPending, markRejected } from './request-state.ts';

export function addCartCases(builder: ActionReducerMapBuilder<AuthState>): void {
  builder
    .addCase(fetchCart.pending, ({ cart }) => markPending(cart))
    .addCase(fetchCart.fulfilled, ({ cart }, { payload }) => {
      markFulfilled(cart);
      cart.lines = payload;
      cart.isLoaded = true;
    })
    .addCase(fetchCart.rejected, ({ cart }, action) => markRejected(cart, action, stateMessages.cartFetchFailed));
  for (const change of [addToCart, deleteCartLine, updateCartLine, emptyCart] as const) {
    builder.addCase(change.pending as typeof addToCart.pending, ({ cart }) => markPending(cart));
    builder.addCase(change.rejected as typeof addToCart.rejected, ({ cart }, action) => markRejected(cart, action));
  }
  builder.addCase(addToCart.fulfilled, ({ cart }) => markFulfilled(cart));
}
