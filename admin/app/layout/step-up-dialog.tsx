// Asks for a fresh proof of identity. The waiting calls then continue.
import { KeyRound } from 'lucide';
import { StepUp } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as texts from '@taana-baana/contract/admin/texts/shell.ts';
import { fieldsOf, useShopForm } from '../../../design/form/use-shop-form.ts';
import { Button } from '../../components/button.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { PasswordField } from '../../../design/fields/password-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { Icon } from '../../../design/icon.tsx';
import { proofGate } from '../../store/people/proof.ts';
import { adminApi } from '../../store/admin-api.ts';
import { usePasskeyStepUp } from '../../store/people/use-passkey.ts';

export function StepUpDialog({ onClose }: { onClose: () => void }) {
  const form = useShopForm(StepUp, { password: '', code: '' });
  const field = fieldsOf(form);
  const { data: me } = adminApi.useGetMeQuery();
  const [stepUp] = adminApi.useStepUpMutation();
  const passkey = usePasskeyStepUp();
  const proceed = () => proofGate.settle(true);
  return (
    <FormDialog
      title={texts.stepUp.heading}
      form={form}
      intro={
        <>
          <p className="text-sm text-pretty text-ink-soft">{texts.stepUp.why}</p>
          <Button
            kind="primary"
            isPending={passkey.isPending}
            onPress={async () => {
              form.clearErrors('root');
              if (await passkey.prove()) proceed();
            }}
          >
            <Icon of={KeyRound} />
            {texts.stepUp.passkey}
          </Button>
          <p className="text-center text-sm text-ink-soft">{texts.stepUp.or}</p>
        </>
      }
      submit={texts.stepUp.confirm}
      error={passkey.error}
      onSend={async (body) => {
        passkey.forget();
        const answer = await stepUp({ body });
        if (answer.error) return answer;
        proceed();
      }}
      onClose={onClose}
    >
      {/* For password managers. */}
      <input type="email" autoComplete="username" value={me?.email ?? ''} readOnly hidden />
      <PasswordField label={texts.stepUp.password} autoComplete="current-password" {...field('password')} />
      <TextField
        label={texts.stepUp.code}
        hint={texts.stepUp.codeHint}
        autoComplete="one-time-code"
        {...field('code')}
      />
    </FormDialog>
  );
}
