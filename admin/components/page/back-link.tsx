// The link back to the list, above the heading of a page.
import { ChevronLeft } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../link.tsx';

export function BackLink({ children, ...link }: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link
      {...link}
      className="-ml-1 inline-flex min-h-(--control) items-center gap-1 text-sm font-semibold text-ink-soft hover:text-ink"
    >
      <Icon of={ChevronLeft} className="size-4" />
      {children}
    </Link>
  );
}
