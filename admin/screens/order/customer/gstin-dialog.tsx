// The GSTIN of the order's customer, until an invoice is issued.
import { changeGstin as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { GstinForm } from '@taana-baana/contract/schemas/selling/gstin.ts';
import { showFieldErrors } from '../../../../design/form/use-shop-form.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { TextField } from '../../../components/fields/fields.tsx';
import { Form, SubmitButton } from '../../../components/fields/form.tsx';
import { showToast } from '../../../components/toasts/toast-queue.ts';
import { ordersApi } from '../../../store/selling/orders.api.ts';
import { useKeptForm } from '../../../store/use-kept-form.ts';

interface GstinDialogProps {
  number: string;
  gstin: string | null;
  onClose: () => void;
}

export function GstinDialog({ number, gstin, onClose }: GstinDialogProps) {
  const form = useKeptForm(`gstin ${number}`, GstinForm, { gstin: gstin ?? '' });
  const { errors, isSubmitting } = form.formState;
  const [change] = ordersApi.useChangeGstinMutation();
  const onSubmit = form.handleSubmit(async (body) => {
    const { error } = await change({ params: { number }, body });
    if (error) return showFieldErrors(form, { error, payload: error });
    showToast(texts.saved);
    onClose();
  });
  return (
    <Dialog title={texts.heading(number)} isOpen onClose={onClose}>
      <Form onSubmit={onSubmit} error={errors.root?.message} kept={form.kept}>
        <TextField
          label={texts.label}
          hint={texts.hint}
          error={errors.gstin?.message}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="tabular uppercase"
          {...form.register('gstin')}
        />
        <SubmitButton isPending={isSubmitting}>{texts.submit}</SubmitButton>
      </Form>
    </Dialog>
  );
}
