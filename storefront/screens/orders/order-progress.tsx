// The steps from Ordered to Delivered, or "cancelled".
import { Check, X } from 'lucide';
import { orderStatuses, type OrderStatus } from '@taana-baana/contract/limits.ts';
import * as ordersTexts from '@taana-baana/contract/texts/screens/orders.ts';
import { Icon } from '../../components/icon.tsx';

const cancelled = 'Cancelled' satisfies OrderStatus;
const stages = orderStatuses.filter((status) => status !== cancelled);

export function OrderProgress({ status }: { status: OrderStatus }) {
  if (status === cancelled) {
    return (
      <p className="inline-flex items-center gap-2 rounded-pill bg-madder-wash px-4 py-1.5 text-sm font-semibold text-madder-deep">
        <Icon of={X} className="size-4" />
        {status}
      </p>
    );
  }
  const reached = stages.indexOf(status);
  return (
    <div>
      <p className="text-sm">
        <span className="sr-only">{ordersTexts.status} </span>
        <span className="inline-block rounded-pill bg-leaf-wash px-3 py-1 font-semibold text-leaf">{status}</span>
      </p>
      {/* Hidden from screen readers: the text above says the same. */}
      <ol aria-hidden="true" className="mt-4 grid grid-cols-5">
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
