// Requests an exchange, and withdraws it. Separate, because only My Orders loads it.
import { successToasts } from '@taana-baana/contract/messages.ts';
import type { ExchangeForm } from '@taana-baana/contract/schemas/selling/exchange.ts';
import { createAppThunk } from '../app-thunk.ts';
import { orderChanged } from '../session/auth.slice.ts';

export const requestExchange = createAppThunk(
  'orders/requestExchange',
  async ({ number, form }: { number: string; form: ExchangeForm }, { client, dispatch, toasts }) => {
    const { order } = await client.call('requestExchange', { params: { number }, body: form });
    dispatch(orderChanged(order));
    toasts.success(successToasts.exchangeRequested);
  },
);

/** Until the parcel is on its way. */
export const withdrawExchange = createAppThunk(
  'orders/withdrawExchange',
  async (params: { number: string; id: string }, { client, dispatch, toasts }) => {
    const { order } = await client.call('withdrawExchange', { params });
    dispatch(orderChanged(order));
    toasts.success(successToasts.exchangeWithdrawn);
  },
  { onFailure: ({ message }, { toasts }) => toasts.error(message) },
);
