// Publishes the draft, with a note for the list of versions.
import * as z from 'zod/mini';
import { ContentPublication } from '@taana-baana/contract/admin/schemas/content/content.ts';
import { publish as texts } from '@taana-baana/contract/admin/texts/content/content.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { TextField } from '../../components/fields/fields.tsx';
import { Form, SubmitButton } from '../../components/fields/form.tsx';
import { Warnings } from '../../components/writing/warnings.tsx';
import { useKeptForm } from '../../store/use-kept-form.ts';

interface PublishDialogProps {
  page: string;
  warnings: readonly string[];
  title: string;
  /** Resolves to the reason if it could not be published. */
  onPublish: (note: string) => Promise<string | undefined>;
  onClose: () => void;
}

const Note = z.pick(ContentPublication, { note: true });

export function PublishDialog({ page, warnings, title, onPublish, onClose }: PublishDialogProps) {
  const form = useKeptForm(`publish ${page}`, Note, { note: '' });
  const { errors, isSubmitting } = form.formState;
  const onSubmit = form.handleSubmit(async ({ note = '' }) => {
    const message = await onPublish(note);
    if (message) form.setError('root', { type: 'server', message });
    else onClose();
  });
  return (
    <Dialog title={texts.heading(title)} isOpen onClose={onClose}>
      <p>{texts.text}</p>
      <Warnings warnings={warnings} />
      <Form onSubmit={onSubmit} error={errors.root?.message} kept={form.kept}>
        <TextField
          label={texts.note}
          hint={texts.noteHint}
          autoComplete="off"
          error={errors.note?.message}
          {...form.register('note')}
        />
        <SubmitButton isPending={isSubmitting}>{texts.submit}</SubmitButton>
      </Form>
    </Dialog>
  );
}
