// The GSTIN of the order's customer, until an invoice is issued.
import { changeGstin as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { GstinForm } from '@taana-baana/contract/schemas/selling/gstin.ts';
import { fieldsOf } from '../../../../design/form/use-shop-form.ts';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { TextField } from '../../../components/fields/fields.tsx';
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
  const field = fieldsOf(form);
  const [change] = ordersApi.useChangeGstinMutation();
  return (
    <FormDialog
      title={texts.heading(number)}
      form={form}
      submit={texts.submit}
      onSend={(body) => change({ params: { number }, body })}
      onDone={() => showToast(texts.saved)}
      onClose={onClose}
    >
      <TextField
        label={texts.label}
        hint={texts.hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="tabular uppercase"
        {...field('gstin')}
      />
    </FormDialog>
  );
}
