// Orders: the customer's list, and a new one once it is paid (spec section 4, Checkout).
import { errorToasts, successToasts } from '@taana-baana/contract/messages.ts';
import type { Order } from '@taana-baana/contract/schemas/selling/order.ts';
import { fetchCart } from '../cart/cart.thunks.ts';
import { createAppThunk, isSignedIn, type ThunkApi } from '../app-thunk.ts';

export const fetchOrders = createAppThunk(
  'orders/fetchAll',
  async (_: void, { client, signal, storage }) => {
    const { orders } = await client.call('listOrders', {}, signal);
    const open = storage.attempt()?.providerOrderId;
    // The list shows this order, so the checkout has nothing left to announce.
    if (orders.some(({ paymentInfo }) => paymentInfo.razorpayOrderId === open)) storage.clearAttempt();
    return orders;
  },
  { condition: isSignedIn },
);

/** Totals and items are sent because spec section 3 has them. The server does not read them. */
export interface OrderSubmission {
  totalPrice: number;
  totalPriceAfterDiscount: number;
  orderItems: { product: string; quantity: number; price: number; size: string; color: string }[];
  paymentInfo: { razorpayOrderId: string; razorpayPaymentId: string };
  shippingInfo: Record<string, unknown>;
}

/** Idempotent. */
export const createOrder = createAppThunk(
  'orders/create',
  async (body: OrderSubmission, thunkApi) =>
    completeCheckout((await thunkApi.client.call('createOrder', { body })).order, thunkApi),
  {
    onFailure: (failure, { toasts }) => {
      // The bank has not answered yet, which is no failure. The checkout shows it.
      if (failure.code !== 'payment-pending') toasts.error(errorToasts.somethingWentWrong);
    },
  },
);

/** For an order placed without this tab: it lost the connection, or another tab was quicker. */
export const acceptOrder = createAppThunk('orders/accept', async (order: Order, thunkApi) =>
  completeCheckout(order, thunkApi),
);

/**
 * Opens My Orders with the placed order, then resets the order state (spec section 4). Not before:
 * the checkout would lose the order while it is still on screen.
 */
export const showPlacedOrder = createAppThunk(
  'orders/showPlaced',
  async (openOrders: (placed: string) => void | Promise<void>, { getState }) => {
    const { placed } = getState().auth.order;
    if (placed) await openOrders(placed.number);
  },
);

/** Does not wait for the cart, so the confirmation shows at once. */
function completeCheckout(order: Order, { toasts, storage, dispatch }: ThunkApi): Order {
  void dispatch(fetchCart());
  storage.clearAddress();
  storage.clearAttempt();
  storage.saveCodes([]);
  toasts.success(successToasts.orderCreated);
  return order;
}
