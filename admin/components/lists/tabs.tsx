// The tabs of a list: links, so that each has an address and can open in another window.
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../link.tsx';

interface TabsProps<Tab extends string> {
  label: string;
  tabs: readonly Tab[];
  labels: Readonly<Record<Tab, string>>;
  /** Undefined: none of them, as in a search of all. */
  open: Tab | undefined;
  to: (tab: Tab) => string;
  /** What stands beside the label. */
  badge?: (tab: Tab) => ReactNode;
  className?: string;
}

export function Tabs<Tab extends string>({ label, tabs, labels, open, to, badge, className = '' }: TabsProps<Tab>) {
  const strip = useRef<HTMLElement>(null);
  // On a phone the last ones begin out of sight.
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && current) strip.current.scrollLeft = current.offsetLeft - strip.current.offsetLeft - 16;
  }, [open]);
  return (
    <nav ref={strip} aria-label={label} className={`tab-strip -mx-4 px-4 lg:mx-0 lg:px-0 ${className}`}>
      {tabs.map((tab) => (
        <Link key={tab} to={to(tab)} replace aria-current={tab === open ? 'page' : undefined} className="tab">
          {labels[tab]}
          {badge?.(tab)}
        </Link>
      ))}
    </nav>
  );
}
