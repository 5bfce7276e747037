// The AWB of one order among many: Enter and pasted lines concern the whole list.
import { type ComponentProps, useId } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/shipping.ts';
import { describedBy } from '../../../design/fields/field-frame.tsx';
import { Button } from '../button.tsx';

interface AwbFieldProps {
  number: string;
  customer: string;
  error: string | undefined;
  /** An order that has its AWB, and goes together with this one. */
  sameParcel: string | undefined;
  onSameParcel: () => void;
  field: ComponentProps<'input'>;
  onEnter: () => void;
  /** A text of several lines. */
  onPasteLines: (text: string) => void;
}

export function AwbField({ number, customer, error, field, sameParcel, ...on }: AwbFieldProps) {
  const id = useId();
  return (
    <li>
      <div className="grid grid-cols-[minmax(0,7rem)_1fr] items-center gap-3">
        <label htmlFor={id} className="min-w-0 text-sm leading-tight">
          <span className="tabular block font-semibold">{number}</span>
          <span className="block truncate text-ink-soft">{customer}</span>
        </label>
        <input
          type="text"
          aria-label={texts.awbOf(number)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          {...describedBy(id, error)}
          {...field}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            on.onEnter();
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (!/[\r\n]./.test(text.trimEnd())) return;
            event.preventDefault();
            on.onPasteLines(text);
          }}
          className="field tabular min-w-0"
        />
      </div>
      {sameParcel && (
        <Button onPress={on.onSameParcel} className="mt-1 px-3">
          {texts.sameParcel(sameParcel)}
        </Button>
      )}
      <p id={`${id}-error`} aria-live="polite" className="text-sm font-medium text-madder">
        {error}
      </p>
    </li>
  );
}
