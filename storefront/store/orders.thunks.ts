// Orders: the ones there are, and the steps by which a new one is paid and placed (spec section 4, Checkout).
import { errorToasts, successToasts } from '@taana-baana/contract/messages.ts';
import type { CallInput } from '@taana-baana/contract/endpoints.ts';
import { fetchCart } from './cart.thunks.ts';
import { shopThunk } from './shop-thunk.ts';

export const fetchOrders = shopThunk(
  'orders/fetchAll',
  async (_: void, { client, signal }) => (await client.call('listOrders', {}, signal)).orders,
  { condition: (_, state) => state.auth.customer !== null },
);

/** One order by its number or the provider's order id; `{orderStatus: 'Payment pending'}` while the bank has not answered. */
export const fetchOrder = shopThunk('orders/fetchOne', async (number: string, { client, signal }) =>
  client.call('getOrder', { params: { number } }, signal),
);

/** The payment script's address, the public key, and whether no money moves. */
export const fetchConfig = shopThunk('orders/fetchConfig', async (_: void, { client }) => client.call('getConfig'));

/** Opens the provider's order. What a failure means (an alert, a cart that changed) is the checkout's to say. */
export const openPayment = shopThunk(
  'orders/openPayment',
  async (body: CallInput<'checkout'>['body'], { client }) => client.call('checkout', { body }),
);

export const verifyPayment = shopThunk(
  'orders/verifyPayment',
  async (body: CallInput<'verifyPayment'>['body'], { client }) => client.call('verifyPayment', { body }),
);

/** Harmless to repeat. Afterwards the cart is read again and the stored address is gone. */
export const createOrder = shopThunk(
  'orders/create',
  async (body: OrderSubmission, { client, toasts, storage, dispatch }) => {
    const { order } = await client.call('createOrder', { body });
    toasts.success(successToasts.orderCreated);
    storage.clearAddress();
    await dispatch(fetchCart());
    return order;
  },
  {
    onFailure: (failure, { toasts }) => {
      // The bank has not answered yet: nothing went wrong, the checkout says so itself.
      if (failure.code !== 'payment-pending') toasts.error(errorToasts.somethingWentWrong);
    },
  },
);

/** Spec section 3: totals and items are sent as well, and read by nobody. */
export interface OrderSubmission {
  totalPrice: number;
  totalPriceAfterDiscount: number;
  orderItems: { product: string; quantity: number; price: number; size: string; color: string }[];
  paymentInfo: { razorpayOrderId: string; razorpayPaymentId: string };
  shippingInfo: Record<string, unknown>;
}
