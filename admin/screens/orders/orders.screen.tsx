// The list of orders: tabs by status, search, days, and further pages, all in the address; and its
// file for a spreadsheet.
import { Download } from 'lucide';
import { maxCount, type OrderTab, orderTabs } from '@taana-baana/contract/admin/order-tabs.ts';
import {
  newOrderPath,
  type OrderFilter,
  orderFilters,
  ordersPath,
  waitingPath,
} from '@taana-baana/contract/admin/paths/order-paths.ts';
import { isPermitted, type Permission } from '@taana-baana/contract/admin/permissions.ts';
import type { OrderRow } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { toNew, toWaiting } from '@taana-baana/contract/admin/texts/selling/manual-orders.ts';
import * as exportTexts from '@taana-baana/contract/admin/texts/selling/order-export.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { tabLabels } from '@taana-baana/contract/admin/texts/selling/orders.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { AllBox, SelectionBox } from '../../components/lists/selection-box.tsx';
import { Tabs } from '../../components/lists/tabs.tsx';
import { type Selection, useSelection } from '../../components/lists/use-selection.ts';
import { OrderCards } from '../../components/orders/order-cards.tsx';
import { LeftOutNote } from '../../components/page/left-out-note.tsx';
import { showFailure, showToast } from '../../components/toasts/toast-queue.ts';
import { useIsWide } from '../../components/use-is-wide.ts';
import { ChosenOrders } from './chosen-orders.tsx';
import { DaysFilter } from './days-filter.tsx';
import { OrderTable } from './order-table.tsx';
import { UnplacedPayments } from './unplaced-payments.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { useDownload } from '../../store/files/use-download.ts';
import { refreshed } from '../../store/refresh.ts';
import { usePackWithinHours } from '../../store/selling/use-pack-within-hours.ts';
import { call } from '../../store/send.ts';
import { useListParams } from '../../store/use-list-params.ts';

const ToManualOrders = () => (
  <>
    <Link to={waitingPath()} className="button button-quiet">
      {toWaiting}
    </Link>
    <Link to={newOrderPath} className="button button-quiet">
      {toNew}
    </Link>
  </>
);

const tabs = ['all', ...orderTabs] as const;
const labels = { all: texts.all, ...tabLabels };

function showCount(tab: OrderTab, count: number | null | undefined) {
  if (count === undefined || count === null) return null;
  const look = tab === 'attention' && count > 0 ? 'bg-madder-wash text-madder' : 'bg-sunk text-ink-soft';
  return <span className={`badge tabular ${look}`}>{texts.capped(count, maxCount)}</span>;
}

export function OrdersScreen() {
  const { filter, narrow, params } = useListParams(orderFilters);
  const query = adminApi.useListOrdersInfiniteQuery(filter, { refetchOnMountOrArgChange: true, ...refreshed });
  const { data: me } = adminApi.useGetMeQuery();
  const may = (permission: Permission) => me !== undefined && isPermitted(me.role, permission);
  const [first] = query.data?.pages ?? [];
  const orders = query.data?.pages.flatMap((page) => page.orders) ?? [];
  const unplaced = first?.unplaced ?? [];
  const selection = useSelection(
    params.toString(),
    orders.map(({ number }) => number),
  );
  const isSearched = Boolean(filter.search ?? filter.customerOf ?? filter.from ?? filter.to);
  const shown = texts.shown(orders.length);
  return (
    <ListPage
      title={texts.title}
      actions={may('orders.take') && <ToManualOrders />}
      query={query}
      top={
        <>
          <LeftOutNote params={params} unit="day" names={['from', 'to']} />
          <Tabs
            label={texts.tabs}
            tabs={tabs}
            labels={labels}
            open={filter.tab ?? 'all'}
            to={(tab) => ordersPath({ ...filter, tab: tab === 'all' ? undefined : tab })}
            badge={(tab) => tab !== 'all' && showCount(tab, first?.counts[tab])}
          />
        </>
      }
      search={{
        label: texts.search.label,
        hint: may('contact.read') ? texts.search.hint : texts.search.hintWithoutContact,
        value: filter.search ?? '',
        onChange: (search) => narrow({ search, customerOf: '' }),
      }}
      filters={
        <>
          <DaysFilter from={filter.from} to={filter.to} onChange={narrow} />
          {may('documents.read') && <ExportButton filter={filter} />}
        </>
      }
      middle={
        <>
          {filter.customerOf && (
            <div className="-mt-1 mb-4 flex flex-wrap items-center gap-2 text-sm">
              <p className="font-semibold">{texts.customerOf(filter.customerOf)}</p>
              <Button onPress={() => narrow({ customerOf: '' })}>{texts.clearCustomer}</Button>
            </div>
          )}
          <UnplacedPayments payments={unplaced} />
        </>
      }
      rowsOf={() => orders}
      empty={unplaced.length === 0 && texts.empty[isSearched ? 'found' : (filter.tab ?? 'all')]}
      clear={
        isSearched && {
          label: texts.clearFilters,
          onPress: () => narrow({ search: '', customerOf: '', from: '', to: '' }),
        }
      }
      more={{
        label: texts.more,
        failed: texts.moreFailed,
        shown: query.hasNextPage ? shown : `${shown}. ${texts.end}`,
      }}
      bottom={
        may('orders.pack') && (
          <ChosenOrders
            chosen={orders.filter(({ number }) => selection.ids.includes(number))}
            onClear={selection.clear}
          />
        )
      }
    >
      {() => <FoundOrders orders={orders} filter={filter} selection={may('orders.pack') ? selection : null} />}
    </ListPage>
  );
}

interface FoundOrdersProps {
  orders: readonly OrderRow[];
  filter: OrderFilter;
  selection: Selection | null;
}

/** As cards, or as a table on wide screens. */
function FoundOrders({ orders, filter, selection }: FoundOrdersProps) {
  const packWithinHours = usePackWithinHours();
  const from = { list: filter };
  const renderBefore = ({ number }: OrderRow) =>
    selection && <SelectionBox id={number} label={texts.selection.one(number)} selection={selection} />;
  return (
    <div className="card overflow-clip">
      {useIsWide() ? (
        <OrderTable orders={orders} from={from} selection={selection} />
      ) : (
        <>
          {selection && (
            <div className="border-b border-line px-4">
              <AllBox selection={selection} withText />
            </div>
          )}
          <OrderCards
            orders={orders}
            packWithinHours={packWithinHours}
            from={from}
            {...(selection ? { renderBefore } : {})}
          />
        </>
      )}
    </div>
  );
}

export function ExportButton({ filter }: { filter: OrderFilter }) {
  const download = useDownload();
  const onPress = () =>
    void download(call('exportOrders', { query: filter }), 'orders.csv').then(
      (isStarted) => isStarted && showToast(exportTexts.started),
      showFailure,
    );
  return (
    <Button aria-label={exportTexts.actionLabel} onPress={onPress}>
      <Icon of={Download} className="size-4" />
      {exportTexts.action}
    </Button>
  );
}
