// What order requests change in the auth slice: the list of orders, and the one being placed.
import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import type { AuthState } from './auth-state.ts';
import { acceptOrder, createOrder, fetchOrders } from './orders.thunks.ts';
import { markFulfilled, markPending, markRejected } from './request-state.ts';

export function addOrderCases(builder: ActionReducerMapBuilder<AuthState>): void {
  builder
    .addCase(fetchOrders.pending, ({ orders }) => markPending(orders))
    .addCase(fetchOrders.fulfilled, ({ orders }, { payload }) => {
      markFulfilled(orders);
      orders.list = payload;
      orders.isLoaded = true;
    })
    .addCase(fetchOrders.rejected, ({ orders }, action) => markRejected(orders, action))
    .addCase(createOrder.pending, ({ order }) => markPending(order))
    .addCase(createOrder.fulfilled, ({ order }, { payload }) => {
      markFulfilled(order);
      order.placed = payload;
    })
    .addCase(acceptOrder.fulfilled, ({ order }, { payload }) => {
      markFulfilled(order);
      order.placed = payload;
    })
    .addCase(createOrder.rejected, ({ order }, action) => markRejected(order, action));
}
