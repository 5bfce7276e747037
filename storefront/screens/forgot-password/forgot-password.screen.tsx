// Forgot Password (specification section 2): mails a link. Cancel goes back to the login.
import { useState } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { ForgottenPassword } from '@taana-baana/contract/schemas/people/customer.ts';
import * as accountTexts from '@taana-baana/contract/texts/screens/people/account.ts';
import * as fieldLabels from '@taana-baana/contract/texts/field-labels.ts';
import { AccountFrame } from '../../components/account/account-frame.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { FormButton } from '../../components/field/form-button.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { fieldsOf, showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { requestPasswordMail } from '../../store/session/account.thunks.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Form } from '../../components/field/form.tsx';
import { FormAnswer } from '../../components/form/form-foot.tsx';

export function ForgotPasswordScreen() {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState('');
  const form = useShopForm(ForgottenPassword, { email: '' });
  const field = fieldsOf(form);
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (request) => {
    setAnswer('');
    const outcome = await dispatch(requestPasswordMail(request));
    showFieldErrors(form, outcome);
    if (requestPasswordMail.fulfilled.match(outcome)) setAnswer(outcome.payload);
  });

  return (
    <AccountFrame
      title={screenTexts.forgotPassword}
      intro={accountTexts.forgotPasswordIntro}
      motto={accountTexts.forgotPasswordMotto}
      path={pages.forgotPassword.path}
    >
      <Form onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TextField label={fieldLabels.email} type="email" autoComplete="email" {...field('email')} />
        <FormAnswer>{answer}</FormAnswer>
        <div className="grid gap-3 sm:grid-cols-2">
          <FormButton isBusy={isSubmitting}>{accountTexts.sendLink}</FormButton>
          <ButtonLink to={pages.login.path} variant="quiet">
            {screenTexts.cancel}
          </ButtonLink>
        </div>
      </Form>
    </AccountFrame>
  );
}
