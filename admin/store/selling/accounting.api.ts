// Accounting: a month's sums, and its documents page by page.
import type { AccountingFilter } from '@taana-baana/contract/admin/paths/accounting-paths.ts';
import type { AdminAnswer } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

export const { useGetAccountingQuery, useListDocumentsInfiniteQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getAccounting: build.query<AdminAnswer<'getAccounting'>, string>({
      query: (month) => call('getAccounting', { query: { month } }),
    }),
    listDocuments: build.infiniteQuery<AdminAnswer<'listDocuments'>, AccountingFilter, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => call('listDocuments', { query: { ...queryArg, after: pageParam } }),
    }),
  }),
});
