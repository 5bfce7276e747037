// The dashboard's figures.
import type { AdminAnswer } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

const dashboardApi = adminApi.enhanceEndpoints({ addTagTypes: ['dashboard'] }).injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query<AdminAnswer<'getDashboard'>, void>({
      query: () => call('getDashboard'),
      providesTags: ['dashboard'],
    }),
  }),
});

export const { useGetDashboardQuery } = dashboardApi;

/** On each visit, together with the screen's file: on a slow line it would otherwise wait for it. */
export const askForDashboard = () =>
  dashboardApi.endpoints.getDashboard.initiate(undefined, { subscribe: false, forceRefetch: true });
