// What only My Orders asks for: cancels an order, reads its documents, exchanges its pieces.
import { calls } from '@taana-baana/contract/calls.ts';
import { successToasts } from '@taana-baana/contract/messages.ts';
import type { ExchangeForm } from '@taana-baana/contract/schemas/selling/exchange.ts';
import { createAppThunk, showServerMessage } from '../app-thunk.ts';
import { orderChanged } from '../session/auth.slice.ts';

/** Allowed before it is packed, or if it was not shipped in time. */
export const cancelOrder = createAppThunk(
  'orders/cancel',
  async (number: string, { client, dispatch, toasts }) => {
    dispatch(orderChanged(await client.call('cancelOrder', { params: { number } })));
    toasts.success(successToasts.orderCancelled);
  },
  { onFailure: showServerMessage },
);

/** Resolves to the file's address in this tab; the caller revokes it after saving. */
export const fetchDocument = createAppThunk(
  'orders/fetchDocument',
  async (params: { number: string; id: string }, { client }) => {
    const bytes = await client.call('getOrderDocument', { params });
    return URL.createObjectURL(new Blob([bytes], { type: calls.getOrderDocument.fileType }));
  },
  { onFailure: showServerMessage },
);

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
  { onFailure: showServerMessage },
);

/** Resolves to the photo's data URL. */
export const readExchangePhoto = createAppThunk(
  'orders/readExchangePhoto',
  async (id: string, { client }) => (await client.call('getExchangePhoto', { params: { id } })).src,
);
