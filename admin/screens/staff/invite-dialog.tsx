// Invites a member. Without a mail server it shows the link, to pass on by hand.
import { Copy } from 'lucide';
import { useState } from 'react';
import { InvitationForm } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/staff.ts';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { Button } from '../../components/button.tsx';
import { copyText } from '../../components/copy-text.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { Icon } from '../../../design/icon.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { roleOptions } from './role-dialog.tsx';
import { useKeptForm } from '../../store/use-kept-form.ts';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<{ email: string; link: string }>();
  const form = useKeptForm('invitation', InvitationForm, { email: '', role: 'packer' });
  const field = fieldsOf(form);
  const [invite] = adminApi.useInviteStaffMutation();
  if (made) {
    return (
      <Dialog title={texts.invite.linkHeading} isOpen>
        <PassOn {...made} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={texts.invite.heading}
      form={form}
      submit={texts.invite.submit}
      onSend={async (body) => {
        const answer = await invite({ body });
        if (!answer.data?.link) return answer;
        setMade({ email: answer.data.invitation.email, link: answer.data.link });
      }}
      onDone={({ invitation }) => showToast(texts.invite.mailed(invitation.email))}
      onClose={onClose}
    >
      <TextField label={texts.invite.email} type="email" autoComplete="off" {...field('email')} />
      <SelectField
        label={texts.invite.role}
        hint={texts.roleHints[form.watch('role')]}
        options={roleOptions}
        {...field('role')}
      />
    </FormDialog>
  );
}

function PassOn({ email, link, onDone }: { email: string; link: string; onDone: () => void }) {
  return (
    <>
      <p className="text-pretty">{texts.invite.linkText(email)}</p>
      <TextField label={texts.invite.link} readOnly value={link} onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={() => copyText(link, texts.invite)}>
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
