// Why no payment has arrived yet, above 'Place Order', which tries again.
import { CircleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import * as checkoutTexts from '@taana-baana/contract/texts/screens/selling/checkout.ts';
import { Icon } from '../../../design/icon.tsx';
import type { PaymentProgress } from '../../store/session/auth-state.ts';

export function PaymentNotice({ payment: { step, message } }: { payment: PaymentProgress }) {
  const notice = useRef<HTMLDivElement>(null);
  const isUnpaid = step === 'unpaid';
  useEffect(() => {
    // The payment window took the focus; on phones the notice may be off-screen.
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return (
    <div ref={notice} tabIndex={-1} role="alert" className="flex gap-3 rounded-card bg-turmeric-wash p-4">
      <Icon of={CircleAlert} className="mt-0.5 size-5" />
      <div className="min-w-0">
        <p className="font-semibold">{isUnpaid ? checkoutTexts.notPlaced : message}</p>
        {isUnpaid && <p className="mt-1 text-sm">{message || checkoutTexts.noPayment}</p>}
        <p className="mt-1 text-sm">{isUnpaid ? checkoutTexts.asYouLeftIt : checkoutTexts.nothingCharged}</p>
      </div>
    </div>
  );
}
