// Asks before a parcel is marked as returned to origin, and whether to restock its pieces.
import { useState } from 'react';
import { restockDecisions } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import { returned as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { RestockChoice } from '../../../components/orders/restock-choice.tsx';
import { showFailure, showToast } from '../../../components/toasts/toast-queue.ts';
import { ordersApi } from '../../../store/selling/orders.api.ts';

const choices = ['later', ...restockDecisions] as const;

interface ReturnedDialogProps {
  number: string;
  fromStock: number;
  onClose: () => void;
}

export function ReturnedDialog({ number, fromStock, onClose }: ReturnedDialogProps) {
  const [markReturned, { isLoading }] = ordersApi.useMarkReturnedMutation();
  const [goods, setGoods] = useState<(typeof choices)[number]>('later');
  const onConfirm = () =>
    void markReturned({ params: { number }, body: goods === 'later' ? {} : { goods } })
      .unwrap()
      .then(() => showToast(texts.done(number)), showFailure)
      .finally(onClose);
  return (
    <ConfirmDialog
      title={texts.heading(number)}
      text={texts.text}
      confirm={texts.confirm}
      isOpen
      isPending={isLoading}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <RestockChoice pieces={fromStock} choices={choices} chosen={goods} onChoose={setGoods} />
    </ConfirmDialog>
  );
}
