// Shows the result of a query whose filters change. The earlier data stays, dimmed, while other data
// is loaded.
import type { ReactNode } from 'react';
import { ErrorState, Skeleton } from './states.tsx';

/** The result of a `use…Query` hook. */
export interface LoadedQuery<Data> {
  readonly data?: Data;
  /** Undefined while only that of earlier filters is loaded. */
  readonly currentData?: Data;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  /** Lines of the skeleton. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query: { data, currentData, error, refetch }, lines, children }: LoadedProps<Data>) {
  const isStale = currentData === undefined && data !== undefined;
  const { message = '' } = (error ?? {}) as { message?: string };
  return (
    <div aria-busy={currentData === undefined} className={isStale ? 'opacity-60' : ''}>
      {error && currentData === undefined ? (
        <ErrorState text={message} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton lines={lines} />
      ) : (
        children(data)
      )}
    </div>
  );
}
