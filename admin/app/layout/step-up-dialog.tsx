// Asks for a fresh proof of identity. The waiting calls then continue.
import { KeyRound } from 'lucide';
import { StepUp } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as texts from '@taana-baana/contract/admin/texts/shell.ts';
import { showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { PasswordField, TextField } from '../../components/fields/fields.tsx';
import { Form, SubmitButton } from '../../components/fields/form.tsx';
import { Icon } from '../../components/icon.tsx';
import { proofGate } from '../../store/people/proof.ts';
import { adminApi } from '../../store/admin-api.ts';
import { usePasskeyStepUp } from '../../store/people/use-passkey.ts';

export const StepUpDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={texts.stepUp.heading} isOpen onClose={onClose}>
    <ProofForm />
  </Dialog>
);

function ProofForm() {
  const form = useShopForm(StepUp, { password: '', code: '' });
  const { errors, isSubmitting } = form.formState;
  const { data: me } = adminApi.useGetMeQuery();
  const [stepUp] = adminApi.useStepUpMutation();
  const passkey = usePasskeyStepUp();
  const onSubmit = form.handleSubmit(async (body) => {
    passkey.forget();
    const { error } = await stepUp({ body });
    if (error) showFieldErrors(form, { error, payload: error });
    else proofGate.settle(true);
  });
  return (
    <>
      <p className="text-sm text-pretty text-ink-soft">{texts.stepUp.why}</p>
      <Button
        kind="primary"
        isPending={passkey.isPending}
        onPress={async () => {
          if (await passkey.prove()) proofGate.settle(true);
        }}
      >
        <Icon of={KeyRound} />
        {texts.stepUp.passkey}
      </Button>
      <p className="text-center text-sm text-ink-soft">{texts.stepUp.or}</p>
      <Form onSubmit={onSubmit} error={passkey.error ?? errors.root?.message}>
        {/* For password managers. */}
        <input type="email" autoComplete="username" value={me?.email ?? ''} readOnly hidden />
        <PasswordField
          label={texts.stepUp.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <TextField
          label={texts.stepUp.code}
          hint={texts.stepUp.codeHint}
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...form.register('code')}
        />
        <SubmitButton isPending={isSubmitting}>{texts.stepUp.confirm}</SubmitButton>
      </Form>
    </>
  );
}
