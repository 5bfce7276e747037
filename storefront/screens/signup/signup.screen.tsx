// Sign Up (spec section 2): after it comes the login.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { Registration } from '@taana-baana/contract/schemas/customer.ts';
import { AccountFrame, OtherWay } from '../../components/account-frame.tsx';
import { FormButton } from '../../components/form/form-button.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { showFieldErrors, useShopForm } from '../../components/form/use-shop-form.ts';
import { register } from '../../store/account.thunks.ts';
import { useAppDispatch } from '../../store/hooks.ts';

const nobody = { firstname: '', lastname: '', email: '', mobile: '', password: '' };

export function SignupScreen() {
  const dispatch = useAppDispatch();
  const form = useShopForm(Registration, nobody);
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const submit = form.handleSubmit(async (registration) => {
    showFieldErrors(form, await dispatch(register(registration)));
  });

  return (
    <AccountFrame
      title={screenTexts.signUp}
      intro="One account for your cart, your wishlist and your orders."
      motto="Every thread begins with a name."
      path={pages.signup.path}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="First name"
            autoComplete="given-name"
            error={errors.firstname?.message}
            {...form.register('firstname')}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            error={errors.lastname?.message}
            {...form.register('lastname')}
          />
        </div>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label="Mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          hint="Ten digits; the courier calls this number."
          error={errors.mobile?.message}
          {...form.register('mobile')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters."
          error={errors.password?.message}
          {...form.register('password')}
        />
        <FormButton isBusy={isSubmitting || isSubmitSuccessful}>{screenTexts.signUp}</FormButton>
      </form>
      <OtherWay question="Already a customer?" to={pages.login.path}>
        {screenTexts.login}
      </OtherWay>
    </AccountFrame>
  );
}
