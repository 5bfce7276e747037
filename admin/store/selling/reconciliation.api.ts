// The reconciliation of a month.
import type { AdminAnswer } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

export const { useGetReconciliationQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getReconciliation: build.query<AdminAnswer<'getReconciliation'>, string>({
      query: (month) => call('getReconciliation', { query: { month } }),
    }),
  }),
});
