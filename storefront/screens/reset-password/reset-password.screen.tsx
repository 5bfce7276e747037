// Reset Password (specification section 2): a new password for the token of the mailed link.
import { useParams } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { PasswordReset } from '@taana-baana/contract/schemas/people/customer.ts';
import * as accountTexts from '@taana-baana/contract/texts/screens/people/account.ts';
import * as fieldLabels from '@taana-baana/contract/texts/field-labels.ts';
import { AccountFrame } from '../../components/account/account-frame.tsx';
import { FormButton } from '../../components/field/form-button.tsx';
import { PasswordField } from '../../../design/fields/password-field.tsx';
import { fieldsOf, showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { resetPassword } from '../../store/session/account.thunks.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Link } from '../../components/link.tsx';
import { Form } from '../../components/field/form.tsx';

export function ResetPasswordScreen() {
  const { token = '' } = useParams();
  const dispatch = useAppDispatch();
  const form = useShopForm(PasswordReset, { password: '' });
  const field = fieldsOf(form);
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    showFieldErrors(form, await dispatch(resetPassword({ token, password })));
  });

  return (
    <AccountFrame
      title={screenTexts.resetPassword}
      intro={accountTexts.resetPasswordIntro}
      motto={accountTexts.resetPasswordMotto}
    >
      <Form onSubmit={(event) => void submit(event)} className="grid gap-5">
        <PasswordField
          label={fieldLabels.newPassword}
          autoComplete="new-password"
          hint={fieldLabels.newPasswordHint}
          {...field('password')}
        />
        {errors.root && (
          <p role="alert" className="font-medium text-madder">
            {errors.root.message}{' '}
            <Link to={pages.forgotPassword.path} className="text-link">
              {accountTexts.newLink}
            </Link>
          </p>
        )}
        <FormButton isBusy={isSubmitting || isSubmitSuccessful}>{screenTexts.resetPassword}</FormButton>
      </Form>
    </AccountFrame>
  );
}
