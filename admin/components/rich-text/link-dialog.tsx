// Asks for the target of the selected words.
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { link as texts } from '@taana-baana/contract/admin/texts/content/rich-text.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { Form } from '../fields/form.tsx';
import { readLinkAddress } from './link-address.ts';

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = editor.getAttributes('link')['href'] as string | undefined;
  const [address, setAddress] = useState(before ?? '');
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const isWordless = before === undefined && editor.state.selection.empty;
  const chain = () => editor.chain().focus().extendMarkRange('link');
  const save = (event: FormEvent) => {
    event.preventDefault();
    // In React the dialog is a child of the field: the surrounding form must not be submitted.
    event.stopPropagation();
    const href = readLinkAddress(address);
    if (href === undefined) return setError(texts.unknown);
    onClose();
    if (!isWordless) return void chain().setLink({ href }).run();
    const text = words.trim() || address.trim();
    chain()
      .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
      .run();
  };
  const remove = () => {
    onClose();
    chain().unsetLink().run();
  };
  return (
    <Dialog title={texts.heading} isOpen onClose={onClose}>
      <Form onSubmit={save}>
        <TextField
          label={texts.address}
          hint={texts.hint}
          error={error}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        {isWordless && (
          <TextField
            label={texts.text}
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {before !== undefined && <Button onPress={remove}>{texts.remove}</Button>}
          <Button type="submit" kind="primary">
            {texts.save}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
