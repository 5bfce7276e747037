// Orders as a dense table, on wide screens.
import type { OrderRow } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { instrumentName } from '@taana-baana/contract/texts/payment-methods.ts';
import { Link } from '../../components/link.tsx';
import { OrderAge } from '../../components/orders/order-age.tsx';
import { CashBadge, FlagBadges, StatusBadge } from '../../components/orders/order-badges.tsx';
import { useNow } from '../../components/use-now.ts';
import { useIsLate } from '../../store/selling/use-is-late.ts';
import { AllBox, SelectionBox } from '../../components/lists/selection-box.tsx';
import type { Selection } from '../../components/lists/use-selection.ts';
import { type FromList, orderPath } from '@taana-baana/contract/admin/paths/order-paths.ts';

const { columns } = texts;

interface OrderTableProps {
  orders: readonly OrderRow[];
  from: FromList;
  selection: Selection | null;
}

export function OrderTable({ orders, from, selection }: OrderTableProps) {
  const now = useNow();
  const isLate = useIsLate();
  return (
    <table aria-label={texts.table} className="w-full text-sm">
      <thead>
        <tr className="border-b border-line">
          {selection && (
            <th className="w-(--control) pl-2">
              <AllBox selection={selection} />
            </th>
          )}
          <th className="table-head pl-4">{columns.order}</th>
          <th className="table-head">{columns.when}</th>
          <th className="table-head">{columns.customer}</th>
          <th className="table-head">{columns.city}</th>
          <th className="table-head text-right">{columns.pieces}</th>
          <th className="table-head text-right">{columns.total}</th>
          <th className="table-head hidden xl:table-cell">{columns.payment}</th>
          <th className="table-head pr-4">{columns.status}</th>
        </tr>
      </thead>
      <tbody className="ruled">
        {orders.map((order) => (
          <tr key={order.number} className="row-link">
            {selection && (
              <td className="pl-2">
                <SelectionBox id={order.number} label={texts.selection.one(order.number)} selection={selection} />
              </td>
            )}
            <th scope="row" className="table-cell pl-4 text-left font-semibold whitespace-nowrap">
              <Link to={orderPath(order.number)} state={from} data-row="">
                {order.number}
              </Link>
            </th>
            <td className="table-cell">
              <OrderAge order={order} now={now} isLate={isLate} />
            </td>
            <td className="table-cell max-w-44 truncate">{order.customer}</td>
            <td className="table-cell max-w-36 truncate text-ink-soft">{order.city ?? order.state}</td>
            <td className="table-cell text-right">{order.pieces}</td>
            <td className="table-cell text-right whitespace-nowrap">{formatRupees(order.total)}</td>
            <td className="table-cell hidden text-ink-soft xl:table-cell">
              {order.paymentMethod && instrumentName(order.paymentMethod)}
            </td>
            <td className="table-cell pr-4">
              <div className="flex flex-wrap gap-1.5">
                {!order.toConfirm && <StatusBadge status={order.status} />}
                <CashBadge collect={order.collect} />
                <FlagBadges flags={order.flags} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
