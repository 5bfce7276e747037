// Replaces the form while the payment is confirmed: its progress, and a link on.
import { Check, LoaderCircle } from 'lucide';
import { useEffect, useRef } from 'react';
import { screenTexts, serverMessages } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as checkoutTexts from '@taana-baana/contract/texts/screens/selling/checkout.ts';
import * as panelTexts from '@taana-baana/contract/texts/screens/selling/payment-panel.ts';
import { Icon } from '../../../../../design/icon.tsx';
import { ButtonLink } from '../../../../components/button-link.tsx';
import type { PaymentProgress } from '../../../../store/session/auth-state.ts';
import '../../../../components/purchase/payment.css';

/** In this file, because both are loaded only when the shopper pays: afterwards there may be no connection. */
export { PaymentNotice } from '../../payment-notice.tsx';
export { razorpayWindow } from './razorpay-window.ts';

interface PaymentPanelProps {
  payment: PaymentProgress;
  email: string;
  onTryAgain: () => void;
}

const texts = {
  confirming: { title: checkoutTexts.confirming, hint: checkoutTexts.confirmingHint },
  checking: {
    title: serverMessages.paymentPending,
    hint: checkoutTexts.checkingHint,
  },
  late: {
    title: checkoutTexts.late,
    hint: checkoutTexts.lateHint,
  },
};

export function PaymentPanel({ payment: { step, asked }, email, onTryAgain }: PaymentPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const key = step === 'confirming' || step === 'late' ? step : 'checking';
  const { title, hint } = texts[key];
  useEffect(() => {
    // The form was taller, and the payment window took the focus.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [key]);
  return (
    <section
      aria-labelledby="payment-heading"
      className="mx-auto mt-8 max-w-xl overflow-hidden rounded-card bg-paper shadow-raised"
    >
      <div aria-hidden="true" className="payment-thread" />
      <div className="p-6 md:p-8">
        <h2 id="payment-heading" ref={heading} tabIndex={-1} className="text-display-s outline-none">
          {title}
        </h2>
        <p className="mt-2 text-ink-soft">{hint}</p>
        <ol className="mt-6 grid gap-3">
          <Stage label={checkoutTexts.paymentWindow} isDone />
          <Stage label={checkoutTexts.bankConfirms} isDone={step === 'confirming'} isCurrent={step !== 'confirming'} />
          <Stage label={checkoutTexts.orderPlaced} isCurrent={step === 'confirming'} />
        </ol>
        <output className="mt-5 block text-sm text-ink-soft tabular">
          {step === 'late' && panelTexts.keepAsking(email)}
          {step === 'checking' && (asked === 0 ? checkoutTexts.asking : checkoutTexts.askedAgain)}
        </output>
        {step === 'checking' && (
          <button type="button" onClick={onTryAgain} className="button button-quiet mt-5">
            {checkoutTexts.notPaid}
          </button>
        )}
        {step === 'late' && (
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to={pages.orders.path}>{screenTexts.myOrders}</ButtonLink>
            <ButtonLink to={pages.store.path} variant="quiet">
              {screenTexts.continueShopping}
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  );
}

function Stage({ label, isDone = false, isCurrent = false }: { label: string; isDone?: boolean; isCurrent?: boolean }) {
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={`flex items-center gap-3 ${isDone || isCurrent ? '' : 'text-ink-soft'}`}
    >
      <span
        aria-hidden="true"
        className={`grid size-7 shrink-0 place-items-center rounded-pill ${isDone ? 'bg-leaf-wash text-leaf' : 'bg-sunk'}`}
      >
        {isDone && <Icon of={Check} className="size-4" />}
        {isCurrent && <Icon of={LoaderCircle} className="size-4 animate-spin text-madder" />}
      </span>
      <span className={isCurrent ? 'font-semibold' : ''}>
        {label}
        {isDone && <span className="sr-only"> {checkoutTexts.done}</span>}
      </span>
    </li>
  );
}
