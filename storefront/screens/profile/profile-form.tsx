// The profile's four fields. Read-only fields stay in the tab order, to be read and copied.
import { useEffect, useRef } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { ProfileUpdate, type SignedInCustomer } from '@taana-baana/contract/schemas/people/customer.ts';
import { FormActions } from '../../components/form/form-foot.tsx';
import * as fieldLabels from '@taana-baana/contract/texts/field-labels.ts';
import { MobileField, NameFields } from '../../components/form/person-fields.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { fieldsOf, showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { updateProfile } from '../../store/session/account.thunks.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Form } from '../../components/field/form.tsx';

interface ProfileFormProps {
  customer: SignedInCustomer;
  isEditing: boolean;
  /** Called after saving or cancelling. */
  onDone: () => void;
}

const editable = ({ firstname, lastname, email, mobile }: SignedInCustomer) => ({ firstname, lastname, email, mobile });

export function ProfileForm({ customer, isEditing, onDone }: ProfileFormProps) {
  const dispatch = useAppDispatch();
  const form = useShopForm(ProfileUpdate, editable(customer));
  const { isSubmitting } = form.formState;
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Immediately: the form library focuses later, and would take the focus from another field.
    if (isEditing) place.current?.querySelector('input')?.focus();
  }, [isEditing]);

  const submit = form.handleSubmit(async (profile) => {
    const outcome = await dispatch(updateProfile(profile));
    showFieldErrors(form, outcome);
    if (!updateProfile.fulfilled.match(outcome)) return;
    form.reset(editable(outcome.payload));
    onDone();
  });
  const giveUp = () => {
    form.reset(editable(customer));
    onDone();
  };
  const fieldOf = fieldsOf(form);
  const field = (name: keyof ProfileUpdate) => ({ readOnly: !isEditing, ...fieldOf(name) });

  return (
    <Form ref={place} onSubmit={(event) => void submit(event)} className="mt-8 grid gap-5">
      <NameFields field={field} />
      <TextField label={fieldLabels.email} type="email" autoComplete="email" {...field('email')} />
      <MobileField {...field('mobile')} />
      {isEditing && (
        <FormActions isBusy={isSubmitting} onCancel={giveUp}>
          {screenTexts.save}
        </FormActions>
      )}
    </Form>
  );
}
