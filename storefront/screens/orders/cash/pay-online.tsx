// Pays an order online that is to be paid on delivery, on the provider's page, until it is packed.
import { useState } from 'react';
import { listPrice } from '@taana-baana/contract/messages.ts';
import * as texts from '@taana-baana/contract/texts/screens/selling/cash.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { payOnline } from '../../../store/orders/own-cash.thunks.ts';

interface PayOnlineProps {
  number: string;
  /** Rupees. */
  saving: number | undefined;
}

export function PayOnline({ number, saving }: PayOnlineProps) {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const save = saving && listPrice(saving);
  const pay = async () => {
    setIsBusy(true);
    const opened = await dispatch(payOnline(number));
    if (payOnline.fulfilled.match(opened)) window.location.assign(opened.payload.url);
    else setIsBusy(false);
  };
  return (
    <button
      type="button"
      aria-label={texts.payOnlineOf(number, save)}
      disabled={isBusy}
      onClick={() => void pay()}
      className="button -mx-3 mt-1 px-3 text-madder hover:bg-madder-wash"
    >
      {texts.payOnline(save)}
    </button>
  );
}
