// Asks for the password before the second factor is turned on or off.
import { useEffect, useRef } from 'react';
import * as secondFactorTexts from '@taana-baana/contract/texts/screens/people/second-factor.ts';
import { SecondFactorChange } from '@taana-baana/contract/schemas/people/second-factor-forms.ts';
import * as fieldLabels from '@taana-baana/contract/texts/field-labels.ts';
import { PasswordField } from '../../../design/fields/password-field.tsx';
import { fieldsOf, showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { Form } from '../../components/field/form.tsx';
import { FormActions } from '../../components/form/form-foot.tsx';

interface SecondFactorPasswordFormProps {
  action: string;
  /** Resolves to the thunk's action. */
  onPassword: (form: { password: string }) => Promise<{ payload?: unknown; error?: unknown }>;
  onCancel: () => void;
}

export function SecondFactorPasswordForm({ action, onPassword, onCancel }: SecondFactorPasswordFormProps) {
  const form = useShopForm(SecondFactorChange, { password: '' });
  const field = fieldsOf(form);
  const { isSubmitting } = form.formState;
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const submit = form.handleSubmit(async (given) => showFieldErrors(form, await onPassword(given)));
  return (
    <Form ref={place} onSubmit={(event) => void submit(event)} className="mt-2 grid gap-5">
      <p className="text-ink-soft">{secondFactorTexts.typePassword}</p>
      <PasswordField label={fieldLabels.password} autoComplete="current-password" {...field('password')} />
      <FormActions isBusy={isSubmitting} onCancel={onCancel}>
        {action}
      </FormActions>
    </Form>
  );
}
