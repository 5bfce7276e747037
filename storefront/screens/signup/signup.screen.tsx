// Sign Up (specification section 2). The login follows.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { Registration } from '@taana-baana/contract/schemas/people/customer.ts';
import * as accountTexts from '@taana-baana/contract/texts/screens/people/account.ts';
import * as fieldLabels from '@taana-baana/contract/texts/field-labels.ts';
import { AccountFrame, OtherWay } from '../../components/account/account-frame.tsx';
import { AccountIntro } from '../../components/account/account-intro.tsx';
import { FormButton } from '../../components/field/form-button.tsx';
import { PasswordField } from '../../../design/fields/password-field.tsx';
import { MobileField, NameFields } from '../../components/form/person-fields.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { fieldsOf, showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { register } from '../../store/session/account.thunks.ts';
import { usePendingChoice } from '../../store/session/use-pending-choice.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Form } from '../../components/field/form.tsx';

const nobody = { firstname: '', lastname: '', email: '', mobile: '', password: '' };

export function SignupScreen() {
  const dispatch = useAppDispatch();
  const choice = usePendingChoice();
  const form = useShopForm(Registration, nobody);
  const field = fieldsOf(form);
  const { isSubmitting, isSubmitSuccessful } = form.formState;
  const submit = form.handleSubmit(async (registration) => {
    showFieldErrors(form, await dispatch(register(registration)));
  });

  return (
    <AccountFrame
      title={screenTexts.signUp}
      intro={
        <AccountIntro
          general={accountTexts.signupIntro}
          choice={choice}
          forCart={accountTexts.signupForCart}
          forWishlist={accountTexts.signupForWishlist}
        />
      }
      motto={accountTexts.signupMotto}
      path={pages.signup.path}
    >
      <Form onSubmit={(event) => void submit(event)} className="grid gap-5">
        <NameFields field={field} />
        <TextField label={fieldLabels.email} type="email" autoComplete="email" {...field('email')} />
        <MobileField hint={fieldLabels.mobileHint} {...field('mobile')} />
        <PasswordField
          label={fieldLabels.password}
          autoComplete="new-password"
          hint={fieldLabels.newPasswordHint}
          {...field('password')}
        />
        <FormButton isBusy={isSubmitting || isSubmitSuccessful}>{screenTexts.signUp}</FormButton>
      </Form>
      <OtherWay question={accountTexts.alreadyCustomer} to={pages.login.path}>
        {screenTexts.login}
      </OtherWay>
    </AccountFrame>
  );
}
