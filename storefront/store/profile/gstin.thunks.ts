// The customer's GSTIN. Only its form in the profile needs it, so no slice keeps it.
import { successToasts } from '@taana-baana/contract/messages.ts';
import { createAppThunk } from '../app-thunk.ts';

export const fetchGstin = createAppThunk('gstin/fetch', (_: void, { client, signal }) =>
  client.call('getGstin', {}, signal),
);

/** Null removes it. */
export const saveGstin = createAppThunk('gstin/save', async (gstin: string | null, { client, toasts }) => {
  const saved = await client.call('saveGstin', { body: { gstin } });
  toasts.success(saved.gstin === null ? successToasts.gstinRemoved : successToasts.gstinSaved);
  return saved;
});
