// The orders that wait to be confirmed: whom to call, and how long they still wait.
import { Check, Phone } from 'lucide';
import { type OrderFilter, orderPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import type { OrderRow } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import {
  cash as texts,
  pieces,
  selection as selectionTexts,
} from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { Icon } from '../../../design/icon.tsx';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { AllBox, SelectionBox } from '../../components/lists/selection-box.tsx';
import type { Selection } from '../../components/lists/use-selection.ts';
import { numberOf } from '../../components/orders/contact-ways.tsx';
import { FlagBadges } from '../../components/orders/order-badges.tsx';
import { useConfirm } from '../../components/orders/use-confirm.ts';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';

interface ToConfirmProps {
  orders: readonly OrderRow[];
  filter: OrderFilter;
  selection: Selection | null;
  canConfirm: boolean;
}

export const ToConfirm = ({ orders, filter, selection, canConfirm }: ToConfirmProps) => (
  <div className="card overflow-clip">
    {selection && (
      <div className="border-b border-line px-4">
        <AllBox selection={selection} hasText />
      </div>
    )}
    <ul className="ruled">
      {orders.map((order) => (
        <li key={order.number} className="row-link flex px-4 py-3 text-sm">
          {selection && (
            <SelectionBox id={order.number} label={selectionTexts.one(order.number)} selection={selection} />
          )}
          <Row order={order} filter={filter} canConfirm={canConfirm} />
        </li>
      ))}
    </ul>
  </div>
);

function Row({ order, filter, canConfirm }: { order: OrderRow; filter: OrderFilter; canConfirm: boolean }) {
  const { number, customer, toConfirm, collect = 0 } = order;
  const { confirm, isPending } = useConfirm(adminApi.useConfirmOrdersMutation());
  const now = useNow();
  const mobile = toConfirm?.mobile;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-[min(14rem,100%)] flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Link to={orderPath(number)} state={{ list: filter }} data-row="" className="tabular font-semibold">
            {number}
          </Link>
          <span className="tabular font-semibold">{texts.collect(formatRupees(collect))}</span>
        </div>
        <div className="mt-0.5 flex items-baseline justify-between gap-3">
          <p className="min-w-0 truncate">
            {customer}
            {(order.city ?? order.state) && <span className="text-ink-soft">{` · ${order.city ?? order.state}`}</span>}
          </p>
          <p className="shrink-0 text-ink-soft">{pieces(order.pieces)}</p>
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-1.5">
          <FlagBadges flags={order.flags.filter((flag) => flag !== 'to confirm')} />
          {toConfirm && <span className="text-ink-soft">{timeLeft(toConfirm.until, now)}</span>}
        </div>
      </div>
      <div className="flex w-full gap-2 sm:w-auto">
        {mobile && (
          <a
            href={`tel:+${numberOf(mobile)}`}
            aria-label={texts.callOf(mobile, customer)}
            className="button button-quiet tabular relative flex-1"
          >
            <Icon of={Phone} className="size-4" />
            {mobile}
          </a>
        )}
        {canConfirm && toConfirm && (
          <Button
            aria-label={texts.confirmOf(number)}
            isPending={isPending}
            onPress={() => void confirm([number])}
            className="relative flex-1"
          >
            <Icon of={Check} className="size-4" />
            {texts.confirm}
          </Button>
        )}
      </div>
    </div>
  );
}

function timeLeft(until: string, now: number): string {
  const minutes = Math.floor((Date.parse(until) - now) / 60_000);
  return texts.left(Math.floor(minutes / 60), minutes);
}
