// The toolbar above formatted text. It stays visible while scrolling; arrow keys move between
// tools.
import { type Editor, useEditorState } from '@tiptap/react';
import { Bold, Heading2, type IconNode, Italic, Link2, List, ListOrdered, Redo2, Undo2 } from 'lucide';
import { useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { tools as texts } from '@taana-baana/contract/admin/texts/content/rich-text.ts';
import { Icon } from '../../../design/icon.tsx';
import { LinkDialog } from './link-dialog.tsx';

export function RichTextTools({ editor, isDisabled }: { editor: Editor; isDisabled: boolean }) {
  const [isLinking, setIsLinking] = useState(false);
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      undoable: now.can().undo(),
      redoable: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const tool = (label: string, icon: IconNode, isOn: boolean, onPress: () => unknown) => (
    <Tool label={label} icon={icon} isOn={isOn} isDisabled={isDisabled} onPress={onPress} />
  );
  return (
    <>
      <Toolbar aria-label={texts.label} className="rich-text-tools">
        {tool(texts.bold, Bold, is.bold, () => chain().toggleBold().run())}
        {tool(texts.italic, Italic, is.italic, () => chain().toggleItalic().run())}
        {tool(texts.heading, Heading2, is.heading, () =>
          (is.heading ? chain().setParagraph() : chain().setHeading({ level: 2 })).run(),
        )}
        {tool(texts.bullets, List, is.bullets, () => chain().toggleBulletList().run())}
        {tool(texts.numbers, ListOrdered, is.numbers, () => chain().toggleOrderedList().run())}
        {tool(texts.link, Link2, is.link, () => setIsLinking(true))}
        <Tool
          label={texts.undo}
          icon={Undo2}
          isDisabled={isDisabled || !is.undoable}
          onPress={() => chain().undo().run()}
        />
        <Tool
          label={texts.redo}
          icon={Redo2}
          isDisabled={isDisabled || !is.redoable}
          onPress={() => chain().redo().run()}
        />
      </Toolbar>
      {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </>
  );
}

interface ToolProps {
  icon: IconNode;
  label: string;
  /** For a tool that toggles. */
  isOn?: boolean;
  isDisabled?: boolean;
  onPress: () => unknown;
}

const Tool = ({ icon, label, isOn, isDisabled = false, onPress }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    // Not `disabled`: the focus would be lost with the last undo.
    aria-disabled={isDisabled}
    // The focus, and with it the keyboard of a phone, stays in the text.
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => !isDisabled && onPress()}
    className="icon-button"
  >
    <Icon of={icon} />
  </button>
);
