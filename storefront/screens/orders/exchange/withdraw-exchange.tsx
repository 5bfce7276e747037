// Withdraws a request to exchange, after a confirmation.
import { useState } from 'react';
import * as texts from '@taana-baana/contract/texts/screens/selling/exchange.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { Form } from '../../../components/field/form.tsx';
import { FormButton } from '../../../components/field/form-button.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { withdrawExchange } from '../../../store/orders/own-orders.thunks.ts';

export function WithdrawExchange({ number, id }: { number: string; id: string }) {
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setIsAsking(false);
  const withdraw = async () => {
    setIsBusy(true);
    await dispatch(withdrawExchange({ number, id }));
    setIsBusy(false);
    close();
  };
  return (
    <>
      <button
        type="button"
        aria-label={texts.withdrawOf(number)}
        onClick={() => setIsAsking(true)}
        className="text-link inline-flex min-h-11 items-center"
      >
        {texts.withdraw}
      </button>
      <Dialog title={texts.withdrawHeading} isOpen={isAsking} onClose={close} side="center">
        <Form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void withdraw();
          }}
        >
          <p>{texts.withdrawText}</p>
          <FormButton isBusy={isBusy}>{texts.withdrawNow}</FormButton>
          <button type="button" onClick={close} className="button button-quiet">
            {texts.keep}
          </button>
        </Form>
      </Dialog>
    </>
  );
}
