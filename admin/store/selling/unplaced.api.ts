// Payments that made no order: the page of one, and sending its refund again.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

export const { useGetUnplacedQuery, useRetryUnplacedMutation } = adminApi
  .enhanceEndpoints({ addTagTypes: ['unplaced', 'orders', 'dashboard'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getUnplaced: build.query<AdminAnswer<'getUnplaced'>, string>({
        query: (id) => call('getUnplaced', { params: { id } }),
        providesTags: ['unplaced'],
      }),
      retryUnplaced: build.mutation<AdminAnswer<'retryUnplaced'>, AdminInput<'retryUnplaced'>>({
        query: (input) => ({ name: 'retryUnplaced', ...input }),
        // Also after a refusal: the page shows the current state.
        invalidatesTags: ['unplaced', 'orders', 'dashboard'],
      }),
    }),
  });
