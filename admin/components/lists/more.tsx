// The end of a list that is loaded page by page: the button for the next one, and how much is shown.
import { retry } from '@taana-baana/contract/admin/texts/shell.ts';
import { Button } from '../button.tsx';

/** Of an infinite query. */
export interface MorePages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

interface MoreProps {
  pages: Partial<MorePages>;
  label: string;
  /** Says that the next page could not be loaded. */
  failed?: string;
  shown?: string;
  className?: string;
}

export function More({ pages, label, failed, shown, className = 'mt-4' }: MoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError: isFailed, fetchNextPage } = pages;
  if (!hasNextPage && !shown) return null;
  return (
    <div className={`flex flex-col items-center gap-2 text-sm text-ink-soft ${className}`}>
      {isFailed && failed && <p role="alert">{failed}</p>}
      {hasNextPage && (
        <Button isPending={isFetchingNextPage ?? false} onPress={() => fetchNextPage?.()}>
          {isFailed ? retry : label}
        </Button>
      )}
      {shown && <p role="status">{shown}</p>}
    </div>
  );
}
