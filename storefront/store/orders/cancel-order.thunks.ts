// Cancels an order. Separate, because only My Orders loads it.
import { successToasts } from '@taana-baana/contract/messages.ts';
import { createAppThunk } from '../app-thunk.ts';
import { orderChanged } from '../session/auth.slice.ts';

/** Allowed before it is packed, or if it was not shipped in time. */
export const cancelOrder = createAppThunk(
  'orders/cancel',
  async (number: string, { client, dispatch, toasts }) => {
    dispatch(orderChanged(await client.call('cancelOrder', { params: { number } })));
    toasts.success(successToasts.orderCancelled);
  },
  { onFailure: ({ message }, { toasts }) => toasts.error(message) },
);
