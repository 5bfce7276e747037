// Exchanges: the list, an exchange's page, and what staff do with it.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import type { ExchangeListQuery, ExchangePage } from '@taana-baana/contract/admin/schemas/selling/exchanges.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

const exchangesApi = adminApi.enhanceEndpoints({ addTagTypes: ['exchanges', 'order', 'dashboard'] }).injectEndpoints({
  endpoints: (build) => {
    const change = <N extends 'moveExchange' | 'rejectExchange' | 'replaceExchange' | 'creditExchange'>(name: N) =>
      build.mutation<ExchangePage, AdminInput<N>>({
        query: (input) => ({ name, ...input }),
        // Also after a refusal: the page shows the exchange's current state.
        invalidatesTags: ['exchanges', 'order', 'dashboard'],
      });
    return {
      listExchanges: build.query<AdminAnswer<'listExchanges'>, ExchangeListQuery['tab']>({
        query: (tab) => call('listExchanges', { query: { tab } }),
        providesTags: ['exchanges'],
      }),
      getExchange: build.query<ExchangePage, string>({
        query: (id) => call('getExchange', { params: { id } }),
        providesTags: ['exchanges'],
      }),
      getExchangePhoto: build.query<AdminAnswer<'getExchangePhoto'>, { id: string; photo: string }>({
        query: (params) => call('getExchangePhoto', { params }),
      }),
      moveExchange: change('moveExchange'),
      rejectExchange: change('rejectExchange'),
      replaceExchange: change('replaceExchange'),
      creditExchange: change('creditExchange'),
    };
  },
});

export const {
  useListExchangesQuery,
  useGetExchangeQuery,
  useGetExchangePhotoQuery,
  useMoveExchangeMutation,
  useRejectExchangeMutation,
  useReplaceExchangeMutation,
  useCreditExchangeMutation,
} = exchangesApi;
