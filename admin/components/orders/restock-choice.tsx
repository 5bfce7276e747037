// Asks whether to restock or write off counted pieces that came back.
import type { RestockDecision } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/restock.ts';

interface RestockChoiceProps<T extends RestockDecision | 'later'> {
  /** How many came from the stock. With none, nothing is asked. */
  pieces: number;
  choices: readonly T[];
  chosen: T;
  onChoose: (goods: T) => void;
}

export function RestockChoice<T extends RestockDecision | 'later'>({
  pieces,
  choices,
  chosen,
  onChoose,
}: RestockChoiceProps<T>) {
  if (pieces === 0) return null;
  return (
    <fieldset>
      <legend className="field-label">{texts.heading(pieces)}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((goods) => (
          <label key={goods} className="choice">
            <input
              type="radio"
              name="goods"
              checked={chosen === goods}
              onChange={() => onChoose(goods)}
              className="sr-only"
            />
            {texts.choices[goods]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
