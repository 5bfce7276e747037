// A quantity from 1 to 10, by buttons or by typing.
import { Minus, Plus } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { quantityLimits } from '@taana-baana/contract/limits.ts';
import * as componentTexts from '@taana-baana/contract/texts/component-texts.ts';
import { Icon } from '../../../design/icon.tsx';

interface QuantityInputProps {
  value: number;
  onChange: (quantity: number) => void;
  /** 'Quantity of Warli Village Tee'. */
  label: string;
  /** Ignores presses and keys but keeps the focus, because it usually lasts only briefly. */
  disabled?: boolean;
}

/** Milliseconds from the last key until the value is accepted: "12" is typed as 1, then 12. */
const typingPause = 600;

const { min, max } = quantityLimits;
const isAccepted = (quantity: number) => Number.isInteger(quantity) && quantity >= min && quantity <= max;

export function QuantityInput({ value, onChange, label, disabled = false }: QuantityInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (quantity: number) => {
    clearTimeout(timer.current);
    setTyped(undefined);
    setIsRefused(!isAccepted(quantity));
    if (isAccepted(quantity) && quantity !== value) onChange(quantity);
  };
  const step = (by: number) => !disabled && isAccepted(value + by) && change(value + by);
  /** Also while disabled: it was typed before. */
  const takeTyped = (text: string | undefined) => change(text ? Number(text) : value);
  return (
    <fieldset
      aria-label={label}
      className="relative inline-flex rounded-control outline-[1.5px] -outline-offset-[1.5px] outline-line-strong"
    >
      <button
        type="button"
        aria-label={componentTexts.oneLess}
        aria-disabled={disabled || value <= min}
        onClick={() => step(-1)}
        className="step-button"
      >
        <Icon of={Minus} className="size-4" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? id : undefined}
        min={min}
        max={max}
        readOnly={disabled}
        aria-disabled={disabled}
        value={typed ?? value}
        onChange={({ target: { value: text } }) => {
          setTyped(text);
          setIsRefused(false);
          clearTimeout(timer.current);
          if (text !== '') timer.current = setTimeout(() => takeTyped(text), typingPause);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter accepts the number; it does not submit the surrounding form.
          event.preventDefault();
          takeTyped(typed);
          const field = event.currentTarget;
          // After React has rendered the accepted number: the next key replaces it.
          queueMicrotask(() => field.select());
        }}
        onFocus={(event) => event.target.select()}
        onBlur={() => takeTyped(typed)}
        className="plain-number w-11 min-w-0 bg-transparent text-center font-semibold tabular"
      />
      <button
        type="button"
        aria-label={componentTexts.oneMore}
        aria-disabled={disabled || value >= max}
        onClick={() => step(1)}
        className="step-button"
      >
        <Icon of={Plus} className="size-4" />
      </button>
      <output id={id} className="absolute inset-x-0 top-full text-center text-sm font-medium text-madder">
        {isRefused && componentTexts.quantityRange(min, max)}
      </output>
    </fieldset>
  );
}
