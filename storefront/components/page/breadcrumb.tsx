// The breadcrumb: links to the pages above, then the page itself.
import { ChevronRight } from 'lucide';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as componentTexts from '@taana-baana/contract/texts/component-texts.ts';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../link.tsx';

/** The last item is the page itself and needs no `to`. */
export type Trail = { label: string; to?: string }[];

const home = { label: screenTexts.home, to: pages.home.path };

export const trailTo = (label: string): Trail => [home, { label }];

/** To what the store lists. */
export const trailFromStore = (label: string): Trail => [
  home,
  { label: screenTexts.store, to: pages.store.path },
  { label },
];

interface BreadcrumbProps {
  items: Trail;
  className?: string;
}

export function Breadcrumb({ items, className = '' }: BreadcrumbProps) {
  return (
    <nav aria-label={componentTexts.breadcrumb} className={`text-sm ${className}`}>
      <ol className="flex flex-wrap items-center gap-x-1">
        {items.map(({ label, to }, index) => (
          <li key={label} className="flex items-center gap-x-1">
            {index > 0 && <Icon of={ChevronRight} className="size-3.5 text-line-strong" />}
            {to === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined} className="text-ink-soft">
                {label}
              </span>
            ) : (
              <Link to={to} className="-mx-2 inline-flex min-h-11 items-center px-2 hover:text-madder hover:underline">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
