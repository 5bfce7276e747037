// Counted stock: the list, one product, its history, deliveries and corrections.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

type Change = 'receiveStock' | 'correctStock' | 'setLowStock' | 'allowOversell' | 'releaseHeldStock';

export const {
  useListStockQuery,
  useListHeldStockQuery,
  useReleaseHeldStockMutation,
  useGetStockQuery,
  useListStockMovementsQuery,
  useReceiveStockMutation,
  useCorrectStockMutation,
  useSetLowStockMutation,
  useAllowOversellMutation,
} = adminApi.enhanceEndpoints({ addTagTypes: ['stock'] }).injectEndpoints({
  endpoints: (build) => {
    // Also after an error: the page shows the current count.
    const change = <N extends Change>(name: N) =>
      build.mutation<AdminAnswer<N>, AdminInput<N>>({
        query: (input) => ({ name, ...input }),
        invalidatesTags: ['stock'],
      });
    return {
      listStock: build.query<AdminAnswer<'listStock'>, AdminInput<'listStock'>>({
        query: (input) => call('listStock', input),
        providesTags: ['stock'],
      }),
      listHeldStock: build.query<AdminAnswer<'listHeldStock'>, void>({
        query: () => call('listHeldStock'),
        providesTags: ['stock'],
      }),
      getStock: build.query<AdminAnswer<'getStock'>, AdminInput<'getStock'>>({
        query: (input) => call('getStock', input),
        providesTags: ['stock'],
      }),
      listStockMovements: build.query<AdminAnswer<'listStockMovements'>, AdminInput<'listStockMovements'>>({
        query: (input) => call('listStockMovements', input),
        providesTags: ['stock'],
      }),
      releaseHeldStock: change('releaseHeldStock'),
      receiveStock: change('receiveStock'),
      correctStock: change('correctStock'),
      setLowStock: change('setLowStock'),
      allowOversell: change('allowOversell'),
    };
  },
});
