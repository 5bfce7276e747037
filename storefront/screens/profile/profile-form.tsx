// The profile's four fields. Read-only fields stay in the tab order, so that they can be read and copied.
import { useEffect, useRef } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { ProfileUpdate, type SignedInCustomer } from '@taana-baana/contract/schemas/customer.ts';
import { FormButton } from '../../components/form/form-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { showFieldErrors, useShopForm } from '../../components/form/use-shop-form.ts';
import { updateProfile } from '../../store/account.thunks.ts';
import { useAppDispatch } from '../../store/hooks.ts';

interface ProfileFormProps {
  customer: SignedInCustomer;
  isEditing: boolean;
  /** Saved, or given up. */
  onDone: () => void;
}

const fieldsOf = ({ firstname, lastname, email, mobile }: SignedInCustomer) => ({ firstname, lastname, email, mobile });

export function ProfileForm({ customer, isEditing, onDone }: ProfileFormProps) {
  const dispatch = useAppDispatch();
  const form = useShopForm(ProfileUpdate, fieldsOf(customer));
  const { errors, isSubmitting } = form.formState;
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // At once: the library's own way comes a moment later, and would take the focus from the field that was gone to meanwhile.
    if (isEditing) place.current?.querySelector('input')?.focus();
  }, [isEditing]);

  const submit = form.handleSubmit(async (profile) => {
    const outcome = await dispatch(updateProfile(profile));
    showFieldErrors(form, outcome);
    if (!updateProfile.fulfilled.match(outcome)) return;
    form.reset(fieldsOf(outcome.payload));
    onDone();
  });
  const giveUp = () => {
    form.reset(fieldsOf(customer));
    onDone();
  };
  const field = (name: keyof ReturnType<typeof fieldsOf>) => ({
    readOnly: !isEditing,
    error: errors[name]?.message,
    ...form.register(name),
  });

  return (
    <form ref={place} noValidate onSubmit={(event) => void submit(event)} className="mt-8 grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('firstname')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastname')} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Mobile" type="tel" inputMode="tel" autoComplete="tel-national" {...field('mobile')} />
      {isEditing && (
        <div className="grid gap-3 sm:flex">
          <FormButton isBusy={isSubmitting}>{screenTexts.save}</FormButton>
          <button type="button" onClick={giveUp} className="button button-quiet">
            {screenTexts.cancel}
          </button>
        </div>
      )}
    </form>
  );
}
