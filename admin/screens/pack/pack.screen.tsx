// The packing screen: the pick list, the orders to pack, oldest first, and all packed orders that
// wait for the courier.
import { Printer, Truck } from 'lucide';
import { Suspense, useRef, useState } from 'react';
import { isReadyToPack, isReadyToShip } from '@taana-baana/contract/admin/limits/many-orders.ts';
import { maxPackedAtOnce } from '@taana-baana/contract/admin/limits/packing-limits.ts';
import { type Printed, ordersPath, printPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import type { PackingList } from '@taana-baana/contract/admin/schemas/orders/packing.ts';
import * as texts from '@taana-baana/contract/admin/texts/orders/packing.ts';
import { labels, slips } from '@taana-baana/contract/admin/texts/orders/print.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { Link } from '../../components/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { EmptyState } from '../../components/page/states.tsx';
import { useManyMoves } from '../../components/shipping/use-many-moves.ts';
import { useNow } from '../../components/use-now.ts';
import { useListOrdersInfiniteQuery } from '../../store/orders/orders.api.ts';
import { useGetPackingListQuery } from '../../store/orders/packing.api.ts';
import { refreshed } from '../../store/refresh.ts';
import { useManyOrders } from '../../store/orders/use-many-orders.ts';
import { PackingRow } from './packing-row.tsx';
import { PickListSection } from './pick-list-section.tsx';
import { summaryOf } from './summary.ts';
import { useTickKeys } from './use-tick-keys.ts';
import { useTicks } from './use-ticks.ts';

const ShipDialog = lazyPart(async () => (await import('../../components/shipping/ship-dialog.tsx')).ShipDialog);

export function PackScreen() {
  const query = useGetPackingListQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const intro = query.data && summaryOf(query.data);
  const waiting = query.data?.orders.filter(({ status }) => status === 'Ordered') ?? [];
  return (
    <Page
      title={texts.title}
      actions={<PrintLinks list={query.data?.orders ?? []} waiting={waiting} />}
      {...(intro !== undefined && { intro })}
    >
      <QueryState query={query} lines={8}>
        {(list) => <Content list={list} waiting={waiting} />}
      </QueryState>
    </Page>
  );
}

function Content({ list, waiting }: { list: PackingList; waiting: PackingList['orders'] }) {
  const now = useNow();
  const tick = useTicks();
  const { calls, couriers, storage } = useManyOrders();
  const { move, send, isPending } = useManyMoves(calls);
  /** A dialog keeps its initial data. */
  const [shipped, setShipped] = useState<readonly Packed[]>();
  const ready = waiting.filter(isReadyToPack);
  const { packed, hasMore: hasMorePacked } = useWaitingForCourier(list.orders);
  const rows = useRef<HTMLUListElement>(null);
  useTickKeys(rows);
  return (
    <div
      className={
        list.orders.length > 0
          ? 'grid items-start gap-4 lg:grid-cols-[minmax(18rem,2fr)_minmax(0,3fr)]'
          : 'flex flex-col-reverse gap-4'
      }
    >
      {waiting.length > 0 ? (
        <PickListSection orders={waiting} />
      ) : list.orders.length > 0 ? (
        <EmptyState heading={texts.donePacked} />
      ) : (
        <EmptyState heading={texts.emptyHeading} text={texts.emptyText} />
      )}
      <div>
        {(ready.length > 1 || packed.length > 0) && (
          <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
            {packed.length > 0 && (
              <Button kind="primary" onPress={() => setShipped(packed)}>
                <Icon of={Truck} className="size-4" />
                {texts.orders.ship(packed.length)}
              </Button>
            )}
            {packed.length > 0 && (
              <Link to={ordersPath({ tab: 'packed' })} className="text-link inline-flex min-h-(--control) items-center">
                {texts.waiting(packed.length, hasMorePacked)}
              </Link>
            )}
            {ready.length > 1 && (
              <Button
                isPending={isPending}
                onPress={() =>
                  void move(
                    'Processing',
                    ready.map(({ number }) => number),
                  )
                }
              >
                {texts.orders.packAll(ready.length)}
              </Button>
            )}
            {ready.length > 1 && ready.length < waiting.length && (
              <p className="text-sm text-ink-soft">{texts.orders.leftOut(waiting.length - ready.length)}</p>
            )}
          </div>
        )}
        <ul ref={rows} aria-label={texts.orders.list} className="flex flex-col gap-3">
          {list.orders.map((order) => (
            <PackingRow
              key={order.number}
              order={order}
              now={now}
              onTick={(isTicked) => tick(order.number, isTicked)}
            />
          ))}
        </ul>
        {list.hasMore && <p className="mt-4 text-center text-sm text-ink-soft">{texts.orders.more}</p>}
      </div>
      <Suspense>
        {shipped && (
          <ShipDialog
            orders={shipped}
            couriers={couriers}
            storage={storage}
            onShip={(parcels) => send('Shipped', parcels)}
            onClose={() => setShipped(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Slips are for packing; labels are for all orders of the list, also once their AWB is known. */
const PrintLinks = ({ list, waiting }: { list: PackingList['orders']; waiting: PackingList['orders'] }) => (
  <>
    {waiting.length > 0 && <PrintLink what="slips" orders={waiting} label={slips.title} />}
    {list.length > 0 && <PrintLink what="labels" orders={list} label={labels.title} />}
  </>
);

const PrintLink = ({ what, orders, label }: { what: Printed; orders: PackingList['orders']; label: string }) => (
  <Link
    to={printPath(
      what,
      orders.map(({ number }) => number),
    )}
    className="button button-quiet"
  >
    <Icon of={Printer} className="size-4" />
    {label}
  </Link>
);

type Packed = Pick<PackingList['orders'][number], 'number' | 'customer' | 'status'>;

/**
 * Packed orders, as many as can be shipped at once: those of the server, also packed before or by
 * somebody else, and those that were ticked here just now.
 */
function useWaitingForCourier(listed: PackingList['orders']): { packed: readonly Packed[]; hasMore: boolean } {
  const { data } = useListOrdersInfiniteQuery({ tab: 'packed' }, { refetchOnMountOrArgChange: true, ...refreshed });
  const [page] = data?.pages ?? [];
  const known = new Set(listed.map(({ number }) => number));
  const before: readonly Packed[] = page?.orders.filter(({ number }) => !known.has(number)) ?? [];
  const packed = [...before, ...listed].filter(isReadyToShip);
  return { packed: packed.slice(0, maxPackedAtOnce), hasMore: packed.length > maxPackedAtOnce || Boolean(page?.next) };
}
