// The tabs of the list of orders, each with the number of its orders.
import { capped, type OrderTab, orderTabs } from '@taana-baana/contract/admin/paths/order-tabs.ts';
import { type OrderFilter, ordersPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import type { OrderList } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { tabLabels } from '@taana-baana/contract/admin/texts/selling/orders.ts';
import { Tabs } from '../../components/lists/tabs.tsx';
import { Badge } from '../../components/badge.tsx';

const tabs = ['all', ...orderTabs] as const;
/** Only where cash is taken, or such orders wait. */
const usualTabs = tabs.filter((tab) => tab !== 'to-confirm');
const labels = { all: texts.all, ...tabLabels };

interface OrderListTabsProps {
  filter: OrderFilter;
  counts: OrderList['counts'] | undefined;
}

export const OrderListTabs = ({ filter, counts }: OrderListTabsProps) => (
  <Tabs
    label={texts.tabs}
    tabs={counts?.['to-confirm'] != null || filter.tab === 'to-confirm' ? tabs : usualTabs}
    labels={labels}
    open={filter.tab ?? 'all'}
    to={(tab) => ordersPath({ ...filter, tab: tab === 'all' ? undefined : tab })}
    badge={(tab) => tab !== 'all' && showCount(tab, counts?.[tab])}
  />
);

function showCount(tab: OrderTab, count: number | null | undefined) {
  if (count === undefined || count === null) return null;
  return (
    <Badge tone={tab === 'attention' && count > 0 ? 'danger' : 'muted'} className="tabular">
      {capped(count)}
    </Badge>
  );
}
