// Asks where an old address leads. A second answer for the same address replaces the first.
import { RedirectForm } from '@taana-baana/contract/admin/schemas/content/redirects.ts';
import { form as texts } from '@taana-baana/contract/admin/texts/content/redirects.ts';
import { showFieldErrors } from '../../../design/form/use-shop-form.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { TextField } from '../../components/fields/fields.tsx';
import { Form, SubmitButton } from '../../components/fields/form.tsx';
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
  const { errors, isSubmitting } = form.formState;
  const onSubmit = form.handleSubmit(async (body) => {
    const { data, error } = await save({ body });
    if (!data) return showFieldErrors(form, { error, payload: error });
    showToast(texts.saved);
    onClose();
  });
  return (
    <Dialog title={texts.add} isOpen onClose={onClose}>
      <Form onSubmit={onSubmit} error={errors.root?.message} kept={form.kept}>
        <TextField
          label={texts.from}
          hint={texts.fromHint}
          autoComplete="off"
          error={errors.from?.message}
          {...form.register('from')}
        />
        <TextField
          label={texts.to}
          hint={texts.toHint}
          autoComplete="off"
          error={errors.to?.message}
          {...form.register('to')}
        />
        <SubmitButton isPending={isSubmitting}>{texts.save}</SubmitButton>
      </Form>
    </Dialog>
  );
}
