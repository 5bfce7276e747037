// The auth slice's part for the cart. A change keeps `isLoading` until the cart was fetched again.
import { isPending, isRejected, type ActionReducerMapBuilder } from '@reduxjs/toolkit';
import { addRequestCases, markFulfilled, markPending, markRejected } from '../request-state.ts';
import type { AuthState } from '../session/auth-state.ts';
import { toListedLine } from './cart-line.mapping.ts';
import { addToCart, deleteCartLine, emptyCart, fetchCart, updateCartLine } from './cart.thunks.ts';

const cartChanges = [addToCart, deleteCartLine, updateCartLine, emptyCart] as const;

/** Ends with matchers, so no cases may follow. */
export function addCartCases(builder: ActionReducerMapBuilder<AuthState>): void {
  addRequestCases(
    builder,
    fetchCart,
    ({ cart }) => cart,
    ({ lines, offered }) => ({ lines: lines.map(toListedLine), offered, isLoaded: true }),
  );
  builder
    .addCase(addToCart.fulfilled, ({ cart }) => markFulfilled(cart))
    .addMatcher(isPending(...cartChanges), ({ cart }) => markPending(cart))
    .addMatcher(isRejected(...cartChanges), ({ cart }, action) => markRejected(cart, action));
}
