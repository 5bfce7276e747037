// The session and all that belongs to the customer. What cart, wishlist and order requests change stands in the *-cases files beside.
import { createAction, createReducer } from '@reduxjs/toolkit';
import type { SignedInCustomer } from '@taana-baana/contract/schemas/customer.ts';
import { initialAuthState, noPayment, type AuthState, type PaymentProgress } from './auth-state.ts';
import { addCartCases } from './cart-cases.ts';
import { authReset, restoreSession } from './identity.thunks.ts';
import { addOrderCases } from './order-cases.ts';
import { isRequestOf, markRequest } from './request-state.ts';
import { addSessionCases } from './session-cases.ts';
import { addWishlistCases } from './wishlist-cases.ts';

/** The initial state of a visitor: by now the browser's storage has been looked at. */
const signedOut = (): AuthState => ({ ...initialAuthState, session: 'signed-out' });

/** After a login, and as the profile has it since. */
export const customerKnown = createAction<SignedInCustomer>('auth/customerKnown');
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
    .addCase(customerKnown, (state, { payload }) => {
      state.customer = payload;
      state.session = 'signed-in';
    });
  addCartCases(builder);
  addWishlistCases(builder);
  addOrderCases(builder);
  addSessionCases(builder);
  builder.addMatcher(isRequestOf('account'), (state, action) => markRequest(state, action));
});
