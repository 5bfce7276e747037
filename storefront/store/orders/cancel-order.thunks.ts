// Cancels an order. A file of its own: only My Orders loads it.
import { successToasts } from '@taana-baana/contract/messages.ts';
import { createAppThunk } from '../app-thunk.ts';
import { orderChanged } from '../session/auth.slice.ts';

/** Before it is packed, or when it was not shipped in time. */
export const cancelOrder = createAppThunk(
  'orders/cancel',
  async (number: string, { client, dispatch, toasts }) => {
    dispatch(orderChanged(await client.call('cancelOrder', { params: { number } })));
    toasts.success(successToasts.orderCancelled);
  },
  { onFailure: ({ message }, { toasts }) => toasts.error(message) },
);
