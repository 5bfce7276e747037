// Confirms the deletion of an account: what is deleted, what stays, the password.
import { AccountDeletion } from '@taana-baana/contract/schemas/people/customer.ts';
import * as profileTexts from '@taana-baana/contract/texts/screens/people/profile.ts';
import * as fieldLabels from '@taana-baana/contract/texts/field-labels.ts';
import { PasswordField } from '../../../design/fields/password-field.tsx';
import { fieldsOf, showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { deleteAccount } from '../../store/profile/privacy.thunks.ts';
import { Form } from '../../components/field/form.tsx';
import { FormActions } from '../../components/form/form-foot.tsx';

export function DeleteAccount({ onCancel }: { onCancel: () => void }) {
  const dispatch = useAppDispatch();
  const form = useShopForm(AccountDeletion, { password: '' });
  const field = fieldsOf(form);
  const { isSubmitting } = form.formState;
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
        <PasswordField label={fieldLabels.password} autoComplete="current-password" {...field('password')} />
        <FormActions isBusy={isSubmitting} onCancel={onCancel}>
          {profileTexts.deleteMyAccount}
        </FormActions>
      </Form>
    </>
  );
}
