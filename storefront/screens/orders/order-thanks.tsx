// Thanks for an order that has just been placed.
import { PackageCheck } from 'lucide';
import { Suspense } from 'react';
import type { Order } from '@taana-baana/contract/schemas/selling/order.ts';
import * as ordersTexts from '@taana-baana/contract/texts/screens/selling/orders.ts';
import { fillText } from '../../components/fill-text.tsx';
import { lazyComponent } from '../../components/lazy-component.ts';
import { Icon } from '../../../design/icon.tsx';
import { CashOf } from './cash/cash-of.tsx';
import '../../components/purchase/payment.css';

interface OrderThanksProps {
  number: string;
  firstname: string;
  email: string;
  /** Once it has loaded. */
  order: Order | undefined;
}

const WovenSwatch = lazyComponent(
  () => import('./swatch/woven-swatch.tsx'),
  (file) => file.WovenSwatch,
);

export function OrderThanks({ number, firstname, email, order }: OrderThanksProps) {
  const bought = order?.orderItems.map(({ color }) => [color.title, color] as const);
  const colors = [...new Map(bought).values()].filter(({ letter }) => !letter);
  return (
    <div className="order-rise mt-6 overflow-hidden rounded-card bg-turmeric-wash print:hidden">
      <span aria-hidden="true" className="selvedge order-woven block" />
      <output className="flex items-start gap-4 p-5 md:p-6">
        <span aria-hidden="true" className="grid size-12 shrink-0 place-items-center rounded-pill bg-paper text-leaf">
          <Icon of={PackageCheck} className="size-6" />
        </span>
        <span className="min-w-0">
          <span className="block font-display text-display-s font-semibold">{ordersTexts.thanks(firstname)}</span>
          <span className="mt-1 block">
            {order?.cod?.confirmBy ? (
              <CashOf order={order} words="thanks" email={email} />
            ) : (
              fillText(ordersTexts.placed, {
                number: <strong>{number}</strong>,
                email: <span>{email}</span>,
              })
            )}
          </span>
        </span>
      </output>
      {/* Its space is reserved, so that nothing moves when it appears. */}
      <div className="swatch-place flex flex-wrap items-center gap-4 px-5 pb-5 md:px-6">
        <Suspense>{order && colors.length > 0 && <WovenSwatch colors={colors} order={order} />}</Suspense>
      </div>
    </div>
  );
}
