// The auth slice: session, account forms, cart, wishlist and orders share this state key.
import { createSlice, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';
import type { SignedInCustomer } from '@taana-baana/contract/schemas/people/customer.ts';
import { addCartCases } from '../cart/cart-reducers.ts';
import { addOrderCases, orderReducers } from '../orders/order-reducers.ts';
import { markFulfilled, markPending, markRejected } from '../request-state.ts';
import { addWishlistCases, wishlistReducers } from '../wishlist/wishlist-reducers.ts';
import { logIn, register, requestPasswordMail, resetPassword, updateProfile } from './account.thunks.ts';
import { initialAuthState, type AuthState } from './auth-state.ts';
import { restoreSession } from './identity.thunks.ts';
import { addSessionCases } from './session-reducers.ts';

const accountThunks = [logIn, register, updateProfile, requestPasswordMail, resetPassword] as const;

function setCustomer(state: AuthState, { payload }: { payload: SignedInCustomer | null }): void {
  state.customer = payload;
  state.session = payload ? 'signed-in' : 'signed-out';
}

const authSlice = createSlice({
  name: 'auth',
  initialState: initialAuthState,
  reducers: {
    /** Back to the state of a visitor. */
    authReset: (): AuthState => ({ ...initialAuthState, session: 'signed-out' }),
    /** Another tab has changed it: it is restored again. */
    sessionForgotten: () => initialAuthState,
    ...orderReducers,
    ...wishlistReducers,
  },
  extraReducers: (builder) => {
    builder
      .addCase(restoreSession.fulfilled, setCustomer)
      .addCase(logIn.fulfilled, setCustomer)
      .addCase(updateProfile.fulfilled, setCustomer)
      .addCase(register.fulfilled, (state, { payload }) => {
        state.newEmail = payload.email;
      });
    addWishlistCases(builder);
    addOrderCases(builder);
    addSessionCases(builder);
    addCartCases(builder);
    builder
      .addMatcher(isPending(...accountThunks), (state) => markPending(state))
      .addMatcher(isFulfilled(...accountThunks), (state) => markFulfilled(state))
      .addMatcher(isRejected(...accountThunks), (state, action) => markRejected(state, action));
  },
});

export const {
  authReset,
  orderChanged,
  paymentStatusChanged,
  sessionForgotten,
  wishlistItemChanged,
  wishlistItemSaved,
} = authSlice.actions;
export const authReducer = authSlice.reducer;
