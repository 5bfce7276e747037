// The last question before an account is deleted: what goes, what stays, and the password.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { AccountDeletion } from '@taana-baana/contract/schemas/customer.ts';
import { FormButton } from '../../components/form/form-button.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { showFieldErrors, useShopForm } from '../../components/form/use-shop-form.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { deleteAccount } from '../../store/privacy.thunks.ts';

export function DeleteAccount({ onCancel }: { onCancel: () => void }) {
  const dispatch = useAppDispatch();
  const form = useShopForm(AccountDeletion, { password: '' });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (given) => {
    showFieldErrors(form, await dispatch(deleteAccount(given)));
  });
  return (
    <>
      <div className="grid gap-3 text-ink-soft">
        <p>
          Your profile, cart, wishlist and reviews are deleted at once, and if your e-mail is confirmed also your
          newsletter and what you wrote to us. This cannot be undone.
        </p>
        <p>
          Orders on their way still reach you. Of orders you have paid we keep the invoice, as tax law asks. If a
          payment is still under way, it goes back to you in full.
        </p>
      </div>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 grid gap-5">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <div className="grid gap-3 sm:flex">
          <FormButton isBusy={isSubmitting}>Delete my account</FormButton>
          <button type="button" onClick={onCancel} className="button button-quiet">
            {screenTexts.cancel}
          </button>
        </div>
      </form>
    </>
  );
}
