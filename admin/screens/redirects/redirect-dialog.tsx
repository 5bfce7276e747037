// Asks where an old address leads. A second answer for the same address replaces the first.
import { RedirectForm } from '@taana-baana/contract/admin/schemas/content/redirects.ts';
import { form as texts } from '@taana-baana/contract/admin/texts/content/redirects.ts';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';

interface RedirectDialogProps {
  begun: RedirectForm;
  onClose: () => void;
}

export function RedirectDialog({ begun, onClose }: RedirectDialogProps) {
  const [save] = adminApi.useSaveRedirectMutation();
  const form = useKeptForm(`address ${begun.from}`, RedirectForm, begun);
  const field = fieldsOf(form);
  return (
    <FormDialog
      title={texts.add}
      form={form}
      submit={texts.save}
      onSend={(body) => save({ body })}
      onDone={() => showToast(texts.saved)}
      onClose={onClose}
    >
      <TextField label={texts.from} hint={texts.fromHint} autoComplete="off" {...field('from')} />
      <TextField label={texts.to} hint={texts.toHint} autoComplete="off" {...field('to')} />
    </FormDialog>
  );
}
