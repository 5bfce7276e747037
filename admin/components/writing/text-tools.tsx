// The toolbar above the text: a heading, a list, a value from the settings. It stays visible while
// scrolling, and the browser can undo its changes.
import { Heading2, List } from 'lucide';
import { type ReactNode, type RefObject, useState } from 'react';
import { tools as texts } from '@taana-baana/contract/admin/texts/writing.ts';
import { Button } from '../button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { type LineMark, toggleMark } from './line-marks.ts';

type Area = RefObject<HTMLTextAreaElement | null>;
type Placeholders = readonly { readonly name: string; readonly value: string | null }[];

interface TextToolsProps {
  area: Area;
  hasHeadings: boolean;
  hasLists: boolean;
  placeholders?: Placeholders;
  /** More buttons. */
  children?: ReactNode;
}

export function TextTools({ area, hasHeadings, hasLists, placeholders, children }: TextToolsProps) {
  const mark = (wanted: LineMark) => {
    const text = area.current;
    if (!text) return;
    const selection = { start: text.selectionStart, end: text.selectionEnd };
    const { start, end, lines } = toggleMark(text.value, selection, wanted);
    text.setSelectionRange(start, end);
    insert(text, lines);
  };
  return (
    <div role="toolbar" aria-label={texts.label} className="flex flex-wrap items-center gap-0.5">
      {hasHeadings && (
        <button type="button" className="button button-plain px-2 sm:px-3" onClick={() => mark('## ')}>
          <Icon of={Heading2} />
          {texts.heading}
        </button>
      )}
      {hasLists && (
        <button type="button" className="button button-plain px-2 sm:px-3" onClick={() => mark('- ')}>
          <Icon of={List} />
          {texts.list}
        </button>
      )}
      {children}
      {placeholders && <PlaceholderTool area={area} placeholders={placeholders} />}
    </div>
  );
}

function PlaceholderTool({ area, placeholders }: { area: Area; placeholders: Placeholders }) {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <select
        aria-label={texts.placeholder}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        className="field field-select ml-auto w-auto max-w-44 min-w-0 flex-1"
      >
        <option value="" disabled hidden>
          {texts.value}
        </option>
        {placeholders.map(({ name, value }) => (
          <option key={name} value={name}>
            {texts.placeholders(name, value ?? texts.noValue)}
          </option>
        ))}
      </select>
      {/* Not on change: arrow keys pass through the values. */}
      <Button
        kind="plain"
        className="px-2 sm:px-3"
        isDisabled={chosen === ''}
        onPress={() => area.current && insert(area.current, `{${chosen}}`)}
      >
        {texts.insert}
      </Button>
    </>
  );
}

/** Replaces the selection. Only with this old command can the browser undo it. */
function insert(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the browser's undo
  document.execCommand('insertText', false, text);
}
