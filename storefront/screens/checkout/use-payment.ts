// Runs one payment at a time: a new one, or leaving the page, aborts the previous one.
import { useEffect, useRef } from 'react';
import type { Address } from '@taana-baana/contract/schemas/address.ts';
import { type Checkout, payForCart, resumePayment, stopWaiting } from '../../store/checkout/checkout.thunks.ts';
import { useAppDispatch } from '../../store/hooks.ts';

export const paymentPanelFile = () => import('./methods/razorpay/payment-panel.tsx');

/** Loaded when the shopper pays. */
const loadWindow = async () => (await paymentPanelFile()).razorpayWindow;

export function usePayment(shown: Pick<Checkout, 'amount' | 'codes' | 'credit' | 'place' | 'advance'>) {
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
      begin(dispatch(payForCart({ address, ...shown, loadWindow, alert }))),
    stopWaiting: () => void begin(dispatch(stopWaiting())),
  };
}
