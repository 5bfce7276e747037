// A new password. The proof that it is the member is asked for when the form is sent.
import { PasswordForm as schema } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import { passwordMin } from '@taana-baana/contract/admin/texts/messages.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/account.ts';
import { showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { PasswordField } from '../../components/fields/fields.tsx';
import { Form, SubmitButton } from '../../components/fields/form.tsx';
import { adminApi } from '../../store/admin-api.ts';

export function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const form = useShopForm(schema, { password: '' });
  const { errors, isSubmitting } = form.formState;
  const [change] = adminApi.useChangePasswordMutation();
  const onSubmit = form.handleSubmit(async (body) => {
    const { error } = await change({ body });
    if (!error) onDone();
    else if ((error as { code?: string }).code !== 'step-up-required') showFieldErrors(form, { error, payload: error });
  });
  return (
    <Form onSubmit={onSubmit} error={errors.root?.message}>
      {/* Tells a password manager whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={texts.password.new}
        hint={texts.invitation.passwordHint(passwordMin)}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <SubmitButton isPending={isSubmitting}>{texts.password.save}</SubmitButton>
    </Form>
  );
}
