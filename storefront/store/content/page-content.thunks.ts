// The owner's text of one page, or its draft for a link from the admin.
import type { ContentPageName } from '@taana-baana/contract/schemas/page-content.ts';
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
