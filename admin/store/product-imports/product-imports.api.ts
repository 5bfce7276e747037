// Imports of product files: their reports and progress.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

type Change = 'checkProductImport' | 'startProductImport';

export const {
  useListProductImportsQuery,
  useGetProductImportQuery,
  useCheckProductImportMutation,
  useStartProductImportMutation,
} = adminApi.enhanceEndpoints({ addTagTypes: ['product imports'] }).injectEndpoints({
  endpoints: (build) => {
    const change = <N extends Change>(name: N) =>
      build.mutation<AdminAnswer<N>, AdminInput<N>>({
        query: (input) => ({ name, ...input }),
        invalidatesTags: ['product imports'],
      });
    return {
      listProductImports: build.query<AdminAnswer<'listProductImports'>, void>({
        query: () => call('listProductImports'),
        providesTags: ['product imports'],
      }),
      getProductImport: build.query<AdminAnswer<'getProductImport'>, string>({
        query: (id) => call('getProductImport', { params: { id } }),
        providesTags: ['product imports'],
      }),
      checkProductImport: change('checkProductImport'),
      startProductImport: change('startProductImport'),
    };
  },
});
