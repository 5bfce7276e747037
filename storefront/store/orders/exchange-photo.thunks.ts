// Reads a photo that was sent with an exchange. A file of its own: only those who look load it.
import { createAppThunk } from '../app-thunk.ts';

/** Resolves to a data URL. */
export const readExchangePhoto = createAppThunk(
  'orders/readExchangePhoto',
  async (id: string, { client }) => (await client.call('getExchangePhoto', { params: { id } })).src,
);
