// Thanks for an order that has just been placed.
import { PackageCheck } from 'lucide';
import * as ordersTexts from '@taana-baana/contract/texts/screens/orders.ts';
import { fillText } from '../../components/fill-text.tsx';
import { Icon } from '../../components/icon.tsx';

interface OrderThanksProps {
  number: string;
  firstname: string;
  email: string;
}

export function OrderThanks({ number, firstname, email }: OrderThanksProps) {
  return (
    <output className="order-rise block mt-6 overflow-hidden rounded-card bg-turmeric-wash print:hidden">
      <span aria-hidden="true" className="selvedge order-woven block" />
      <span className="flex items-start gap-4 p-5 md:p-6">
        <span aria-hidden="true" className="grid size-12 shrink-0 place-items-center rounded-pill bg-paper text-leaf">
          <Icon of={PackageCheck} className="size-6" />
        </span>
        <span className="min-w-0">
          <span className="block font-display text-display-s font-semibold">{ordersTexts.thanks(firstname)}</span>
          <span className="mt-1 block">
            {fillText(ordersTexts.placed, {
              number: <strong>{number}</strong>,
              email: <span className="break-words">{email}</span>,
            })}
          </span>
        </span>
      </span>
    </output>
  );
}
