// The boxes that choose orders of the list; with the shift key, a range of them.
import { selection as texts } from '@taana-baana/contract/admin/texts/order-list.ts';
import type { Selection } from './use-selection.ts';

/** It lies over the link that covers its row. */
export const SelectionBox = ({ number, selection }: { number: string; selection: Selection }) => (
  <label className="choice-box relative z-1 -my-2 -ml-3">
    <input
      type="checkbox"
      aria-label={texts.one(number)}
      checked={selection.numbers.includes(number)}
      onChange={({ nativeEvent }) =>
        selection.toggle(number, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  </label>
);

/** `withText`: where no column says what the boxes are. */
export const AllBox = ({ selection, withText = false }: { selection: Selection; withText?: boolean }) => (
  <label className="-ml-3 flex items-center text-sm text-ink-soft">
    <span className="choice-box">
      <input type="checkbox" aria-label={texts.all} checked={selection.isAll} onChange={selection.toggleAll} />
    </span>
    {withText && texts.all}
  </label>
);
