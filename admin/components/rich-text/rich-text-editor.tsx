// The editor inside a field for formatted text, with its tools.
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import './rich-text.css';
import { kit, readHtml, writeHtml } from './rich-text-kit.ts';
import { RichTextTools } from './rich-text-tools.tsx';

interface RichTextEditorProps {
  id: string;
  label: string;
  'aria-invalid': boolean;
  'aria-describedby'?: string | undefined;
  value: string;
  isReadOnly?: boolean;
  onChange: (html: string) => void;
}

export function RichTextEditor({ id, label, value, isReadOnly = false, onChange, ...aria }: RichTextEditorProps) {
  const { 'aria-invalid': isInvalid, 'aria-describedby': description } = aria;
  /** The editor's current HTML, as set or as typed. */
  const held = useRef(value);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(isInvalid),
        ...(description ? { 'aria-describedby': description } : {}),
        class: 'rich-text-area',
      },
    }),
    [id, label, isInvalid, description],
  );
  const content = useMemo(
    () => readHtml(held.current),
    // oxlint-disable-next-line react/exhaustive-deps -- the first text; others come by the effect
    // below
    [],
  );
  const editor = useEditor({
    extensions: kit,
    content,
    editable: !isReadOnly,
    editorProps,
    // The content security policy forbids style elements: rich-text.css has their rules.
    injectCSS: false,
    // In WhatsApp, `*` and `_` around a word have other meanings.
    enableInputRules: ['heading', 'bulletList', 'orderedList'],
    enablePasteRules: ['link'],
    onUpdate: ({ editor: changed }) => {
      held.current = changed.isEmpty ? '' : writeHtml(changed.getHTML());
      tell.current(held.current);
    },
  });
  useEffect(() => {
    if (value === held.current) return;
    held.current = value;
    editor.commands.setContent(readHtml(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <>
      <RichTextTools editor={editor} isDisabled={isReadOnly} />
      <EditorContent editor={editor} />
    </>
  );
}
