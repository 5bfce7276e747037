// The key for the customer's app. Its first code turns the second factor on.
import { useEffect, useRef } from 'react';
import * as secondFactorTexts from '@taana-baana/contract/texts/screens/people/second-factor.ts';
import * as loginCodeTexts from '@taana-baana/contract/texts/screens/people/login-code.ts';
import type { SecondFactorKey } from '@taana-baana/contract/schemas/people/second-factor.ts';
import { SecondFactorProof } from '@taana-baana/contract/schemas/people/second-factor-forms.ts';
import { TextField } from '../../../design/fields/text-field.tsx';
import { fieldsOf, showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { Form } from '../../components/field/form.tsx';
import { FormActions } from '../../components/form/form-foot.tsx';

interface SecondFactorKeyFormProps {
  factor: SecondFactorKey;
  /** Resolves to the thunk's action. */
  onCode: (form: { code: string }) => Promise<{ payload?: unknown; error?: unknown }>;
  onCancel: () => void;
}

/** In groups of four, to type more easily. */
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

export function SecondFactorKeyForm({ factor, onCode, onCancel }: SecondFactorKeyFormProps) {
  const form = useShopForm(SecondFactorProof, { code: '' });
  const field = fieldsOf(form);
  const { isSubmitting } = form.formState;
  const instruction = useRef<HTMLParagraphElement>(null);
  useEffect(() => instruction.current?.focus(), []);
  const submit = form.handleSubmit(async (given) => showFieldErrors(form, await onCode(given)));
  return (
    <Form onSubmit={(event) => void submit(event)} className="mt-2 grid gap-5">
      <p ref={instruction} tabIndex={-1} className="text-ink-soft">
        {secondFactorTexts.addKey}
      </p>
      <div>
        <p className="field-label">{secondFactorTexts.key}</p>
        <p className="tabular rounded-card bg-sunk px-4 py-3 font-semibold select-all">{inGroups(factor.secret)}</p>
      </div>
      <a href={factor.uri} className="button button-quiet justify-self-start">
        {secondFactorTexts.openInApp}
      </a>
      <TextField
        label={loginCodeTexts.code}
        hint={loginCodeTexts.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field('code')}
      />
      <FormActions isBusy={isSubmitting} onCancel={onCancel}>
        {secondFactorTexts.turnOn}
      </FormActions>
    </Form>
  );
}
