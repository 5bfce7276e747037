// Loads what an editor opens, and says if it is not there.
import { type ReactNode, useState } from 'react';
import type { AdminAnswer } from '@taana-baana/contract/admin/calls.ts';
import type { AdminError } from '../store/send.ts';
import { adminApi } from '../store/admin-api.ts';
import { Link } from '../components/link.tsx';
import { Page } from '../components/page/page.tsx';
import { EmptyState, ErrorState, Skeleton } from '../components/page/states.tsx';

interface OpenedDraftProps<Saved> {
  /** The result of a `use…Query` hook that loads again when the screen is opened. */
  query: {
    readonly data?: Saved;
    readonly error?: unknown;
    readonly fulfilledTimeStamp?: number;
    readonly refetch: () => unknown;
  };
  title: string;
  width?: 'form' | 'list';
  above?: ReactNode;
  /** If there is no such thing; without it, the error is shown. */
  missing?: {
    readonly heading: string;
    readonly to: string;
    readonly toList: string;
    readonly above?: ReactNode;
  };
  children: (opened: Saved, me: AdminAnswer<'getMe'>) => ReactNode;
}

export function OpenedDraft<Saved>({
  query,
  title,
  width = 'form',
  above,
  missing,
  children,
}: OpenedDraftProps<Saved>) {
  const [openedAt] = useState(() => Date.now());
  const { data: me } = adminApi.useGetMeQuery();
  const { data, error, fulfilledTimeStamp = 0, refetch } = query;
  // Data loaded for an earlier visit lacks later saves.
  if (me && data && fulfilledTimeStamp >= openedAt) return children(data, me);
  const { status = 0, message = '' } = (error ?? {}) as Partial<AdminError>;
  const isMissing = missing !== undefined && (status === 404 || status === 400);
  return (
    <Page title={title} width={width} above={above}>
      {!error && <Skeleton />}
      {error !== undefined && !isMissing && <ErrorState text={message} onRetry={() => void refetch()} />}
      {isMissing && (
        <>
          {missing.above}
          <EmptyState heading={missing.heading} text={message}>
            <Link to={missing.to} className="button button-quiet">
              {missing.toList}
            </Link>
          </EmptyState>
        </>
      )}
    </Page>
  );
}
