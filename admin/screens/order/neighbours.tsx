// The orders before and after this one in the list from which it was opened: buttons, `k` and `j`.
import { ChevronDown, ChevronUp, type IconNode } from 'lucide';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { type FromList, orderPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { ordersApi, useLoadedOrders } from '../../store/selling/orders.api.ts';

/** Reloaded if older than this, in s. */
const fresh = 30;

export function Neighbours({ number, from }: { number: string; from: FromList }) {
  const { data } = useLoadedOrders(from.list);
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  const index = orders.findIndex((order) => order.number === number);
  const previous = index > 0 ? orders[index - 1]?.number : undefined;
  const next = index >= 0 ? orders[index + 1]?.number : undefined;
  const navigate = useNavigate();
  // Replaces this page in the history, so that Back leads to the list.
  const open = (other: string | undefined) => other && void navigate(orderPath(other), { replace: true, state: from });
  useKeys({ j: () => open(next), k: () => open(previous) });
  const prefetch = ordersApi.usePrefetch('getOrder', { ifOlderThan: fresh });
  useEffect(() => {
    if (next) prefetch({ params: { number: next } });
  }, [next, prefetch]);
  if (index < 0 || orders.length < 2) return null;
  return (
    <nav aria-label={texts.neighbours} className="flex items-center">
      <span className="tabular mr-1 text-sm text-ink-soft">{texts.place(index + 1, orders.length)}</span>
      <Neighbour number={previous} label={texts.previousOrder} icon={ChevronUp} from={from} />
      <Neighbour number={next} label={texts.nextOrder} icon={ChevronDown} from={from} />
    </nav>
  );
}

interface NeighbourProps {
  number: string | undefined;
  label: (number: string) => string;
  icon: IconNode;
  from: FromList;
}

const Neighbour = ({ number, label, icon, from }: NeighbourProps) =>
  number ? (
    <Link to={orderPath(number)} replace state={from} aria-label={label(number)} className="icon-button">
      <Icon of={icon} />
    </Link>
  ) : (
    <span aria-hidden="true" className="icon-button pointer-events-none opacity-30">
      <Icon of={icon} />
    </span>
  );
