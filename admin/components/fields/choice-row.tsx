// A question with few answers, side by side.
import { useId } from 'react';

interface ChoiceRowProps<Choice extends string> {
  label: string;
  choices: readonly Choice[];
  labels: Readonly<Record<Choice, string>>;
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

export function ChoiceRow<Choice extends string>({ label, choices, labels, chosen, onChoose }: ChoiceRowProps<Choice>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="field-label">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice} className="choice">
            <input
              type="radio"
              name={name}
              checked={chosen === choice}
              onChange={() => onChoose(choice)}
              className="sr-only"
            />
            {labels[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
