// The page of an invitation link: name and password. The second factor follows on its own page.
import { useLocation, useNavigate } from 'react-router';
import { InvitationAcceptance } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/account.ts';
import { passwordMin } from '@taana-baana/contract/admin/texts/messages.ts';
import { fieldsOf, useShopForm } from '../../../design/form/use-shop-form.ts';
import { EntryPage } from '../../components/page/entry-page.tsx';
import { PasswordField } from '../../../design/fields/password-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { SchemaForm } from '../../components/fields/schema-form.tsx';
import { adminApi } from '../../store/admin-api.ts';

export function InvitationScreen() {
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const form = useShopForm(InvitationAcceptance, { token, name: '', password: '' });
  const field = fieldsOf(form);
  const [accept] = adminApi.useAcceptInvitationMutation();
  return (
    <EntryPage title={texts.invitation.title} intro={texts.invitation.intro}>
      <SchemaForm
        form={form}
        submit={texts.invitation.submit}
        error={form.formState.errors.token?.message}
        onSend={(body) => accept({ body })}
        onDone={() => void navigate('/set-up', { replace: true })}
      >
        <TextField label={texts.invitation.name} autoComplete="name" {...field('name')} />
        <PasswordField
          label={texts.invitation.password}
          hint={texts.invitation.passwordHint(passwordMin)}
          autoComplete="new-password"
          {...field('password')}
        />
      </SchemaForm>
    </EntryPage>
  );
}
