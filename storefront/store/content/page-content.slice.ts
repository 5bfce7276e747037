// The owner's texts, by page: the policies, About, Our Story, the banners and the house lines.
import { createSlice } from '@reduxjs/toolkit';
import type { ContentPageName, ShownContent } from '@taana-baana/contract/schemas/content/page-content.ts';
import { idle, markFulfilled, markPending, markRejected, type RequestState } from '../request-state.ts';
import { createAppThunk } from '../app-thunk.ts';

interface PageContentRequest {
  page: ContentPageName;
  /** The token of a preview. */
  preview?: string | null;
}

/** The store's texts are fetched once per visit. */
export const fetchContent = createAppThunk(
  'content/fetchOne',
  async ({ page, preview: token }: PageContentRequest, { client, signal }) =>
    token
      ? client.call('getContentPreview', { params: { page, token } }, signal)
      : client.call('getContent', { params: { page } }, signal),
  {
    condition: ({ page, preview }, { content: { texts } }) =>
      (page !== 'banners' && page !== 'house-lines') ||
      Boolean(preview) ||
      !texts[page]?.body ||
      texts[page].preview !== null,
  },
);

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
