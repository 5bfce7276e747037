// Blog posts: list, one post with its draft, and what staff do with it.
import type { AdminAnswer } from '@taana-baana/contract/admin/endpoints.ts';
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
  }),
});

export const { useListPostsQuery, useGetPostQuery, useCreatePostMutation } = postsApi;
