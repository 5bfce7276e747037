// Blog posts: list, one post with its draft, and what staff do with it.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

const postsApi = adminApi.enhanceEndpoints({ addTagTypes: ['posts'] }).injectEndpoints({
  endpoints: (build) => ({
    listPosts: build.query<AdminAnswer<'listPosts'>, void>({
      query: () => call('listPosts'),
      providesTags: ['posts'],
    }),
    // The editor uses the answer of each change.
    getPost: build.query<AdminAnswer<'getPost'>, string>({
      query: (id) => call('getPost', { params: { id } }),
    }),
    createPost: build.mutation<AdminAnswer<'createPost'>, void>({
      query: () => call('createPost'),
      invalidatesTags: ['posts'],
    }),
    savePost: build.mutation<AdminAnswer<'savePost'>, AdminInput<'savePost'>>({
      query: (input) => call('savePost', input),
      invalidatesTags: ['posts'],
    }),
    deletePost: build.mutation<AdminAnswer<'deletePost'>, string>({
      query: (id) => call('deletePost', { params: { id } }),
      invalidatesTags: ['posts'],
    }),
    publishPost: build.mutation<AdminAnswer<'publishPost'>, AdminInput<'publishPost'>>({
      query: (input) => call('publishPost', input),
      invalidatesTags: ['posts'],
    }),
    unpublishPost: build.mutation<AdminAnswer<'unpublishPost'>, AdminInput<'unpublishPost'>>({
      query: (input) => call('unpublishPost', input),
      invalidatesTags: ['posts'],
    }),
    discardPostDraft: build.mutation<AdminAnswer<'discardPostDraft'>, AdminInput<'discardPostDraft'>>({
      query: (input) => call('discardPostDraft', input),
      invalidatesTags: ['posts'],
    }),
    previewPost: build.mutation<AdminAnswer<'previewPost'>, string>({
      query: (id) => call('previewPost', { params: { id } }),
    }),
  }),
});

export const {
  useListPostsQuery,
  useGetPostQuery,
  useLazyGetPostQuery,
  useCreatePostMutation,
  useSavePostMutation,
  useDeletePostMutation,
  usePublishPostMutation,
  useUnpublishPostMutation,
  useDiscardPostDraftMutation,
  usePreviewPostMutation,
} = postsApi;
