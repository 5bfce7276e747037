// The blog's posts and the one that is open.
import { createSlice, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';
import type { BlogPost } from '@taana-baana/contract/schemas/content.ts';
import { idle, markFulfilled, markPending, markRejected, type RequestState } from '../request-state.ts';
import { fetchBlog, fetchBlogs } from './blog.thunks.ts';

export interface BlogState extends RequestState {
  posts: BlogPost[];
  post: BlogPost | null;
}

const initialState: BlogState = { ...idle, posts: [], post: null };

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
        if (state.post?._id !== meta.arg) state.post = state.posts.find((post) => post._id === meta.arg) ?? null;
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
