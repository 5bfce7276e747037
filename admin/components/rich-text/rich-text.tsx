// A field for formatted text. The editor is a file of its own, loaded where it is used.
import { Suspense, useId } from 'react';
import { describedBy, FieldFrame } from '../fields/field-frame.tsx';
import { lazyPart } from '../page/lazy-part.tsx';

const RichTextEditor = lazyPart(async () => (await import('./rich-text-editor.tsx')).RichTextEditor);

interface RichTextProps {
  /** Of the field, to move the focus to it. */
  id?: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** HTML. Another text than the one that was typed last takes its place. */
  value: string;
  isReadOnly?: boolean;
  /** Empty, if there is nothing but blank lines. */
  onChange: (html: string) => void;
}

export function RichText({ id: given, label, hint, error, ...editor }: RichTextProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className="card">
        <Suspense fallback={<div className="min-h-52" />}>
          <RichTextEditor label={label} {...describedBy(id, error, hint)} {...editor} />
        </Suspense>
      </div>
    </FieldFrame>
  );
}
