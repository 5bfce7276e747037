// One size of the grid: what there is now, and the field for the number. Its name opens the history.
import { type StockVariant, isLowStock } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { describedBy } from '../../../design/fields/field-frame.tsx';
import { Badge } from '../../components/badge.tsx';

interface GridCellProps {
  variant: StockVariant;
  limit: number;
  /** `Maroon, M` */
  piece: string;
  /** Whether a number can be typed. */
  isOpen: boolean;
  field: ComponentProps<'input'> & { error: string | undefined };
  onTyped: (text: string) => void;
  onOpen: () => void;
}

export function GridCell({ variant, limit, piece, isOpen, field, onTyped, onOpen }: GridCellProps) {
  const { size, stock, reserved, isOffered } = variant;
  const { error, onChange, ...input } = field;
  const id = useId();
  const isSold = isOffered !== false && stock !== null;
  return (
    <li className={`flex min-w-0 flex-col ${error ? 'col-span-full' : ''}`}>
      <button
        type="button"
        aria-label={texts.moreOf(piece)}
        onClick={onOpen}
        className="text-link inline-flex min-h-(--control) items-center self-start font-semibold wrap-anywhere"
      >
        {size}
      </button>
      {isOpen && (
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          aria-label={piece}
          {...describedBy(id, error, 'state')}
          {...input}
          onKeyDown={goOn}
          onChange={(event) => {
            onTyped(event.target.value);
            void onChange?.(event);
          }}
          className="field tabular max-w-40 text-right"
        />
      )}
      <p id={`${id}-error`} aria-live="polite" className="text-sm font-medium text-madder">
        {error}
      </p>
      <div id={`${id}-hint`} className="tabular mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <span>{texts.stockWords({ stock, isOffered })}</span>
        {isSold && stock === 0 && <Badge tone="danger">{texts.soldOut}</Badge>}
        {isSold && stock > 0 && isLowStock(stock, limit) && <Badge tone="warning">{texts.lowBadge}</Badge>}
        {reserved > 0 && <span>{texts.inCheckouts(reserved)}</span>}
      </div>
    </li>
  );
}

/** Enter leads to the next number; in the last one it sends the form. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  const field = event.currentTarget;
  const all = [...(field.form?.querySelectorAll<HTMLInputElement>('li input') ?? [])];
  const next = all[all.indexOf(field) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
