// The packing screen: the pick list, the orders to pack, oldest first, and all packed orders that
// wait for the courier.
import { Truck } from 'lucide';
import { useRef, useState } from 'react';
import { isReadyToPack } from '@taana-baana/contract/admin/paths/order-choices.ts';
import { maxPackedAtOnce } from '@taana-baana/contract/admin/limits/system-limits.ts';
import { ordersPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import type { PackingList } from '@taana-baana/contract/admin/schemas/selling/packing.ts';
import * as courierFile from '@taana-baana/contract/admin/texts/selling/courier-file.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/packing.ts';
import { Button } from '../../components/button.tsx';
import { DownloadButton } from '../../components/download-button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';
import { PrintLinks } from '../../components/orders/print-links.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { EmptyState } from '../../components/page/states.tsx';
import { ScanButton } from '../../components/scan/scan-button.tsx';
import { useShipping } from '../../components/shipping/use-shipping.tsx';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useCourierFile } from '../../store/selling/use-courier-file.ts';
import { useManyOrders } from '../../store/selling/use-many-orders.ts';
import { PackingRow } from './packing-row.tsx';
import { PickListSection } from './pick-list-section.tsx';
import { PrintAgain } from './print-again.tsx';
import { summaryOf } from './summary.ts';
import { useTickKeys, useTicks } from './use-ticks.ts';
import { useWaitingForCourier } from './use-waiting-for-courier.ts';

export function PackScreen() {
  const query = adminApi.useGetPackingListQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const intro = query.data && summaryOf(query.data);
  const saveCourierFile = useCourierFile();
  const orders = query.data?.orders ?? [];
  const waiting = orders.filter(({ status }) => status === 'Ordered');
  return (
    <Page
      title={texts.title}
      // Slips are for packing; labels are for all orders of the list, also once their AWB is known.
      actions={
        <>
          <PrintLinks slips={waiting} labels={orders} />
          {orders.length > 0 && (
            <DownloadButton
              label={courierFile.actionLabel}
              text={courierFile.action}
              onSave={() => saveCourierFile(orders)}
              started={courierFile.started}
            />
          )}
        </>
      }
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
  const { tick, scan } = useTicks();
  const { move, ship, isPending, dialog } = useShipping(useManyOrders());
  const ready = waiting.filter(isReadyToPack);
  const [isPrintingAgain, setPrintingAgain] = useState(false);
  const { packed, hasMore: hasMorePacked } = useWaitingForCourier(list.orders, isPrintingAgain);
  /** As many as one call ships. */
  const shippable = packed.slice(0, maxPackedAtOnce);
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
        {(list.orders.length > 0 || packed.length > 0) && (
          <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
            <ScanButton hint={texts.scanned.hint} onScan={scan} />
            {packed.length > 0 && (
              <Button kind="primary" onPress={() => ship(shippable)}>
                <Icon of={Truck} className="size-4" />
                {texts.orders.ship(shippable.length)}
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
                    ready.map(({ number, contents }) => ({ number, contents })),
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
        {packed.length > 0 && (
          <PrintAgain packed={packed} hasMore={hasMorePacked} isOpen={isPrintingAgain} onToggle={setPrintingAgain} />
        )}
        <ul ref={rows} aria-label={texts.orders.list} className="flex flex-col gap-3">
          {list.orders.map((order) => (
            <PackingRow key={order.number} order={order} now={now} onTick={(isTicked) => tick(order, isTicked)} />
          ))}
        </ul>
        {list.hasMore && <p className="mt-4 text-center text-sm text-ink-soft">{texts.orders.more}</p>}
      </div>
      {dialog}
    </div>
  );
}
