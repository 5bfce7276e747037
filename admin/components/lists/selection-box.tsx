// The checkboxes that select rows of a list; with Shift, a range of them.
import { chooseAll } from '@taana-baana/contract/admin/texts/lists.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBoxProps {
  id: string;
  label: string;
  selection: Selection;
}

/** It lies over the link that covers its row. */
export const SelectionBox = ({ id, label, selection }: SelectionBoxProps) => (
  <label className="choice-box relative z-1 -my-2 -ml-3">
    <input
      type="checkbox"
      aria-label={label}
      checked={selection.ids.includes(id)}
      onChange={({ nativeEvent }) => selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  </label>
);

/** `hasText`: if no column names the checkboxes. */
export const AllBox = ({ selection, hasText = false }: { selection: Selection; hasText?: boolean }) => (
  <label className="-ml-3 flex items-center text-sm text-ink-soft">
    <span className="choice-box">
      <input type="checkbox" aria-label={chooseAll} checked={selection.isAll} onChange={selection.toggleAll} />
    </span>
    {hasText && chooseAll}
  </label>
);
