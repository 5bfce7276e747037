// The dashboard's figures.
import type { AdminAnswer } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from './admin-api.ts';
import { call } from './send.ts';

export const { useGetDashboardQuery } = adminApi.enhanceEndpoints({ addTagTypes: ['dashboard'] }).injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query<AdminAnswer<'getDashboard'>, void>({
      query: () => call('getDashboard'),
      providesTags: ['dashboard'],
    }),
  }),
});
