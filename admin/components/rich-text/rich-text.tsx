// A field for formatted text. The editor is a separate file, loaded on first use.
import { Suspense, useId } from 'react';
import { describedBy, FieldFrame } from '../../../design/fields/field-frame.tsx';
import { lazyPart } from '../page/lazy-part.tsx';

const RichTextEditor = lazyPart(async () => (await import('./rich-text-editor.tsx')).RichTextEditor);

interface RichTextProps {
  /** The field's id, to move the focus to it. */
  id?: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** HTML. A text other than the last typed one replaces it. */
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
