// Products: the list page by page, one product with its draft, and what staff do with them.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import type { ProductFilter } from '@taana-baana/contract/admin/paths/product-paths.ts';
import type { EditedProduct } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

/** Seconds that the pages of a list stay loaded while one of its products is open. */
const keepList = 30 * 60;

export const {
  useListProductsInfiniteQuery,
  useListProductChoicesQuery,
  useGetProductQuery,
  useEditProductsMutation,
  useGetLastBulkEditQuery,
  useUndoBulkEditMutation,
} = adminApi.enhanceEndpoints({ addTagTypes: ['products', 'stock'] }).injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.infiniteQuery<AdminAnswer<'listProducts'>, ProductFilter, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => call('listProducts', { query: { ...queryArg, after: pageParam } }),
      keepUnusedDataFor: keepList,
      providesTags: ['products'],
    }),
    listProductChoices: build.query<AdminAnswer<'listProductChoices'>, void>({
      query: () => call('listProductChoices'),
      providesTags: ['products'],
    }),
    // Without a tag: the editor uses the answers of its changes itself.
    getProduct: build.query<EditedProduct, string>({
      query: (id) => call('getProduct', { params: { id } }),
    }),
    editProducts: build.mutation<AdminAnswer<'editProducts'>, AdminInput<'editProducts'>>({
      query: (input) => call('editProducts', input),
      invalidatesTags: ['products', 'stock'],
    }),
    getLastBulkEdit: build.query<AdminAnswer<'getLastBulkEdit'>, void>({
      query: () => call('getLastBulkEdit'),
      providesTags: ['products'],
    }),
    undoBulkEdit: build.mutation<AdminAnswer<'undoBulkEdit'>, string>({
      query: (id) => call('undoBulkEdit', { params: { id } }),
      invalidatesTags: ['products', 'stock'],
    }),
  }),
});
