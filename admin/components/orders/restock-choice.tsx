// Asks whether to restock or write off counted pieces that came back.
import type { RestockDecision } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import { restock as texts } from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { ChoiceRow } from '../fields/choice-row.tsx';

interface RestockChoiceProps<Choice extends RestockDecision | 'later'> {
  /** How many came from the stock. With none, nothing is asked. */
  pieces: number;
  choices: readonly Choice[];
  chosen: Choice;
  onChoose: (goods: Choice) => void;
}

export const RestockChoice = <Choice extends RestockDecision | 'later'>({
  pieces,
  ...row
}: RestockChoiceProps<Choice>) =>
  pieces > 0 && <ChoiceRow label={texts.heading(pieces)} labels={texts.choices} {...row} />;
