// The tabs of the list: links, so that each has an address and can open in another window.
import { useEffect, useRef } from 'react';
import { maxCount, orderTabs } from '@taana-baana/contract/admin/order-tabs.ts';
import type { OrderList } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { tabLabels } from '@taana-baana/contract/admin/texts/selling/orders.ts';
import { Link } from '../../components/link.tsx';
import { type OrderFilter, ordersPath } from '@taana-baana/contract/admin/paths/order-paths.ts';

interface OrderTabsProps {
  filter: OrderFilter;
  /** Undefined until they are loaded. */
  counts: OrderList['counts'] | undefined;
}

export function OrderTabs({ filter, counts }: OrderTabsProps) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && current) strip.current.scrollLeft = current.offsetLeft - strip.current.offsetLeft - 16;
  }, [filter.tab]);
  return (
    <nav ref={strip} aria-label={texts.tabs} className="tab-strip -mx-4 px-4 lg:mx-0 lg:px-0">
      {[undefined, ...orderTabs].map((tab) => {
        const count = tab && counts?.[tab];
        const isPressing = tab === 'attention' && Boolean(count);
        return (
          <Link
            key={tab ?? 'all'}
            to={ordersPath({ ...filter, tab })}
            replace
            aria-current={tab === filter.tab ? 'page' : undefined}
            className="tab"
          >
            {tab ? tabLabels[tab] : texts.all}
            {count !== undefined && count !== null && (
              <span className={`badge tabular ${isPressing ? 'bg-madder-wash text-madder' : 'bg-sunk text-ink-soft'}`}>
                {texts.capped(count, maxCount)}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
