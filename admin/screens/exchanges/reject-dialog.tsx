// Rejects an exchange, with a message to the customer.
import { ExchangeRejection } from '@taana-baana/contract/admin/schemas/selling/exchanges.ts';
import { reject as texts } from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import { showFieldErrors } from '../../../design/form/use-shop-form.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { TextAreaField } from '../../components/fields/fields.tsx';
import { Form, SubmitButton } from '../../components/fields/form.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';

export function RejectDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useKeptForm(`exchange refused ${id}`, ExchangeRejection, { reason: '' });
  const { errors, isSubmitting } = form.formState;
  const [reject] = adminApi.useRejectExchangeMutation();
  const onSubmit = form.handleSubmit(async (body) => {
    const { error } = await reject({ params: { id }, body });
    if (error) return showFieldErrors(form, { error, payload: error });
    showToast(texts.done);
    onClose();
  });
  return (
    <Dialog title={texts.heading} isOpen onClose={onClose}>
      <Form onSubmit={onSubmit} error={errors.root?.message} kept={form.kept}>
        <p className="text-sm text-pretty text-ink-soft">{texts.text}</p>
        <TextAreaField label={texts.reason} error={errors.reason?.message} {...form.register('reason')} />
        <SubmitButton isPending={isSubmitting}>{texts.action}</SubmitButton>
      </Form>
    </Dialog>
  );
}
