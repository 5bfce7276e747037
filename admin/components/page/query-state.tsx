// Shows the result of a query: its content, or why there is none yet.
import type { ReactNode } from 'react';
import { ErrorState, Skeleton } from './states.tsx';

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
  children: (data: T) => ReactNode;
}

/** Earlier data stays visible while newer data loads, or if that fails. */
export function QueryState<T>({ query: { data, error, refetch }, lines, children }: QueryStateProps<T>) {
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton lines={lines} />;
  const { message = '' } = error as { message?: string };
  return <ErrorState text={message} onRetry={() => void refetch()} />;
}
