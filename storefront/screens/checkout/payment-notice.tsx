// Beside 'Place Order': why no payment has come yet, in kind words, and another try.
import { CircleAlert, RotateCcw } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '../../components/icon.tsx';
import type { PaymentProgress } from '../../store/auth-state.ts';

export function PaymentNotice({ payment: { step, message } }: { payment: PaymentProgress }) {
  const notice = useRef<HTMLDivElement>(null);
  const isUnpaid = step === 'unpaid';
  const isShown = isUnpaid || (step === 'form' && message !== '');
  useEffect(() => {
    // The payment window took the focus with it; on a phone the notice may be out of sight.
    if (!isShown) return;
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={notice} tabIndex={-1} role="alert" className="flex gap-3 rounded-card bg-turmeric-wash p-4">
      <Icon of={CircleAlert} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{isUnpaid ? 'Your order is not placed yet' : message}</p>
        {isUnpaid && <p className="mt-1 text-sm">{message || 'No payment has reached us.'}</p>}
        <p className="mt-1 text-sm">
          {isUnpaid
            ? 'Your cart and your address are just as you left them. If money has left your account after all, do nothing: this page turns into your order by itself.'
            : 'Nothing has been charged. Please try once more.'}
        </p>
        {isUnpaid && (
          <button type="submit" className="button button-quiet mt-3">
            <Icon of={RotateCcw} className="size-4" />
            Try again
          </button>
        )}
      </div>
    </div>
  );
}
