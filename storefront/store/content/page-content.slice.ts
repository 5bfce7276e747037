// The owner's texts, by page: the policies, About, Our Story, the banners and the house lines.
import { createSlice } from '@reduxjs/toolkit';
import type { ContentPageName, ShownContent } from '@taana-baana/contract/schemas/page-content.ts';
import { idle, markFulfilled, markPending, markRejected, type RequestState } from '../request-state.ts';
import { fetchContent } from './page-content.thunks.ts';

export interface ContentState extends RequestState {
  /** A draft (`preview`: its token) and the published text never replace each other. */
  texts: { [P in ContentPageName]?: { preview: string | null; body?: ShownContent<P> } };
}

const initialState: ContentState = { ...idle, texts: {} };

const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchContent.pending, (state, { meta: { arg } }) => {
        markPending(state);
        const { page, preview = null } = arg;
        if (state.texts[page]?.preview !== preview) state.texts[page] = { preview };
      })
      .addCase(fetchContent.fulfilled, (state, { payload: { body }, meta: { arg } }) => {
        markFulfilled(state);
        const text = state.texts[arg.page];
        if (text?.preview === (arg.preview ?? null)) Object.assign(text, { body });
      })
      .addCase(fetchContent.rejected, (state, action) => markRejected(state, action));
  },
});

export const contentReducer = contentSlice.reducer;
