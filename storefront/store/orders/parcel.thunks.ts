// A parcel, by the link in the mail about it.
import { createAppThunk } from '../app-thunk.ts';

export const fetchParcel = createAppThunk('parcel/fetch', async (token: string, { client, signal }) =>
  client.call('trackParcel', { params: { token } }, signal),
);
