// The blog's posts and the one that is open.
import { createReducer } from '@reduxjs/toolkit';
import { fetchBlog, fetchBlogs } from './blog.thunks.ts';
import { initialBlogState } from './content-state.ts';
import { isRequestOf, markRequest } from './request-state.ts';

export const blogReducer = createReducer(initialBlogState, (builder) => {
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
    .addMatcher(isRequestOf('blog'), (state, action) => markRequest(state, action));
});
