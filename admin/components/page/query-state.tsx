// Shows the result of a query: its content, or why there is none yet.
import type { ReactNode } from 'react';
import { Link } from '../link.tsx';
import { EmptyState, ErrorState, Skeleton } from './states.tsx';

/** The result of a `use…Query` hook. */
interface Query<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

interface QueryStateProps<T> {
  query: Query<T>;
  /** Lines of the skeleton. */
  lines?: number;
  /** The page of what does not exist, with the way to the list. */
  missing?: { heading: string; to: string; toList: string; above?: ReactNode };
  children: (data: T) => ReactNode;
}

/** Earlier data stays visible while newer data loads, or if that fails. */
export function QueryState<T>({ query: { data, error, refetch }, lines, missing, children }: QueryStateProps<T>) {
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton lines={lines} />;
  const { status, message = '' } = error as { status?: number; message?: string };
  // 400: an address that cannot be one.
  if (missing && (status === 404 || status === 400))
    return (
      <>
        {missing.above}
        <EmptyState heading={missing.heading} text={message}>
          <Link to={missing.to} className="button button-quiet">
            {missing.toList}
          </Link>
        </EmptyState>
      </>
    );
  return <ErrorState text={message} onRetry={() => void refetch()} />;
}
