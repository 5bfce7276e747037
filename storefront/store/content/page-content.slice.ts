// The owner's texts, by page: the policies, About, Our Story and the banners.
import { createSlice } from '@reduxjs/toolkit';
import type { ContentBody, ContentPageName } from '@taana-baana/contract/schemas/page-content.ts';
import { idle, markFulfilled, markPending, markRejected, type RequestState } from '../request-state.ts';
import { fetchContent } from './page-content.thunks.ts';

export interface ContentState extends RequestState {
  bodies: { [P in ContentPageName]?: ContentBody<P> };
}

const initialState: ContentState = { ...idle, bodies: {} };

const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchContent.pending, (state) => markPending(state))
      .addCase(fetchContent.fulfilled, (state, { payload: { page, body } }) => {
        markFulfilled(state);
        Object.assign(state.bodies, { [page]: body });
      })
      .addCase(fetchContent.rejected, (state, action) => markRejected(state, action));
  },
});

export const contentReducer = contentSlice.reducer;
