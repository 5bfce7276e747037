// Confirms the deletion of an account: what is deleted, what stays, the password.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { AccountDeletion } from '@taana-baana/contract/schemas/people/customer.ts';
import { FormButton } from '../../components/field/form-button.tsx';
import * as profileTexts from '@taana-baana/contract/texts/screens/people/profile.ts';
import * as fieldLabels from '@taana-baana/contract/texts/field-labels.ts';
import { PasswordField } from '../../components/account/password-field.tsx';
import { showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { deleteAccount } from '../../store/profile/privacy.thunks.ts';
import { Form } from '../../components/field/form.tsx';

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
        <p>{profileTexts.whatGoes}</p>
        <p>{profileTexts.whatStays}</p>
      </div>
      <Form onSubmit={(event) => void submit(event)} className="mt-6 grid gap-5">
        <PasswordField
          label={fieldLabels.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <div className="grid gap-3 sm:flex">
          <FormButton isBusy={isSubmitting}>{profileTexts.deleteMyAccount}</FormButton>
          <button type="button" onClick={onCancel} className="button button-quiet">
            {screenTexts.cancel}
          </button>
        </div>
      </Form>
    </>
  );
}
