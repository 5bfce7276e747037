// The blog's posts and the one that is open.
import { createReducer } from '@reduxjs/toolkit';
import { fetchBlog, fetchBlogs } from './blog.thunks.ts';
import { initialBlogState } from './content-state.ts';
import { markFulfilled, markPending, markRejected } from './request-state.ts';

export const blogReducer = createReducer(initialBlogState, (builder) => {
  builder
    .addCase(fetchBlogs.pending, (state) => markPending(state))
    .addCase(fetchBlogs.fulfilled, (state, { payload }) => {
      markFulfilled(state);
      state.posts = payload;
    })
    .addCase(fetchBlogs.rejected, (state, action) => markRejected(state, action))
    .addCase(fetchBlog.pending, (state, { meta }) => {
      markPending(state);
      if (state.post?._id !== meta.arg) state.post = state.posts.find((post) => post._id === meta.arg) ?? null;
    })
    .addCase(fetchBlog.fulfilled, (state, { payload }) => {
      markFulfilled(state);
      state.post = payload;
    })
    .addCase(fetchBlog.rejected, (state, action) => markRejected(state, action));
});
