// Invites a member. Without a mail server it shows the link, to pass on by hand.
import { Copy } from 'lucide';
import { useState } from 'react';
import { InvitationForm } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/staff.ts';
import { showFieldErrors } from '../../../design/form/use-shop-form.ts';
import { Button } from '../../components/button.tsx';
import { copyText } from '../../components/copy-text.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { SelectField, TextField } from '../../components/fields/fields.tsx';
import { Form, SubmitButton } from '../../components/fields/form.tsx';
import { Icon } from '../../components/icon.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { roleOptions } from './role-dialog.tsx';
import { useKeptForm } from '../../store/use-kept-form.ts';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<{ email: string; link: string }>();
  if (made) {
    return (
      <Dialog title={texts.invite.linkHeading} isOpen>
        <PassOn {...made} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={texts.invite.heading} isOpen onClose={onClose}>
      <InviteForm
        onMade={(email, link) => {
          if (link) return setMade({ email, link });
          showToast(texts.invite.mailed(email));
          onClose();
        }}
      />
    </Dialog>
  );
}

function InviteForm({ onMade }: { onMade: (email: string, link: string | null) => void }) {
  const form = useKeptForm('invitation', InvitationForm, { email: '', role: 'packer' });
  const { errors, isSubmitting } = form.formState;
  const [invite] = adminApi.useInviteStaffMutation();
  const onSubmit = form.handleSubmit(async (body) => {
    const { data, error } = await invite({ body });
    if (data) onMade(data.invitation.email, data.link);
    else showFieldErrors(form, { error, payload: error });
  });
  return (
    <Form onSubmit={onSubmit} error={errors.root?.message} kept={form.kept}>
      <TextField
        label={texts.invite.email}
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <SelectField
        label={texts.invite.role}
        hint={texts.roleHints[form.watch('role')]}
        options={roleOptions}
        error={errors.role?.message}
        {...form.register('role')}
      />
      <SubmitButton isPending={isSubmitting}>{texts.invite.submit}</SubmitButton>
    </Form>
  );
}

function PassOn({ email, link, onDone }: { email: string; link: string; onDone: () => void }) {
  return (
    <>
      <p className="text-pretty">{texts.invite.linkText(email)}</p>
      <TextField label={texts.invite.link} readOnly value={link} onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={() => void copyText(link, texts.invite)}>
          <Icon of={Copy} className="size-4" />
          {texts.invite.copy}
        </Button>
        <Button kind="primary" onPress={onDone}>
          {texts.invite.done}
        </Button>
      </div>
    </>
  );
}
