// Reset Password (spec section 2): one new password for the token of the mailed link; then the login.
import { useParams } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { PasswordReset } from '@taana-baana/contract/schemas/customer.ts';
import { AccountFrame } from '../../components/account-frame.tsx';
import { FormButton } from '../../components/form/form-button.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { showFieldErrors, useShopForm } from '../../components/form/use-shop-form.ts';
import { resetPassword } from '../../store/account.thunks.ts';
import { useAppDispatch } from '../../store/hooks.ts';

export function ResetPasswordScreen() {
  const { token = '' } = useParams();
  const dispatch = useAppDispatch();
  const form = useShopForm(PasswordReset, { password: '' });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    showFieldErrors(form, await dispatch(resetPassword({ token, password })));
  });

  return (
    <AccountFrame
      title={screenTexts.resetPassword}
      intro="Choose a new password. You will be logged out everywhere else."
      motto="A fresh knot holds best."
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters."
          error={errors.password?.message}
          {...form.register('password')}
        />
        {errors.root && (
          <p role="alert" className="font-medium text-madder">
            {errors.root.message}{' '}
            <a href={pages.forgotPassword.path} className="text-link">
              Send me a new link
            </a>
          </p>
        )}
        <FormButton isBusy={isSubmitting || isSubmitSuccessful}>{screenTexts.resetPassword}</FormButton>
      </form>
    </AccountFrame>
  );
}
