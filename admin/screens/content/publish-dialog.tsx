// Publishes the draft, with a note for the list of versions.
import * as z from 'zod/mini';
import { ContentPublication } from '@taana-baana/contract/admin/schemas/content/content.ts';
import { publish as texts } from '@taana-baana/contract/admin/texts/content/content.ts';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { Warnings } from '../../components/writing/warnings.tsx';
import { useKeptForm } from '../../store/use-kept-form.ts';

interface PublishDialogProps {
  page: string;
  warnings: readonly string[];
  title: string;
  /** Resolves to the error if it could not be published. */
  onPublish: (note: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

const Note = z.pick(ContentPublication, { note: true });

export function PublishDialog({ page, warnings, title, onPublish, onClose }: PublishDialogProps) {
  const form = useKeptForm(`publish ${page}`, Note, { note: '' });
  const field = fieldsOf(form);
  return (
    <FormDialog
      title={texts.heading(title)}
      form={form}
      intro={
        <>
          <p>{texts.text}</p>
          <Warnings warnings={warnings} />
        </>
      }
      submit={texts.submit}
      onSend={({ note = '' }) => onPublish(note)}
      onClose={onClose}
    >
      <TextField label={texts.note} hint={texts.noteHint} autoComplete="off" {...field('note')} />
    </FormDialog>
  );
}
