// Whether returned counted pieces are restocked or written off.
import type { RestockDecision } from '../../../schemas/selling/stock.ts';

export const heading = (pieces: number): string =>
  pieces === 1 ? 'One piece came from the stock' : `${pieces} pieces came from the stock`;
export const choices: Record<RestockDecision | 'later', string> = {
  later: 'Keep it aside, decide later',
  restock: 'Put back into the stock',
  'write-off': 'Write off: it cannot be sold',
};
