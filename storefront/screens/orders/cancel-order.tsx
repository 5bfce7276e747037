// Cancels an order, after a confirmation.
import { useState } from 'react';
import type { Order } from '@taana-baana/contract/schemas/selling/order.ts';
import * as texts from '@taana-baana/contract/texts/screens/selling/orders.ts';
import { Dialog } from '../../components/dialog.tsx';
import { FormButton } from '../../components/field/form-button.tsx';
import { CashOf } from './cash/cash-of.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { cancelOrder } from '../../store/orders/own-orders.thunks.ts';
import { Form } from '../../components/field/form.tsx';

type PaidOrder = Pick<Order, 'number' | 'totalPriceAfterDiscount' | 'storeCredit' | 'cod'>;

export function CancelOrder({ order }: { order: PaidOrder }) {
  const { number } = order;
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setIsAsking(false);
  const cancel = async () => {
    setIsBusy(true);
    await dispatch(cancelOrder(number));
    setIsBusy(false);
    close();
  };
  return (
    <>
      <button
        type="button"
        aria-label={texts.cancelOf(number)}
        onClick={() => setIsAsking(true)}
        className="button -mx-3 justify-self-start px-3 text-madder hover:bg-madder-wash"
      >
        {texts.cancel}
      </button>
      <Dialog title={texts.cancelHeading(number)} isOpen={isAsking} onClose={close} side="center">
        <Form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void cancel();
          }}
        >
          <p>{order.cod ? <CashOf order={order} words="cancel" /> : texts.cancelMoney[paidBy(order)]}</p>
          <p>{texts.cancelFinal}</p>
          <FormButton isBusy={isBusy}>{texts.cancelNow}</FormButton>
          <button type="button" onClick={close} className="button button-quiet">
            {texts.keepOrder}
          </button>
        </Form>
      </Dialog>
    </>
  );
}

function paidBy({ totalPriceAfterDiscount: total, storeCredit }: PaidOrder): keyof typeof texts.cancelMoney {
  if (storeCredit === 0) return 'online';
  return storeCredit < total ? 'both' : 'credit';
}
