// What the search box offers: the catalogue's titles, or what the server finds. It comes with the box.
import { counts } from '@taana-baana/contract/limits.ts';
import type { SearchOption } from './product-state.ts';
import { searchKnown } from './product.slice.ts';
import { shopThunk } from './shop-thunk.ts';

const toOption = ({ _id, title }: { _id: string; title?: string | undefined }): SearchOption => ({
  _id,
  title: title ?? '',
});

/** As many as one answer holds. */
const optionsPerAnswer = 1000;

/** Titles for the search box, once. A catalogue of more than 2,000 is asked as one types instead. */
export const fetchSearchOptions = shopThunk(
  'search/fetchOptions',
  async (_: void, { client, dispatch, signal }) => {
    const ask = (page: number) =>
      client.request('listProducts', { query: { fields: '_id,title', limit: optionsPerAnswer, page } }, signal);
    const { data, headers } = await ask(1);
    const total = Number(headers.get('x-total-count') ?? data.length);
    const isComplete = total <= counts.searchOptions;
    const rest = isComplete && total > optionsPerAnswer ? (await ask(2)).data : [];
    const options = isComplete ? [...data, ...rest].map(toOption) : [];
    dispatch(searchKnown({ options, isComplete, isLoaded: true }));
  },
  { condition: (_, state) => !state.product.search.isLoaded },
);

export const fetchSearchMatches = shopThunk('search/fetchMatches', async (q: string, { client, dispatch, signal }) => {
  const query = { q, limit: 12, fields: '_id,title' };
  const found = await client.call('listProducts', { query }, signal);
  dispatch(searchKnown({ matches: found.map(toOption) }));
});
