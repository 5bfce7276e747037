// A new password. The proof that it is the member is asked for when the form is sent.
import { PasswordForm } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import { passwordMin } from '@taana-baana/contract/admin/texts/messages.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/account.ts';
import { fieldsOf, useShopForm } from '../../../design/form/use-shop-form.ts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { PasswordField } from '../../../design/fields/password-field.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';

export function PasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const form = useShopForm(PasswordForm, { password: '' });
  const field = fieldsOf(form);
  const [change] = adminApi.useChangePasswordMutation();
  return (
    <FormDialog
      title={texts.password.change}
      form={form}
      submit={texts.password.save}
      onSend={(body) => change({ body })}
      onDone={() => showToast(texts.password.done)}
      onClose={onClose}
    >
      {/* Tells a password manager whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={texts.password.new}
        hint={texts.invitation.passwordHint(passwordMin)}
        autoComplete="new-password"
        {...field('password')}
      />
    </FormDialog>
  );
}
