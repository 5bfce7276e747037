// The owner's text of a page for its screen, and the request for it.
import type { ContentPageName, ShownContent } from '@taana-baana/contract/schemas/content/page-content.ts';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { selectContent, selectContentRequest } from '../selectors.ts';
import { fetchContent } from './page-content.slice.ts';

interface PageContent<P extends ContentPageName> {
  /** Undefined before it has arrived. */
  content: ShownContent<P> | undefined;
  /** What the screen shows instead. */
  request: { isError: boolean; message: string; onRetry: () => void };
}

export function usePageContent<P extends ContentPageName>(page: P): PageContent<P> {
  const dispatch = useAppDispatch();
  const content = useAppSelector(selectContent(page));
  const { isError, message, texts } = useAppSelector(selectContentRequest);
  const preview = texts[page]?.preview;
  return { content, request: { isError, message, onRetry: () => void dispatch(fetchContent({ page, preview })) } };
}
