// Asks once more before a newsletter is sent, and when.
import * as z from 'zod/mini';
import { send as texts } from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { TextField } from '../../../design/fields/text-field.tsx';
import { fieldsOf, useShopForm } from '../../../design/form/use-shop-form.ts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { readIndianTime } from '../../components/indian-time.ts';
import type { AdminError } from '../../store/send.ts';

interface SendDialogProps {
  subject: string;
  subscribers: number;
  /** `at`: null now. Resolves to the error if the time was refused. */
  onSend: (at: string | null) => Promise<{ error: AdminError } | undefined>;
  onClose: () => void;
}

const Sending = z.object({ at: z.string() });

export function SendDialog({ subject, subscribers, onSend, onClose }: SendDialogProps) {
  const form = useShopForm(Sending, { at: '' });
  const field = fieldsOf(form);
  return (
    <FormDialog
      title={texts.heading(subscribers)}
      form={form}
      intro={<p>{texts.text(subject)}</p>}
      submit={texts.action(subscribers)}
      onSend={({ at }) => onSend(readIndianTime(at))}
      onClose={onClose}
    >
      <TextField type="datetime-local" label={texts.at} hint={texts.atHint} {...field('at')} />
    </FormDialog>
  );
}
