// A quantity from 1 to 10, by buttons or by typing. Other input is reset on blur.
import { Minus, Plus } from 'lucide';
import { useState } from 'react';
import { quantityLimits } from '@taana-baana/contract/limits.ts';
import * as componentTexts from '@taana-baana/contract/texts/component-texts.ts';
import { Icon } from '../icon.tsx';

interface QuantityInputProps {
  value: number;
  onChange: (quantity: number) => void;
  /** 'Quantity of Warli Village Tee'. */
  label: string;
  /** Ignores changes but keeps focus, because it usually lasts a moment. */
  disabled?: boolean;
}

const { min, max } = quantityLimits;
const isAccepted = (quantity: number) => Number.isInteger(quantity) && quantity >= min && quantity <= max;

export function QuantityInput({ value, onChange, label, disabled = false }: QuantityInputProps) {
  const [typed, setTyped] = useState<string>();
  const change = (quantity: number) => {
    if (!disabled && isAccepted(quantity) && quantity !== value) onChange(quantity);
  };
  const step = (by: number) => {
    setTyped(undefined);
    change(value + by);
  };
  return (
    <fieldset
      aria-label={label}
      className="inline-flex rounded-control outline-[1.5px] -outline-offset-[1.5px] outline-line-strong"
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
        min={min}
        max={max}
        readOnly={disabled}
        aria-disabled={disabled}
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value);
          change(Number(event.target.value));
        }}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(undefined)}
        className="plain-number w-11 bg-transparent text-center font-semibold tabular"
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
    </fieldset>
  );
}
