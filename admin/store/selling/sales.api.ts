// The sales report.
import type { AdminAnswer } from '@taana-baana/contract/admin/endpoints.ts';
import type { SalesFilter } from '@taana-baana/contract/admin/sales-periods.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

export const { useGetSalesQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getSales: build.query<AdminAnswer<'getSales'>, SalesFilter>({
      query: (filter) => call('getSales', { query: { ...filter } }),
    }),
  }),
});
