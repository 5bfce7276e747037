// Orders as cards, one below the other: on phones, and on the dashboard.
import type { ReactNode } from 'react';
import type { OrderRow } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { pieces } from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { type FromList, orderPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import type { IsLate } from '../../store/selling/use-is-late.ts';
import { Link } from '../link.tsx';
import { OrderAge } from './order-age.tsx';
import { CashBadge, FlagBadges, StatusBadge } from './order-badges.tsx';
import { useNow } from '../use-now.ts';

interface OrderCardsProps {
  orders: readonly OrderRow[];
  isLate: IsLate;
  /** The list that contains the orders. */
  from?: FromList;
  /** At the left edge of each card. */
  renderBefore?: (order: OrderRow) => ReactNode;
  hasTotal?: boolean;
  hasStatus?: boolean;
}

export function OrderCards({ orders, isLate, from, renderBefore, hasTotal = true, hasStatus = true }: OrderCardsProps) {
  const now = useNow();
  return (
    <ul className="ruled">
      {orders.map((order) => (
        <li key={order.number} className="row-link flex px-4 py-3 text-sm">
          {renderBefore?.(order)}
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <Link to={orderPath(order.number)} state={from} data-row="" className="tabular font-semibold">
                {order.number}
              </Link>
              {hasTotal ? (
                <span className="tabular font-semibold">{formatRupees(order.total)}</span>
              ) : (
                <OrderAge order={order} now={now} isLate={isLate} />
              )}
            </div>
            <div className="mt-0.5 flex items-baseline justify-between gap-3">
              <p className="min-w-0 truncate">
                {order.customer}
                {(order.city ?? order.state) && (
                  <span className="text-ink-soft">{` · ${order.city ?? order.state}`}</span>
                )}
              </p>
              <p className="shrink-0 text-ink-soft">{pieces(order.pieces)}</p>
            </div>
            {(hasTotal || hasStatus || order.collect || order.flags.length > 0) && (
              <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
                <div className="flex flex-wrap gap-1.5">
                  {hasStatus && !order.toConfirm && <StatusBadge status={order.status} />}
                  <CashBadge collect={order.collect} />
                  <FlagBadges flags={order.flags} />
                </div>
                {hasTotal && <OrderAge order={order} now={now} isLate={isLate} />}
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
