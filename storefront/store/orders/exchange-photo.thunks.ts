// Reads a photo sent with an exchange. Separate, because it is loaded on demand.
import { createAppThunk } from '../app-thunk.ts';

/** Resolves to a data URL. */
export const readExchangePhoto = createAppThunk(
  'orders/readExchangePhoto',
  async (id: string, { client }) => (await client.call('getExchangePhoto', { params: { id } })).src,
);
