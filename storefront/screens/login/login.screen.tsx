// Login (spec section 2): after it, the shop opens afresh. The field for a code comes when the server asks for one, which it does of few.
import { useState } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { Credentials } from '@taana-baana/contract/schemas/customer.ts';
import { AccountFrame, OtherWay } from '../../components/account-frame.tsx';
import { FormButton } from '../../components/form/form-button.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { showFieldErrors, useShopForm } from '../../components/form/use-shop-form.ts';
import { importAgain } from '../../components/import-again.ts';
import { logIn } from '../../store/account.thunks.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import type * as CodeFieldFile from './code-field.tsx';

export function LoginScreen() {
  const dispatch = useAppDispatch();
  const form = useShopForm(Credentials, { email: '', password: '' });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const [asked, setAsked] = useState<typeof CodeFieldFile>();
  const submit = form.handleSubmit(async (credentials) => {
    const outcome = await dispatch(logIn(credentials));
    showFieldErrors(form, outcome);
    const isCodeAsked = logIn.rejected.match(outcome) && outcome.payload?.code === 'second-factor-required';
    // What does not come is asked for again with the next press.
    if (isCodeAsked) await importAgain(() => import('./code-field.tsx')).then(setAsked, () => {});
  });

  return (
    <AccountFrame
      title={screenTexts.login}
      intro="Good to see you again."
      motto="Your tees are waiting on the loom."
      path={pages.login.path}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        {asked && <asked.CodeField error={errors.code?.message} {...form.register('code')} />}
        <a href={pages.forgotPassword.path} className="text-link inline-flex min-h-11 items-center justify-self-start">
          Forgot your password?
        </a>
        <p role="alert" className="font-medium text-madder empty:hidden">
          {errors.root?.message}
        </p>
        <FormButton isBusy={isSubmitting || isSubmitSuccessful}>{screenTexts.login}</FormButton>
      </form>
      <OtherWay question="New here?" to={pages.signup.path}>
        {screenTexts.signUp}
      </OtherWay>
    </AccountFrame>
  );
}
