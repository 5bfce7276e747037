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
    // The editor uses the answer itself: no reload at each pause of typing.
    saveDraft: build.mutation<AdminAnswer<'saveContentDraft'>, AdminInput<'saveContentDraft'>>({
      query: (input) => call('saveContentDraft', input),
    }),
    discardDraft: build.mutation<AdminAnswer<'discardContentDraft'>, AdminInput<'discardContentDraft'>>({
      query: (input) => call('discardContentDraft', input),
      invalidatesTags: ['content'],
    }),
    previewContent: build.mutation<AdminAnswer<'previewContent'>, string>({
      query: (page) => call('previewContent', { params: { page } }),
    }),
    publishContent: build.mutation<AdminAnswer<'publishContent'>, AdminInput<'publishContent'>>({
      query: (input) => call('publishContent', input),
      invalidatesTags: ['content'],
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

export const {
  useListContentQuery,
  useGetContentQuery,
  useSaveDraftMutation,
  useDiscardDraftMutation,
  usePreviewContentMutation,
  usePublishContentMutation,
  useListContentVersionsQuery,
  useRevertContentMutation,
} = contentApi;
