// Login (specification section 2). Reloads the shop on success. The code field loads on demand.
import { CircleAlert } from 'lucide';
import { startTransition, Suspense, useState } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { Credentials } from '@taana-baana/contract/schemas/people/customer.ts';
import * as accountTexts from '@taana-baana/contract/texts/screens/people/account.ts';
import * as fieldLabels from '@taana-baana/contract/texts/field-labels.ts';
import { AccountFrame, OtherWay } from '../../components/account/account-frame.tsx';
import { AccountIntro } from '../../components/account/account-intro.tsx';
import { FormButton } from '../../components/field/form-button.tsx';
import { PasswordField } from '../../../design/fields/password-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { fieldsOf, showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { Icon } from '../../../design/icon.tsx';
import { lazyComponent } from '../../components/lazy-component.ts';
import { logIn } from '../../store/session/account.thunks.ts';
import { usePendingChoice } from '../../store/session/use-pending-choice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectNewEmail } from '../../store/selectors.ts';
import { Link } from '../../components/link.tsx';
import { Form } from '../../components/field/form.tsx';

/** Few accounts have a second factor. */
const CodeField = lazyComponent(
  () => import('./code-field.tsx'),
  (file) => file.CodeField,
);

export function LoginScreen() {
  const dispatch = useAppDispatch();
  const choice = usePendingChoice();
  const form = useShopForm(Credentials, { email: useAppSelector(selectNewEmail), password: '' });
  const field = fieldsOf(form);
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  /** E-mail and password are marked together: the server does not say which of them is wrong. */
  const refused = errors.root?.type === 'invalid-credentials' && { 'aria-invalid': true };
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const submit = form.handleSubmit(async (credentials) => {
    const outcome = await dispatch(logIn(credentials));
    showFieldErrors(form, outcome);
    if (logIn.rejected.match(outcome) && outcome.payload?.code === 'second-factor-required')
      startTransition(() => setIsCodeAsked(true));
  });

  return (
    <AccountFrame
      title={screenTexts.login}
      intro={
        <AccountIntro
          general={accountTexts.loginIntro}
          choice={choice}
          forCart={accountTexts.loginForCart}
          forWishlist={accountTexts.loginForWishlist}
        />
      }
      motto={accountTexts.loginMotto}
      path={pages.login.path}
    >
      <Form onSubmit={(event) => void submit(event)} onChange={() => form.clearErrors('root')} className="grid gap-5">
        <TextField label={fieldLabels.email} type="email" autoComplete="email" {...refused} {...field('email')} />
        <PasswordField
          label={fieldLabels.password}
          autoComplete="current-password"
          {...refused}
          {...field('password')}
        />
        <Suspense>{isCodeAsked && <CodeField {...field('code')} />}</Suspense>
        <Link to={pages.forgotPassword.path} className="text-link inline-flex min-h-11 items-center justify-self-start">
          {accountTexts.forgotYourPassword}
        </Link>
        <p role="alert" className="flex items-center gap-1.5 font-medium text-madder empty:hidden">
          {errors.root && <Icon of={CircleAlert} className="size-5" />}
          {errors.root?.message}
        </p>
        <FormButton isBusy={isSubmitting || isSubmitSuccessful}>{screenTexts.login}</FormButton>
      </Form>
      <OtherWay question={accountTexts.newHere} to={pages.signup.path}>
        {screenTexts.signUp}
      </OtherWay>
    </AccountFrame>
  );
}
