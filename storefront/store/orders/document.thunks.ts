// The PDF of a tax document. Separate, because only My Orders loads it.
import { calls } from '@taana-baana/contract/calls.ts';
import { createAppThunk } from '../app-thunk.ts';

/** Resolves to the file's address in this tab; the caller revokes it after saving. */
export const fetchDocument = createAppThunk(
  'orders/fetchDocument',
  async (params: { number: string; id: string }, { client }) => {
    const bytes = await client.call('getOrderDocument', { params });
    return URL.createObjectURL(new Blob([bytes], { type: calls.getOrderDocument.fileType }));
  },
  { onFailure: ({ message }, { toasts }) => toasts.error(message) },
);
