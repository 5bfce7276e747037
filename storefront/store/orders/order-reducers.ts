// The auth slice's part for orders: the list of orders, the credit, and the order being placed.
import type { ActionReducerMapBuilder, PayloadAction } from '@reduxjs/toolkit';
import type { Order } from '@taana-baana/contract/schemas/selling/order.ts';
import { addRequestCases, markFulfilled, markRejected } from '../request-state.ts';
import { initialAuthState, noPayment, type AuthState, type PaymentProgress } from '../session/auth-state.ts';
import { fetchCredit } from '../credit/credit.thunks.ts';
import { acceptOrder, createOrder, fetchOrders, showPlacedOrder } from './orders.thunks.ts';

export const orderReducers = {
  paymentStatusChanged(state: AuthState, { payload }: PayloadAction<Partial<PaymentProgress>>) {
    state.order.payment = { ...noPayment, ...payload };
  },
  orderChanged({ orders }: AuthState, { payload }: PayloadAction<Order>) {
    orders.list = orders.list.map((order) => (order._id === payload._id ? payload : order));
  },
};

export function addOrderCases(builder: ActionReducerMapBuilder<AuthState>): void {
  addRequestCases(
    builder,
    fetchOrders,
    ({ orders }) => orders,
    (list) => ({ list, isLoaded: true }),
  );
  addRequestCases(
    builder,
    createOrder,
    ({ order }) => order,
    (placed) => ({ placed }),
  );
  builder
    .addCase(fetchCredit.fulfilled, ({ credit }, { payload }) => {
      markFulfilled(credit);
      Object.assign(credit, payload);
    })
    .addCase(fetchCredit.rejected, ({ credit }, action) => markRejected(credit, action))
    .addCase(acceptOrder.fulfilled, ({ order }, { payload }) => {
      markFulfilled(order);
      order.placed = payload;
    })
    .addCase(showPlacedOrder.fulfilled, (state) => {
      state.order = initialAuthState.order;
    });
}
