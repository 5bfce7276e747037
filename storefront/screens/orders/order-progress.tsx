// The steps from Ordered to Delivered, or "cancelled".
import { Check, X } from 'lucide';
import { arrivalOf } from '@taana-baana/contract/calendar/arrival.ts';
import { orderStatuses, type OrderStatus } from '@taana-baana/contract/limits.ts';
import type { PromisesSection } from '@taana-baana/contract/schemas/shop/settings.ts';
import * as ordersTexts from '@taana-baana/contract/texts/screens/selling/orders.ts';
import { Icon } from '../../../design/icon.tsx';
import { useShop } from '../../components/shop-context.ts';

const cancelled = 'Cancelled' satisfies OrderStatus;
const stages = orderStatuses.filter((status) => status !== cancelled);

interface OrderProgressProps {
  status: OrderStatus;
  /** Nothing is promised before it is confirmed. */
  isToConfirm: boolean;
  /** ISO. */
  paidAt: string;
  /** Those of then, where they differ from today's. */
  promises?: PromisesSection | undefined;
}

export function OrderProgress({ status, isToConfirm, paidAt, promises }: OrderProgressProps) {
  const shop = useShop();
  const promised = promises ?? shop.promises;
  if (status === cancelled) {
    return (
      <p className="inline-flex items-center gap-2 rounded-pill bg-madder-wash px-4 py-1.5 text-sm font-semibold text-madder-deep">
        <Icon of={X} className="size-4" />
        {status}
      </p>
    );
  }
  const reached = stages.indexOf(status);
  const next = stages[reached + 1];
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <span className="sr-only">{ordersTexts.status} </span>
        <span className="inline-block rounded-pill bg-leaf-wash px-3 py-1 font-semibold text-leaf">{status}</span>
        {isToConfirm && <span className="w-full">{ordersTexts.confirmFirst(promised.processingDays * 24)}</span>}
        {next && !isToConfirm && (
          <>
            <strong className="font-semibold">{arrivalOf(new Date(paidAt), promised, shop.daysOff)}</strong>
            <span className="w-full sm:hidden">
              {ordersTexts.nextIs(next, status === 'Ordered' ? promised.processingDays * 24 : null)}
            </span>
          </>
        )}
      </p>
      {/* Hidden from screen readers: the text above says the same. */}
      <ol
        aria-hidden="true"
        className="mt-4 grid"
        style={{ gridTemplateColumns: `repeat(${stages.length}, minmax(0, 1fr))` }}
      >
        {stages.map((stage, index) => (
          <li key={stage} className="relative flex flex-col items-center text-center">
            {index > 0 && (
              <span className={`absolute top-3 right-1/2 h-0.5 w-full ${index <= reached ? 'bg-leaf' : 'bg-line'}`} />
            )}
            <span
              className={`relative z-10 grid size-6 place-items-center rounded-pill ${index <= reached ? 'bg-leaf text-on-dark' : 'bg-paper [box-shadow:inset_0_0_0_2px_var(--color-line)]'}`}
            >
              {index <= reached && <Icon of={Check} className="size-3.5" />}
            </span>
            <span className={`mt-2 hidden text-xs sm:block ${index === reached ? 'font-semibold' : 'text-ink-soft'}`}>
              {stage}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
