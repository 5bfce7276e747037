// The questions of an exchange: whether to restock or write off what came back, the fee of sending
// the replacement, and why it is rejected.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { linkedOrderPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { ExchangeRejection, ReplacementFee } from '@taana-baana/contract/admin/schemas/selling/exchanges.ts';
import { type RestockDecision, restockDecisions } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { TextAreaField } from '../../../design/fields/text-area-field.tsx';
import { RestockChoice } from '../../components/orders/restock-choice.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';

interface ReceivedDialogProps {
  fromStock: number;
  onReceive: (goods: RestockDecision) => void;
  onClose: () => void;
}

export function ReceivedDialog({ fromStock, onReceive, onClose }: ReceivedDialogProps) {
  const [goods, setGoods] = useState<RestockDecision>('restock');
  return (
    <Dialog title={texts.moves.received} isOpen onClose={onClose}>
      <RestockChoice pieces={fromStock} choices={restockDecisions} chosen={goods} onChoose={setGoods} />
      <Button
        kind="primary"
        onPress={() => {
          onReceive(goods);
          onClose();
        }}
      >
        {texts.moves.received}
      </Button>
    </Dialog>
  );
}

export function RejectDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useKeptForm(`exchange refused ${id}`, ExchangeRejection, { reason: '' });
  const field = fieldsOf(form);
  const [reject] = adminApi.useRejectExchangeMutation();
  return (
    <FormDialog
      title={texts.reject.heading}
      form={form}
      submit={texts.reject.action}
      onSend={(body) => reject({ params: { id }, body })}
      onDone={() => showToast(texts.reject.done)}
      onClose={onClose}
    >
      <p className="text-sm text-pretty text-ink-soft">{texts.reject.text}</p>
      <TextAreaField label={texts.reject.reason} {...field('reason')} />
    </FormDialog>
  );
}

const FeeForm = z.object({ amount: ReplacementFee.shape.amount });

export function FeeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useKeptForm(`exchange fee ${id}`, FeeForm, { amount: '' });
  const navigate = useNavigate();
  const [replace] = adminApi.useReplaceForFeeMutation();
  return (
    <FormDialog
      title={texts.fee.heading}
      form={form}
      submit={texts.fee.submit}
      onSend={({ amount }) => replace({ params: { id }, body: { key: form.sendKey(), amount } })}
      onDone={(made) => void navigate(linkedOrderPath(made.id))}
      onClose={onClose}
    >
      <p className="text-sm text-pretty text-ink-soft">{texts.fee.text}</p>
      <NumberField label={texts.fee.amount} {...fieldsOf(form)('amount')} />
    </FormDialog>
  );
}
