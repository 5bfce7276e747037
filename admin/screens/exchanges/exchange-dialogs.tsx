// The questions of an exchange: whether to restock or write off what came back, and why it is
// rejected.
import { useState } from 'react';
import { ExchangeRejection } from '@taana-baana/contract/admin/schemas/selling/exchanges.ts';
import { type RestockDecision, restockDecisions } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
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
