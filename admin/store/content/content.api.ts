// The owner's texts: list, draft, preview, publishing, versions.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

export const contentApi = adminApi.enhanceEndpoints({ addTagTypes: ['content'] }).injectEndpoints({
  endpoints: (build) => ({
    listContent: build.query<AdminAnswer<'listContent'>, void>({
      query: () => call('listContent'),
      providesTags: ['content'],
    }),
    getContent: build.query<AdminAnswer<'getContentDraft'>, string>({
      query: (page) => call('getContentDraft', { params: { page } }),
      providesTags: ['content'],
    }),
    listContentVersions: build.query<AdminAnswer<'listContentVersions'>, string>({
      query: (page) => call('listContentVersions', { params: { page } }),
      providesTags: ['content'],
    }),
    revertContent: build.mutation<AdminAnswer<'revertContent'>, AdminInput<'revertContent'>>({
      query: (input) => call('revertContent', input),
      invalidatesTags: ['content'],
    }),
  }),
});

export const { useListContentQuery, useGetContentQuery, useListContentVersionsQuery, useRevertContentMutation } =
  contentApi;
