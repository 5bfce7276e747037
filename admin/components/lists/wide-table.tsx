// A table that scrolls sideways where it does not fit, by keyboard too.
import type { ReactNode } from 'react';

interface Props {
  /** Spoken when its frame has the focus. */
  name: string;
  className?: string;
  children: ReactNode;
}

export const WideTable = ({ name, className = '', children }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard too
  <div role="group" aria-label={name} tabIndex={0} className="wide">
    <table className={`tabular w-full text-sm ${className}`}>{children}</table>
  </div>
);
