// A list within a form: its items one below the other, with a button to remove each and one to add.
import { Plus, X } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../../design/icon.tsx';

interface ListFieldProps<T> {
  items: readonly T[];
  onChange: (items: T[]) => void;
  /** A new item. */
  blank: T;
  /** The error of the whole list. */
  error: string | undefined;
  texts: { empty: string; add: string; item: (position: number) => string; remove: (item: T) => string };
  /** The controls of one item. */
  children: (item: T, index: number, change: (part: Partial<T>) => void) => ReactNode;
}

export function ListField<T>({ items, onChange, blank, error, texts, children }: ListFieldProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  const focus = (selector: string) =>
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(selector)?.focus());
  return (
    <div ref={frame} className="flex flex-col gap-4">
      {items.length === 0 && <p className="text-ink-soft">{texts.empty}</p>}
      <ul className="ruled -mx-4 border-b border-line empty:hidden">
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- its controls hold no state of their own
          <li key={index} className="flex items-start gap-2 px-4 pb-4 not-first:pt-4">
            <div role="group" aria-label={texts.item(index + 1)} className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
              {children(item, index, (part) =>
                onChange(items.map((one, position) => (position === index ? { ...one, ...part } : one))),
              )}
            </div>
            <button
              type="button"
              aria-label={texts.remove(item)}
              onClick={() => {
                onChange(items.filter((_, position) => position !== index));
                focus(':scope > :last-child button');
              }}
              className="icon-button text-ink-soft"
            >
              <Icon of={X} />
            </button>
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="text-sm font-medium text-madder">
          {error}
        </p>
      )}
      <div>
        <Button
          onPress={() => {
            onChange([...items, blank]);
            focus('li:last-child input');
          }}
        >
          <Icon of={Plus} className="size-4" />
          {texts.add}
        </Button>
      </div>
    </div>
  );
}
