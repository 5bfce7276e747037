// Exchanges of the customer's orders.
import { successToasts } from '@taana-baana/contract/messages.ts';
import type { ExchangeForm } from '@taana-baana/contract/schemas/exchange.ts';
import { createAppThunk } from '../app-thunk.ts';

export const requestExchange = createAppThunk(
  'orders/requestExchange',
  async ({ number, form }: { number: string; form: ExchangeForm }, { client, toasts }) => {
    const { order } = await client.call('requestExchange', { params: { number }, body: form });
    toasts.success(successToasts.exchangeRequested);
    return order;
  },
);
