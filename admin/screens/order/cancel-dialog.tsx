// Asks before an order is cancelled, and says what is refunded.
import { useState } from 'react';
import { type RestockDecision, restockDecisions } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import { formatPaise, formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { cancelOrder as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import type { PaymentMethod } from '@taana-baana/contract/payment-methods.ts';
import { staffWordsOf } from '@taana-baana/contract/texts/payment-methods.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { RestockChoice } from '../../components/orders/restock-choice.tsx';
import { Form } from '../../components/fields/form.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { ordersApi } from '../../store/selling/orders.api.ts';

interface CancelDialogProps {
  number: string;
  /** The refund to the payment. */
  amountPaise: number;
  /** Rupees refunded as store credit. */
  credit: number;
  paidBy: PaymentMethod | undefined;
  /** Pieces of the stock in a parcel that was returned to origin. */
  cameBack: number;
  onClose: () => void;
}

export function CancelDialog({ number, amountPaise, credit, paidBy, cameBack, onClose }: CancelDialogProps) {
  const [cancel, { isLoading }] = ordersApi.useCancelOrderMutation();
  const [goods, setGoods] = useState<RestockDecision>('restock');
  const [failure, setFailure] = useState<string>();
  const sumPaise = amountPaise + credit * 100;
  async function onSubmit() {
    const { error } = await cancel({ params: { number }, body: cameBack > 0 ? { goods } : {} });
    const { code, message } = (error ?? {}) as { code?: string; message?: string };
    if (!error) {
      showToast(texts.done(number));
      onClose();
    } else if (code !== 'step-up-required') setFailure(message);
  }
  return (
    <Dialog title={texts.heading(number)} isOpen onClose={onClose}>
      <Form
        error={failure}
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        <ul className="flex flex-col gap-2 text-pretty">
          {sumPaise === 0 && <li className="font-semibold">{texts.nothing}</li>}
          {amountPaise > 0 && (
            <li className="font-semibold">{staffWordsOf(paidBy).cancel(formatPaise(amountPaise))}</li>
          )}
          {credit > 0 && <li className="font-semibold">{staffWordsOf('store-credit').cancel(formatRupees(credit))}</li>}
          <li>{texts.mail}</li>
          <li>{texts.final}</li>
        </ul>
        <RestockChoice pieces={cameBack} choices={restockDecisions} chosen={goods} onChoose={setGoods} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={onClose}>{texts.keep}</Button>
          <Button type="submit" kind="primary" isPending={isLoading}>
            {sumPaise > 0 ? texts.confirm(formatPaise(sumPaise)) : texts.confirmPlain}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
