// In place of the form while the bank has the word: how far it is, and a way on.
import { Check, LoaderCircle } from 'lucide';
import { useEffect, useRef } from 'react';
import { screenTexts, serverMessages } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { Icon } from '../../components/icon.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import type { PaymentProgress } from '../../store/auth-state.ts';

interface PaymentPanelProps {
  payment: PaymentProgress;
  email: string;
  onTryAgain: () => void;
}

const texts = {
  confirming: { title: 'Thank you, placing your order', hint: 'This takes a moment. Please stay on this page.' },
  checking: {
    title: serverMessages.paymentPending,
    hint: 'If you have paid, your order appears here by itself. Please do not pay a second time.',
  },
  late: {
    title: 'Your bank is taking its time',
    hint: 'You need not wait here. As soon as the bank has answered, your order is placed and a mail goes to you. If it says no, you get your money back.',
  },
};

export function PaymentPanel({ payment: { step, asked }, email, onTryAgain }: PaymentPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const key = step === 'confirming' || step === 'late' ? step : 'checking';
  const { title, hint } = texts[key];
  useEffect(() => {
    // The form that stood here was longer, and the payment window took the focus with it.
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
          <Stage label="Payment window" isDone />
          <Stage
            label="Your bank confirms the payment"
            isDone={step === 'confirming'}
            isCurrent={step !== 'confirming'}
          />
          <Stage label="Your order is placed" isCurrent={step === 'confirming'} />
        </ol>
        <output className="mt-5 block text-sm text-ink-soft tabular">
          {step === 'late' && `We keep asking, and write to ${email}.`}
          {step === 'checking' &&
            (asked === 0
              ? 'Asking your bank…'
              : `No answer yet, asked ${asked === 1 ? 'once' : `${asked} times`}. Asking again in a moment…`)}
        </output>
        {step === 'checking' && (
          <button type="button" onClick={onTryAgain} className="button button-quiet mt-5">
            I have not paid, try again
          </button>
        )}
        {step === 'late' && (
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to={pages.orders.path}>{screenTexts.myOrders}</ButtonLink>
            <ButtonLink to={pages.store.path} look="quiet">
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
        {isDone && <span className="sr-only"> (done)</span>}
      </span>
    </li>
  );
}
