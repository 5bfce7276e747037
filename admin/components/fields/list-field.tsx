// A list within a form: its items one below the other, with a button to remove each and one to add.
import { ChevronDown, ChevronUp, Plus, X } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../../../design/icon.tsx';

interface ListFieldProps<T> {
  items: readonly T[];
  onChange: (items: T[]) => void;
  /** A new item. */
  blank: T;
  /** The error of the whole list. */
  error?: string | undefined;
  texts: {
    empty?: string;
    add: string;
    item: (position: number) => string;
    remove: (item: T, position: number) => string;
    /** The items have an order. */
    move?: { readonly up: (position: number) => string; readonly down: (position: number) => string };
  };
  /** How many there may be. */
  least?: number;
  most?: number;
  onRemoved?: (item: T, index: number) => void;
  /** The controls of one item. */
  children: (item: T, index: number, change: (part: Partial<T>) => void) => ReactNode;
}

const ways = [
  { way: 'up', step: -1, icon: ChevronUp },
  { way: 'down', step: 1, icon: ChevronDown },
] as const;

export function ListField<T>(props: ListFieldProps<T>) {
  const { items, onChange, blank, error, texts, least = 0, most = Infinity, onRemoved, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const focus = (selector: string) =>
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(selector)?.focus());
  const remove = (item: T, index: number) => {
    onChange(items.toSpliced(index, 1));
    onRemoved?.(item, index);
    focus(':scope > :last-child button');
  };
  const move = (item: T, index: number, { way, step }: (typeof ways)[number]) => {
    const to = index + step;
    if (to < 0 || to >= items.length) return;
    onChange(items.toSpliced(index, 1).toSpliced(to, 0, item));
    focus(`:scope > ul > :nth-child(${to + 1}) [data-way=${way}]`);
  };
  return (
    <div ref={frame} className="flex flex-col gap-4">
      {items.length === 0 && <p className="text-ink-soft">{texts.empty}</p>}
      <ul className="ruled -mx-4 border-b border-line empty:hidden">
        {items.map((item, index) => {
          const controls = (
            <div className="flex flex-wrap items-center justify-end">
              {texts.move && (
                <h2 className="flex-1 text-base leading-snug whitespace-nowrap">{texts.item(index + 1)}</h2>
              )}
              {texts.move &&
                ways.map((one) => (
                  <button
                    key={one.way}
                    type="button"
                    data-way={one.way}
                    aria-label={texts.move?.[one.way](index + 1)}
                    aria-disabled={items[index + one.step] === undefined}
                    onClick={() => move(item, index, one)}
                    className="icon-button aria-disabled:opacity-40"
                  >
                    <Icon of={one.icon} />
                  </button>
                ))}
              {items.length > least && (
                <button
                  type="button"
                  aria-label={texts.remove(item, index + 1)}
                  onClick={() => remove(item, index)}
                  className="icon-button text-ink-soft"
                >
                  <Icon of={X} />
                </button>
              )}
            </div>
          );
          return (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- its controls hold no state of their own
              key={index}
              className={`flex gap-2 px-4 pb-4 not-first:pt-4 ${texts.move ? 'flex-col' : 'items-start'}`}
            >
              {texts.move && controls}
              <div role="group" aria-label={texts.item(index + 1)} className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
                {children(item, index, (part) => onChange(items.with(index, { ...item, ...part })))}
              </div>
              {!texts.move && controls}
            </li>
          );
        })}
      </ul>
      {error && (
        <p role="alert" className="text-sm font-medium text-madder">
          {error}
        </p>
      )}
      {items.length < most && (
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
      )}
    </div>
  );
}
