// Old addresses and where they lead: the list, saving and removing one.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

export const { useListRedirectsQuery, useSaveRedirectMutation, useDeleteRedirectMutation } = adminApi
  .enhanceEndpoints({ addTagTypes: ['redirects'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listRedirects: build.query<AdminAnswer<'listRedirects'>, string>({
        query: (q) => call('listRedirects', { query: q ? { q } : {} }),
        providesTags: ['redirects'],
      }),
      saveRedirect: build.mutation<AdminAnswer<'saveRedirect'>, AdminInput<'saveRedirect'>>({
        query: (input) => call('saveRedirect', input),
        invalidatesTags: ['redirects'],
      }),
      deleteRedirect: build.mutation<AdminAnswer<'deleteRedirect'>, string>({
        query: (id) => call('deleteRedirect', { params: { id } }),
        invalidatesTags: ['redirects'],
      }),
    }),
  });
