// The page of an invitation link: name and password. The second factor follows on its own page.
import { useLocation, useNavigate } from 'react-router';
import { InvitationAcceptance } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/account.ts';
import { passwordMin } from '@taana-baana/contract/admin/texts/messages.ts';
import { showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { EntryPage } from '../../components/page/entry-page.tsx';
import { PasswordField, TextField } from '../../components/fields/fields.tsx';
import { Form, SubmitButton } from '../../components/fields/form.tsx';
import { adminApi } from '../../store/admin-api.ts';

export function InvitationScreen() {
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const form = useShopForm(InvitationAcceptance, { token, name: '', password: '' });
  const { errors, isSubmitting } = form.formState;
  const [accept] = adminApi.useAcceptInvitationMutation();
  const onSubmit = form.handleSubmit(async (body) => {
    const { error } = await accept({ body });
    if (error) showFieldErrors(form, { error, payload: error });
    else void navigate('/set-up', { replace: true });
  });
  return (
    <EntryPage title={texts.invitation.title} intro={texts.invitation.intro}>
      <Form onSubmit={onSubmit} error={errors.root?.message ?? errors.token?.message}>
        <TextField
          label={texts.invitation.name}
          autoComplete="name"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <PasswordField
          label={texts.invitation.password}
          hint={texts.invitation.passwordHint(passwordMin)}
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <SubmitButton isPending={isSubmitting}>{texts.invitation.submit}</SubmitButton>
      </Form>
    </EntryPage>
  );
}
