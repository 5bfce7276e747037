// The bar at the bottom with the actions for what is selected in a list.
import { X } from 'lucide';
import type { ReactNode } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/lists.ts';
import { Icon } from '../../../design/icon.tsx';

interface SelectionBarProps {
  /** How many are selected. With none there is no bar. */
  count: number;
  most: number;
  label: string;
  onClear: () => void;
  children: ReactNode;
}

export function SelectionBar({ count, most, label, onClear, children }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <div role="region" aria-label={label} className="save-bar mt-4">
      <div className="flex w-full items-center justify-between gap-2 lg:w-auto">
        <p role="status" className="tabular text-sm font-semibold">
          {texts.chosen(count)}
        </p>
        <button
          type="button"
          aria-label={texts.chooseNone}
          title={texts.chooseNone}
          onClick={onClear}
          className="icon-button -my-2 -mr-2"
        >
          <Icon of={X} />
        </button>
      </div>
      {count > most ? (
        <p className="text-sm">{texts.tooMany(most)}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-2">{children}</div>
      )}
    </div>
  );
}
