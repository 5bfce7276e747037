// What the search box offers: all titles of a small catalogue, else what the server finds.
import { counts } from '@taana-baana/contract/limits.ts';
import type { SearchOption } from './product-state.ts';
import { createAppThunk } from '../app-thunk.ts';

const toOption = ({ _id, title }: { _id: string; title?: string | undefined }): SearchOption => ({
  _id,
  title: title ?? '',
});

/** The API's largest page. */
const optionsPerPage = 1000;

/** All titles, once per visit. A catalogue of more than 2,000 is searched on the server instead. */
export const fetchSearchOptions = createAppThunk(
  'search/fetchOptions',
  async (_: void, { client, signal }) => {
    const fetchPage = (page: number) =>
      client.request('listProducts', { query: { fields: '_id,title', limit: optionsPerPage, page } }, signal);
    const { data, headers } = await fetchPage(1);
    const total = Number(headers.get('x-total-count') ?? data.length);
    const isComplete = total <= counts.searchOptions;
    const rest = isComplete && total > optionsPerPage ? (await fetchPage(2)).data : [];
    const options = isComplete ? [...data, ...rest].map(toOption) : [];
    return { options, isComplete };
  },
  { condition: (_, state) => !state.product.search.isLoaded },
);

export const fetchSearchMatches = createAppThunk('search/fetchMatches', async (q: string, { client, signal }) => {
  const query = { q, limit: 12, fields: '_id,title' };
  return (await client.call('listProducts', { query }, signal)).map(toOption);
});
