// A question with few answers, side by side.
import { type ReactNode, useId } from 'react';
import { FieldNotes } from '../../../design/fields/field-frame.tsx';

interface ChoiceRowProps<Choice extends string> {
  label: string;
  choices: readonly Choice[];
  labels: Readonly<Record<Choice, ReactNode>>;
  /** Those that cannot be chosen now. */
  closed?: readonly Choice[];
  /** Undefined: the question is open. */
  chosen: Choice | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  onChoose: (choice: Choice) => void;
}

export function ChoiceRow<Choice extends string>(props: ChoiceRowProps<Choice>) {
  const { label, choices, labels, closed, chosen, hint, error, onChoose } = props;
  const name = useId();
  return (
    <fieldset aria-describedby={error ? `${name}-error` : hint ? `${name}-hint` : undefined}>
      <legend className="field-label">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice} className="choice">
            <input
              type="radio"
              name={name}
              checked={chosen === choice}
              disabled={closed?.includes(choice)}
              onChange={() => onChoose(choice)}
              className="sr-only"
            />
            {labels[choice]}
          </label>
        ))}
      </div>
      <FieldNotes id={name} error={error} hint={hint} />
    </fieldset>
  );
}
