// Orders: the ones there are, and a new one once it is paid (spec section 4, Checkout). How it comes to be paid stands in checkout.thunks.ts.
import { errorToasts, successToasts } from '@taana-baana/contract/messages.ts';
import type { Order } from '@taana-baana/contract/schemas/order.ts';
import { fetchCart } from './cart.thunks.ts';
import { shopThunk, type Tools } from './shop-thunk.ts';

export const fetchOrders = shopThunk(
  'orders/fetchAll',
  async (_: void, { client, signal, storage }) => {
    const { orders } = await client.call('listOrders', {}, signal);
    const open = storage.attempt()?.providerOrderId;
    // The shopper sees it here, so the checkout need not announce it any more.
    if (orders.some(({ paymentInfo }) => paymentInfo.razorpayOrderId === open)) storage.clearAttempt();
    return orders;
  },
  { condition: (_, state) => state.auth.customer !== null },
);

/** Spec section 3: totals and items are sent as well, and read by nobody. */
export interface OrderSubmission {
  totalPrice: number;
  totalPriceAfterDiscount: number;
  orderItems: { product: string; quantity: number; price: number; size: string; color: string }[];
  paymentInfo: { razorpayOrderId: string; razorpayPaymentId: string };
  shippingInfo: Record<string, unknown>;
}

/** Harmless to repeat. */
export const createOrder = shopThunk(
  'orders/create',
  async (body: OrderSubmission, tools) =>
    concludeCheckout((await tools.client.call('createOrder', { body })).order, tools),
  {
    onFailure: (failure, { toasts }) => {
      // The bank has not answered yet: nothing went wrong, the checkout says so itself.
      if (failure.code !== 'payment-pending') toasts.error(errorToasts.somethingWentWrong);
    },
  },
);

/** An order that was paid, and placed without this browser: the window lost its connection, or another tab was quicker. */
export const acceptOrder = shopThunk('orders/accept', async (order: Order, tools) => concludeCheckout(order, tools));

/** The cart is read again, without waiting for it: the shopper's way to the order is not held up. */
function concludeCheckout(order: Order, { toasts, storage, dispatch }: Tools): Order {
  void dispatch(fetchCart());
  storage.clearAddress();
  storage.clearAttempt();
  toasts.success(successToasts.orderCreated);
  return order;
}
