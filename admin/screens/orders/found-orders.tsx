// The orders that were found: as cards, or as a table on wide screens.
import type { OrderFilter } from '@taana-baana/contract/admin/paths/order-paths.ts';
import type { OrderRow } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { selection as texts } from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { AllBox, SelectionBox } from '../../components/lists/selection-box.tsx';
import type { Selection } from '../../components/lists/use-selection.ts';
import { OrderCards } from '../../components/orders/order-cards.tsx';
import { useIsWide } from '../../components/use-is-wide.ts';
import { useIsLate } from '../../store/selling/use-is-late.ts';
import { OrderTable } from './order-table.tsx';

interface FoundOrdersProps {
  orders: readonly OrderRow[];
  filter: OrderFilter;
  selection: Selection | null;
}

export function FoundOrders({ orders, filter, selection }: FoundOrdersProps) {
  const isLate = useIsLate();
  const from = { list: filter };
  const renderBefore = ({ number }: OrderRow) =>
    selection && <SelectionBox id={number} label={texts.one(number)} selection={selection} />;
  return (
    <div className="card overflow-clip">
      {useIsWide() ? (
        <OrderTable orders={orders} from={from} selection={selection} />
      ) : (
        <>
          {selection && (
            <div className="border-b border-line px-4">
              <AllBox selection={selection} hasText />
            </div>
          )}
          <OrderCards orders={orders} isLate={isLate} from={from} renderBefore={renderBefore} />
        </>
      )}
    </div>
  );
}
