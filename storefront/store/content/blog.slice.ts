// The blog: all posts, and the open one.
import { createSlice, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';
import type { BlogPost } from '@taana-baana/contract/schemas/content/content.ts';
import { idle, markFulfilled, markPending, markRejected, type RequestState } from '../request-state.ts';
import { createAppThunk } from '../app-thunk.ts';

export const fetchBlogs = createAppThunk('blog/fetchAll', async (_: void, { client, signal }) =>
  client.call('listBlogs', {}, signal),
);

interface BlogRequest {
  id: string;
  /** The token of a preview. */
  preview?: string | null;
}

export const fetchBlog = createAppThunk(
  'blog/fetchOne',
  async ({ id, preview: token }: BlogRequest, { client, signal }) =>
    token
      ? client.call('getBlogPreview', { params: { id, token } }, signal)
      : client.call('getBlog', { params: { id } }, signal),
);

export interface BlogState extends RequestState {
  posts: BlogPost[];
  post: BlogPost | null;
  /** The token of a preview: a draft and the post never replace each other. */
  preview: string | null;
}

const initialState: BlogState = { ...idle, posts: [], post: null, preview: null };

const blogSlice = createSlice({
  name: 'blog',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchBlogs.fulfilled, (state, { payload }) => {
        state.posts = payload;
      })
      .addCase(fetchBlog.pending, (state, { meta }) => {
        const { id, preview = null } = meta.arg;
        if (state.post?._id !== id || state.preview !== preview)
          state.post = (preview ? undefined : state.posts.find((post) => post._id === id)) ?? null;
        state.preview = preview;
      })
      .addCase(fetchBlog.fulfilled, (state, { payload }) => {
        state.post = payload;
      })
      .addMatcher(isPending(fetchBlogs, fetchBlog), (state) => markPending(state))
      .addMatcher(isFulfilled(fetchBlogs, fetchBlog), (state) => markFulfilled(state))
      .addMatcher(isRejected(fetchBlogs, fetchBlog), (state, action) => markRejected(state, action));
  },
});

export const blogReducer = blogSlice.reducer;
