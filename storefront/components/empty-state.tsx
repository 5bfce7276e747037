// An empty list, with a link to continue.
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** The specification's text if it has one: 'No Data', 'Your cart is empty.' */
  title: string;
  hint?: string;
  /** A ButtonLink, usually. */
  action?: ReactNode;
}

export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center py-16 text-center">
      <span aria-hidden="true" className="placeholder-weave block size-20 rounded-pill" />
      <p className="mt-6 font-display text-display-s font-semibold">{title}</p>
      {hint && <p className="mt-2 max-w-prose text-ink-soft">{hint}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
