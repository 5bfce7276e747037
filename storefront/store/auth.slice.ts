// The session and all that belongs to the customer. What cart, wishlist and order requests change stands in the *-cases files beside.
import { createAction, createReducer, isAnyOf } from '@reduxjs/toolkit';
import {
  authReset,
  logIn,
  register,
  requestPasswordMail,
  resetPassword,
  restoreSession,
  updateProfile,
} from './account.thunks.ts';
import { initialAuthState, noPayment, type AuthState, type PaymentProgress } from './auth-state.ts';
import { addCartCases } from './cart-cases.ts';
import { addOrderCases } from './order-cases.ts';
import { markFulfilled, markPending, markRejected } from './request-state.ts';
import { addSessionCases } from './session-cases.ts';
import { addWishlistCases } from './wishlist-cases.ts';

/** The initial state of a visitor: by now the browser's storage has been looked at. */
const signedOut = (): AuthState => ({ ...initialAuthState, session: 'signed-out' });

/** Before a new checkout, and once the placed order has been shown. */
export const orderReset = createAction('auth/orderReset');
export const paymentMoved = createAction<Partial<PaymentProgress>>('auth/paymentMoved');

export const authReducer = createReducer(initialAuthState, (builder) => {
  builder
    .addCase(orderReset, (state) => {
      state.order = initialAuthState.order;
    })
    .addCase(paymentMoved, (state, { payload }) => {
      state.order.payment = { ...noPayment, ...payload };
    })
    .addCase(restoreSession.fulfilled, (state, { payload }) => {
      state.customer = payload;
      state.session = payload ? 'signed-in' : 'signed-out';
    })
    .addCase(authReset, signedOut)
    .addCase(logIn.fulfilled, (state, { payload }) => {
      state.customer = payload;
      state.session = 'signed-in';
    })
    .addCase(updateProfile.fulfilled, (state, { payload }) => {
      state.customer = payload;
    });
  addCartCases(builder);
  addWishlistCases(builder);
  addOrderCases(builder);
  addSessionCases(builder);
  builder
    .addMatcher(
      isAnyOf(
        logIn.pending,
        register.pending,
        updateProfile.pending,
        requestPasswordMail.pending,
        resetPassword.pending,
      ),
      (state) => markPending(state),
    )
    .addMatcher(
      isAnyOf(
        logIn.fulfilled,
        register.fulfilled,
        updateProfile.fulfilled,
        requestPasswordMail.fulfilled,
        resetPassword.fulfilled,
      ),
      (state) => markFulfilled(state),
    )
    .addMatcher(
      isAnyOf(
        logIn.rejected,
        register.rejected,
        updateProfile.rejected,
        requestPasswordMail.rejected,
        resetPassword.rejected,
      ),
      (state, action) => markRejected(state, action),
    );
});
