// The suggestions of the search box: the first products found.
import { counts } from '@taana-baana/contract/limits.ts';
import { createAppThunk } from '../app-thunk.ts';

export const fetchSearchMatches = createAppThunk('search/fetchMatches', async (words: string, { client, signal }) => {
  const query = { q: words, limit: counts.searchOptions, fields: '_id,title,price,images', pictures: 1 };
  const { data, headers } = await client.request('listProducts', { query }, signal);
  const products = data.map(({ _id, title = '', price = 0, images = [] }) => ({ _id, title, price, images }));
  return { products, total: Number(headers.get('x-total-count') ?? data.length) };
});
