// The orders that were found: as cards or as a table, with the button for older ones; or why there
// are none.
import type { OrderRow } from '@taana-baana/contract/admin/schemas/orders.ts';
import * as texts from '@taana-baana/contract/admin/texts/order-list.ts';
import { retry } from '@taana-baana/contract/admin/texts/shell.ts';
import { Button } from '../../components/button.tsx';
import { OrderCards } from '../../components/order-cards.tsx';
import { EmptyState } from '../../components/states.tsx';
import { useIsWide } from '../../components/use-is-wide.ts';
import type { OrderFilter } from '@taana-baana/contract/admin/order-paths.ts';
import { OrderTable } from './order-table.tsx';

interface FoundOrdersProps {
  orders: readonly OrderRow[];
  filter: OrderFilter;
  older: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** Takes search and days back. */
  onClear: () => void;
}

export function FoundOrders({ orders, filter, older, onClear }: FoundOrdersProps) {
  const isWide = useIsWide();
  const isSearched = Boolean(filter.search ?? filter.from ?? filter.to);
  if (orders.length === 0) {
    const [heading, text] = texts.empty[isSearched ? 'found' : (filter.tab ?? 'all')];
    return (
      <EmptyState heading={heading} text={text}>
        {isSearched && <Button onPress={onClear}>{texts.clearFilters}</Button>}
      </EmptyState>
    );
  }
  const from = { list: filter };
  return (
    <>
      <div className="card overflow-clip">
        {isWide ? <OrderTable orders={orders} from={from} /> : <OrderCards orders={orders} from={from} />}
      </div>
      <div className="mt-4 flex flex-col items-center gap-2 text-sm text-ink-soft">
        {older.isFetchNextPageError && <p role="alert">{texts.olderFailed}</p>}
        {older.hasNextPage && (
          <Button isPending={older.isFetchingNextPage} onPress={() => void older.fetchNextPage()}>
            {older.isFetchNextPageError ? retry : texts.older}
          </Button>
        )}
        <p role="status">
          {older.hasNextPage ? texts.shown(orders.length) : `${texts.shown(orders.length)}. ${texts.end}`}
        </p>
      </div>
    </>
  );
}
