// A new name or e-mail. The proof that it is the member is asked for when the form is sent.
import { useNavigate } from 'react-router';
import { EmailForm, NameForm } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import { you as texts } from '@taana-baana/contract/admin/texts/people/account.ts';
import { TextField } from '../../../../design/fields/text-field.tsx';
import { fieldsOf } from '../../../../design/form/use-shop-form.ts';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { showToast } from '../../../components/toasts/toast-queue.ts';
import { adminApi } from '../../../store/admin-api.ts';
import { useKeptForm } from '../../../store/use-kept-form.ts';

export function NameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const form = useKeptForm('own name', NameForm, { name });
  const field = fieldsOf(form);
  const [change] = adminApi.useChangeNameMutation();
  return (
    <FormDialog
      title={texts.changeName}
      form={form}
      submit={texts.saveName}
      onSend={(body) => change({ body })}
      onDone={() => showToast(texts.nameDone)}
      onClose={onClose}
    >
      <TextField label={texts.name} hint={texts.nameHint} autoComplete="name" {...field('name')} />
    </FormDialog>
  );
}

export function EmailDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useKeptForm('own e-mail', EmailForm, { email: '' });
  const field = fieldsOf(form);
  const [ask] = adminApi.useAskEmailChangeMutation();
  return (
    <FormDialog
      title={texts.changeEmail}
      form={form}
      submit={texts.sendLink}
      onSend={(body) => ask({ body })}
      onDone={({ link }, { email }) => {
        if (link === null) return showToast(texts.linkSent(email));
        // Without a mail server the link is opened here.
        const { pathname, hash } = new URL(link);
        void navigate({ pathname, hash });
      }}
      onClose={onClose}
    >
      <TextField label={texts.newEmail} hint={texts.emailHint} type="email" autoComplete="email" {...field('email')} />
    </FormDialog>
  );
}
