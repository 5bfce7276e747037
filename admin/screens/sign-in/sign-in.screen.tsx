// Signing in: by a passkey, or by password and code.
import { KeyRound } from 'lucide';
import { type SubmitEvent, useState } from 'react';
import { useNavigate, useLocation } from 'react-router';
import * as texts from '@taana-baana/contract/admin/texts/people/sign-in.ts';
import { Button } from '../../components/button.tsx';
import { EntryPage } from '../../components/page/entry-page.tsx';
import { PasswordField } from '../../../design/fields/password-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { Form, SubmitButton } from '../../components/fields/form.tsx';
import { Icon } from '../../../design/icon.tsx';
import { pathAfterSignIn } from '../../store/sign-in-redirect.ts';
import type { AdminError } from '../../store/send.ts';
import { adminApi } from '../../store/admin-api.ts';
import { type PasskeyUse, usePasskeySignIn } from '../../store/people/use-passkey.ts';

export function SignInScreen() {
  const navigate = useNavigate();
  const location = useLocation();
  const passkey = usePasskeySignIn();
  const enter = () => void navigate(pathAfterSignIn(location), { replace: true });
  return (
    <EntryPage title={texts.title} intro={texts.intro}>
      <Button
        kind="primary"
        isPending={passkey.isPending}
        onPress={async () => {
          if (await passkey.prove()) enter();
        }}
      >
        <Icon of={KeyRound} />
        {texts.passkey}
      </Button>
      <p className="text-center text-sm text-ink-soft">{texts.or}</p>
      <PasswordForm passkey={passkey} onSignedIn={enter} />
      <p className="text-sm text-pretty text-ink-soft">{texts.help}</p>
    </EntryPage>
  );
}

/** Without the form library: the server checks the fields, and the first page stays small. */
function PasswordForm({ passkey, onSignedIn }: { passkey: PasskeyUse; onSignedIn: () => void }) {
  const [signIn, { isLoading }] = adminApi.useSignInMutation();
  const [failure, setFailure] = useState<AdminError>();
  const fields = failure?.fields ?? {};
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    passkey.forget();
    const form = event.currentTarget;
    const given = new FormData(form);
    const { error } = await signIn({
      body: { email: textOf(given, 'email'), password: textOf(given, 'password'), code: textOf(given, 'code') },
    });
    if (!error) return onSignedIn();
    const refusal = error as AdminError;
    setFailure(refusal);
    const [first] = Object.keys(refusal.fields);
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  const isAboutField = Object.keys(fields).length > 0;
  return (
    <Form
      onSubmit={(event) => void onSubmit(event)}
      error={passkey.error ?? (isAboutField ? undefined : failure?.message)}
    >
      <TextField label={texts.email} name="email" type="email" autoComplete="username" error={fields['email']} />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        error={fields['password']}
      />
      <TextField
        label={texts.code}
        name="code"
        hint={texts.codeHint}
        autoComplete="one-time-code"
        error={fields['code']}
      />
      <SubmitButton isPending={isLoading}>{texts.submit}</SubmitButton>
    </Form>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
