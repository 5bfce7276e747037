// Requests an exchange. Separate, because only its dialog loads it.
import { successToasts } from '@taana-baana/contract/messages.ts';
import type { ExchangeForm } from '@taana-baana/contract/schemas/orders/exchange.ts';
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
