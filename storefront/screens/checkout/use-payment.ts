// Runs one payment at a time: a new one, or leaving the page, aborts the previous one.
import { useEffect, useRef } from 'react';
import type { Address } from '@taana-baana/contract/schemas/address.ts';
import { payForCart, resumePayment, stopWaiting } from '../../store/checkout/checkout.thunks.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { importWithRetry } from '../../components/import-retry.ts';
import type { PaymentWindow } from '../../store/checkout/payment-window.ts';

/**
 * Loaded when the shopper pays, together with the panel: after the payment there may be no
 * connection.
 */
export const paymentPanelFile = () => import('./payment-panel.tsx');
const paymentWindow: PaymentWindow = {
  load: (scriptUrl) => {
    void importWithRetry(paymentPanelFile);
    return import('./razorpay-window.ts').then(
      (file) => file.load(scriptUrl),
      () => false,
    );
  },
  alert: (message) => window.alert(message),
};

export function usePayment(amount: number, credit: number) {
  const dispatch = useAppDispatch();
  const active = useRef<{ abort: () => void }>(undefined);

  function begin<T extends { abort: () => void }>(started: T): T {
    active.current?.abort();
    active.current = started;
    return started;
  }

  useEffect(() => {
    void begin(dispatch(resumePayment()));
    return () => active.current?.abort();
  }, [dispatch]);

  return {
    pay: async (address: Address): Promise<{ payload?: unknown }> =>
      begin(dispatch(payForCart({ address, amount, credit, paymentWindow }))),
    stopWaiting: () => void begin(dispatch(stopWaiting())),
  };
}
