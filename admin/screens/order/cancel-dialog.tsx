// Asks before an order is cancelled, and says what is refunded.
import * as z from 'zod/mini';
import { restockDecisions } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import { formatPaise, formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { cancelOrder as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import type { PaymentMethod } from '@taana-baana/contract/payment-methods.ts';
import { staffWordsOf } from '@taana-baana/contract/texts/payment-methods.ts';
import { useShopForm } from '../../../design/form/use-shop-form.ts';
import { Button } from '../../components/button.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { RestockChoice } from '../../components/orders/restock-choice.tsx';
import { SubmitButton } from '../../components/fields/form.tsx';
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

const Goods = z.object({ goods: z.enum(restockDecisions) });

export function CancelDialog({ number, amountPaise, credit, paidBy, cameBack, onClose }: CancelDialogProps) {
  const [cancel] = ordersApi.useCancelOrderMutation();
  const form = useShopForm(Goods, { goods: 'restock' });
  const sumPaise = amountPaise + credit * 100;
  return (
    <FormDialog
      title={texts.heading(number)}
      form={form}
      submit={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={onClose}>{texts.keep}</Button>
          <SubmitButton isPending={form.formState.isSubmitting}>
            {sumPaise > 0 ? texts.confirm(formatPaise(sumPaise)) : texts.confirmPlain}
          </SubmitButton>
        </div>
      }
      onSend={({ goods }) => cancel({ params: { number }, body: cameBack > 0 ? { goods } : {} })}
      onDone={() => showToast(texts.done(number))}
      onClose={onClose}
    >
      <ul className="flex flex-col gap-2 text-pretty">
        {sumPaise === 0 && <li className="font-semibold">{texts.nothing}</li>}
        {amountPaise > 0 && <li className="font-semibold">{staffWordsOf(paidBy).cancel(formatPaise(amountPaise))}</li>}
        {credit > 0 && <li className="font-semibold">{staffWordsOf('store-credit').cancel(formatRupees(credit))}</li>}
        <li>{texts.mail}</li>
        <li>{texts.final}</li>
      </ul>
      <RestockChoice
        pieces={cameBack}
        choices={restockDecisions}
        chosen={form.watch('goods')}
        onChoose={(goods) => form.setValue('goods', goods)}
      />
    </FormDialog>
  );
}
