// The list of orders: tabs by status, search, days, and further pages, all in the address.
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { LeftOutNote } from '../../components/page/left-out-note.tsx';
import { Page } from '../../components/page/page.tsx';
import { SearchField } from '../../components/fields/search-field.tsx';
import { ErrorState, Skeleton } from '../../components/page/states.tsx';
import {
  type OrderFilter,
  newOrderPath,
  readFilter,
  waitingPath,
} from '@taana-baana/contract/admin/paths/order-paths.ts';
import { toNew, toWaiting } from '@taana-baana/contract/admin/texts/selling/manual-orders.ts';
import { refreshed } from '../../store/refresh.ts';
import { adminApi } from '../../store/admin-api.ts';
import { DaysFilter } from './days-filter.tsx';
import { ExportButton } from './export-button.tsx';
import { FoundOrders } from './found-orders.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { UnplacedPayments } from './unplaced-payments.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useRowKeys } from '../../components/lists/use-row-keys.ts';
import { useSelection } from '../../components/lists/use-selection.ts';

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

export function OrdersScreen() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const query = adminApi.useListOrdersInfiniteQuery(filter, { refetchOnMountOrArgChange: true, ...refreshed });
  const { data: me } = adminApi.useGetMeQuery();
  const mayPack = me !== undefined && isPermitted(me.role, 'orders.pack');
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);

  function narrow(changes: { [K in keyof OrderFilter]: OrderFilter[K] | '' }): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  }

  const { data, currentData, error } = query;
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  const unplaced = data?.pages[0]?.unplaced ?? [];
  const selection = useSelection(
    params.toString(),
    orders.map(({ number }) => number),
  );
  return (
    <Page title={texts.title} actions={me && isPermitted(me.role, 'orders.take') && <ToManualOrders />}>
      <LeftOutNote params={params} unit="day" names={['from', 'to']} />
      <OrderTabs filter={filter} counts={data?.pages[0]?.counts} />
      <div className="my-4 flex flex-wrap gap-2">
        <div className="flex w-full sm:w-auto sm:flex-1">
          <SearchField
            label={texts.search.label}
            hint={me && isPermitted(me.role, 'contact.read') ? texts.search.hint : texts.search.hintWithoutContact}
            value={filter.search ?? ''}
            isBusy={query.isFetching && !query.isFetchingNextPage}
            onChange={(search) => narrow({ search, customerOf: '' })}
          />
        </div>
        <DaysFilter from={filter.from} to={filter.to} onChange={narrow} />
        {me && isPermitted(me.role, 'documents.read') && <ExportButton filter={filter} />}
      </div>
      {filter.customerOf && (
        <div className="-mt-1 mb-4 flex flex-wrap items-center gap-2 text-sm">
          <p className="font-semibold">{texts.customerOf(filter.customerOf)}</p>
          <Button onPress={() => narrow({ customerOf: '' })}>{texts.clearCustomer}</Button>
        </div>
      )}
      <div ref={list} aria-busy={currentData === undefined} className={currentData || !data ? '' : 'opacity-60'}>
        {error && !currentData ? (
          <ErrorState text={(error as { message?: string }).message ?? ''} onRetry={() => void query.refetch()} />
        ) : data ? (
          <>
            <UnplacedPayments payments={unplaced} />
            {(orders.length > 0 || unplaced.length === 0) && (
              <FoundOrders
                orders={orders}
                filter={filter}
                more={query}
                selection={mayPack ? selection : null}
                onClear={() => narrow({ search: '', customerOf: '', from: '', to: '' })}
              />
            )}
          </>
        ) : (
          <Skeleton lines={10} />
        )}
      </div>
      {mayPack && (
        <SelectionBar
          chosen={orders.filter(({ number }) => selection.ids.includes(number))}
          onClear={selection.clear}
        />
      )}
    </Page>
  );
}
