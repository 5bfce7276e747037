// The payment methods, beside prices and payment buttons.
import { LockKeyhole } from 'lucide';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { Icon } from '../../../design/icon.tsx';

export function PaymentMarks({ className = '' }: { className?: string }) {
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-2 text-xs text-ink-soft ${className}`}>
      <span className="inline-flex items-center gap-1.5">
        <Icon of={LockKeyhole} className="size-4" />
        {screenTexts.securePayment}
      </span>
      <ul className="flex flex-wrap gap-1.5">
        {screenTexts.paymentMethods.map((method) => (
          <li key={method} className="rounded-control border border-line bg-paper px-2 font-semibold">
            {method}
          </li>
        ))}
      </ul>
    </div>
  );
}
