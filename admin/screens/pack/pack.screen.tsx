// The packing table: what to take from the shelves, and the orders that it goes into, oldest first.
import { Printer } from 'lucide';
import { useRef } from 'react';
import { ordersPath, printPath } from '@taana-baana/contract/admin/order-paths.ts';
import type { PackingList } from '@taana-baana/contract/admin/schemas/packing.ts';
import { pieces } from '@taana-baana/contract/admin/texts/order-list.ts';
import * as texts from '@taana-baana/contract/admin/texts/packing.ts';
import { labels, slips } from '@taana-baana/contract/admin/texts/print.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Page } from '../../components/page.tsx';
import { QueryState } from '../../components/query-state.tsx';
import { EmptyState } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { useGetPackingListQuery } from '../../store/packing.api.ts';
import { PackingRow } from './packing-row.tsx';
import { PickListSection } from './pick-list-section.tsx';
import { piecesOf } from './pick-list.ts';
import { useTickKeys } from './use-tick-keys.ts';
import { useTicks } from './use-ticks.ts';

export function PackScreen() {
  const query = useGetPackingListQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const waiting = query.data?.orders.filter(({ status }) => status === 'Ordered') ?? [];
  return (
    <Page
      title={texts.title}
      actions={waiting.length > 0 && <PrintLinks numbers={waiting.map(({ number }) => number)} />}
      {...(waiting.length > 0 ? { intro: texts.summary(waiting.length, pieces(piecesOf(waiting))) } : {})}
    >
      <QueryState query={query} lines={8}>
        {(list) => <Content list={list} waiting={waiting} />}
      </QueryState>
    </Page>
  );
}

function Content({ list, waiting }: { list: PackingList; waiting: PackingList['orders'] }) {
  const now = useNow();
  const { tick, tickAll, isPending } = useTicks();
  const ready = waiting.filter(({ flags }) => flags.length === 0);
  const rows = useRef<HTMLUListElement>(null);
  useTickKeys(rows);
  if (list.orders.length === 0) {
    return (
      <EmptyState heading={texts.emptyHeading} text={texts.emptyText}>
        <PackedLink />
      </EmptyState>
    );
  }
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(18rem,2fr)_minmax(0,3fr)]">
      {waiting.length > 0 ? (
        <PickListSection orders={waiting} />
      ) : (
        <EmptyState heading={texts.donePacked}>
          <PackedLink />
        </EmptyState>
      )}
      <div>
        {ready.length > 1 && (
          <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button isPending={isPending} onPress={() => tickAll(ready.map(({ number }) => number))}>
              {texts.orders.packAll(ready.length)}
            </Button>
            {ready.length < waiting.length && (
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
              onTick={(isPacked) => tick(order.number, isPacked)}
            />
          ))}
        </ul>
        {list.hasMore && <p className="mt-4 text-center text-sm text-ink-soft">{texts.orders.more}</p>}
      </div>
    </div>
  );
}

const PrintLinks = ({ numbers }: { numbers: readonly string[] }) =>
  Object.entries({ slips, labels } as const).map(([what, { title }]) => (
    <Link key={what} to={printPath(what as 'slips' | 'labels', numbers)} className="button button-quiet">
      <Icon of={Printer} className="size-4" />
      {title}
    </Link>
  ));

const PackedLink = () => (
  <Link to={ordersPath({ tab: 'packed' })} className="button button-quiet">
    {texts.toPacked}
  </Link>
);
