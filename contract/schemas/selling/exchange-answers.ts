// The part of an exchange's form that the browser checks. Separate from exchange.ts: otherwise
// every form would load its schemas.
import * as z from 'zod/mini';
import { type ExchangeReason, type Piece, exchangeReasons, unchangedPart } from '../../exchanges.ts';
import * as exchangeMessages from '../../texts/messages/exchange-messages.ts';
import { optionalText } from '../fields.ts';

const maxCommentLength = 500;

/** What a person types or selects. The dialog makes the lines itself. */
export const ExchangeAnswers = z.object({
  reason: z.enum(exchangeReasons, { error: exchangeMessages.reasonRequired }),
  comment: optionalText(maxCommentLength),
});

/** What comes back of a line, and what is wanted instead. Empty: not chosen. */
export interface ReplacementChoice extends Piece {
  readonly quantity: number;
}

/** It is never guessed: a piece that becomes itself would travel for nothing. */
export const nothingChosen: ReplacementChoice = { quantity: 0, color: '', size: '' };

export interface ChoiceProblems {
  readonly size?: string | undefined;
  readonly color?: string | undefined;
}

export const hasProblem = ({ size, color }: ChoiceProblems): boolean => size !== undefined || color !== undefined;

export function problemsOf(
  choice: ReplacementChoice,
  bought: Piece,
  reason: ExchangeReason | undefined,
): ChoiceProblems {
  if (choice.quantity === 0) return {};
  const unchanged = reason && unchangedPart(reason, bought, choice);
  return {
    size:
      choice.size === ''
        ? exchangeMessages.sizeRequired
        : unchanged === 'size'
          ? exchangeMessages.unchanged.size
          : undefined,
    color:
      choice.color === ''
        ? exchangeMessages.colorRequired
        : unchanged === 'color'
          ? exchangeMessages.unchanged.color
          : undefined,
  };
}
