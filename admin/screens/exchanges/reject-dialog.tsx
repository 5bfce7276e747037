// Rejects an exchange, with a message to the customer.
import { ExchangeRejection } from '@taana-baana/contract/admin/schemas/selling/exchanges.ts';
import { reject as texts } from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { TextAreaField } from '../../components/fields/fields.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';

export function RejectDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useKeptForm(`exchange refused ${id}`, ExchangeRejection, { reason: '' });
  const field = fieldsOf(form);
  const [reject] = adminApi.useRejectExchangeMutation();
  return (
    <FormDialog
      title={texts.heading}
      form={form}
      submit={texts.action}
      onSend={(body) => reject({ params: { id }, body })}
      onDone={() => showToast(texts.done)}
      onClose={onClose}
    >
      <p className="text-sm text-pretty text-ink-soft">{texts.text}</p>
      <TextAreaField label={texts.reason} {...field('reason')} />
    </FormDialog>
  );
}
