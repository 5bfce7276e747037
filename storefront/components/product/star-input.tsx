// Choosing one to five stars: a radio group, so arrow keys and screen readers work.
import { starLimits } from '@taana-baana/contract/limits.ts';
import * as componentTexts from '@taana-baana/contract/texts/component-texts.ts';

interface StarInputProps {
  label: string;
  /** 0: nothing chosen yet. */
  value: number;
  onChange: (star: number) => void;
}

const choices = Array.from({ length: starLimits.max }, (_, index) => index + 1);

export function StarInput({ label, value, onChange }: StarInputProps) {
  return (
    <fieldset className="border-0 p-0">
      <legend className="field-label">{label}</legend>
      <div className="flex flex-wrap">
        {choices.map((star) => (
          <label key={star} className="star-choice">
            <input
              type="radio"
              name="star"
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              className="sr-only"
            />
            <span aria-hidden="true" className={star <= value ? 'text-star' : 'text-star-empty'}>
              ★
            </span>
            <span className="sr-only">{componentTexts.stars(star)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
