// The orders of the list: as cards or as a table, with a button for more; or why there are none.
import type { OrderRow } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { retry } from '@taana-baana/contract/admin/texts/shell.ts';
import { Button } from '../../components/button.tsx';
import { OrderCards } from '../../components/orders/order-cards.tsx';
import { EmptyState } from '../../components/page/states.tsx';
import { useIsWide } from '../../components/use-is-wide.ts';
import type { OrderFilter } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { AllBox, SelectionBox } from '../../components/lists/selection-box.tsx';
import type { Selection } from '../../components/lists/use-selection.ts';
import { usePackWithinHours } from '../../store/selling/use-pack-within-hours.ts';
import { OrderTable } from './order-table.tsx';

interface FoundOrdersProps {
  orders: readonly OrderRow[];
  filter: OrderFilter;
  more: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  selection: Selection | null;
  /** Clears search and days. */
  onClear: () => void;
}

export function FoundOrders({ orders, filter, more, selection, onClear }: FoundOrdersProps) {
  const packWithinHours = usePackWithinHours();
  const isWide = useIsWide();
  const isSearched = Boolean(filter.search ?? filter.customerOf ?? filter.from ?? filter.to);
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
        {isWide ? (
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
              {...(selection
                ? {
                    renderBefore: ({ number }) => (
                      <SelectionBox id={number} label={texts.selection.one(number)} selection={selection} />
                    ),
                  }
                : {})}
            />
          </>
        )}
      </div>
      <div className="mt-4 flex flex-col items-center gap-2 text-sm text-ink-soft">
        {more.isFetchNextPageError && <p role="alert">{texts.moreFailed}</p>}
        {more.hasNextPage && (
          <Button isPending={more.isFetchingNextPage} onPress={() => void more.fetchNextPage()}>
            {more.isFetchNextPageError ? retry : texts.more}
          </Button>
        )}
        <p role="status">
          {more.hasNextPage ? texts.shown(orders.length) : `${texts.shown(orders.length)}. ${texts.end}`}
        </p>
      </div>
    </>
  );
}
