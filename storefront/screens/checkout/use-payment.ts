// One payment at a time: what is under way is left behind when another begins or the page is left.
import { useEffect, useRef } from 'react';
import type { Address } from '@taana-baana/contract/schemas/address.ts';
import { payForCart, resumePayment, stopWaiting } from '../../store/checkout.thunks.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { paymentWindow } from './razorpay-window.ts';

export function usePayment(amount: number) {
  const dispatch = useAppDispatch();
  const underWay = useRef<{ abort: () => void }>(undefined);

  function begin<T extends { abort: () => void }>(started: T): T {
    underWay.current?.abort();
    underWay.current = started;
    return started;
  }

  useEffect(() => {
    void begin(dispatch(resumePayment()));
    return () => underWay.current?.abort();
  }, [dispatch]);

  return {
    pay: async (address: Address): Promise<{ payload?: unknown }> =>
      begin(dispatch(payForCart({ address, amount, paymentWindow }))),
    stopWaiting: () => void begin(dispatch(stopWaiting())),
  };
}
