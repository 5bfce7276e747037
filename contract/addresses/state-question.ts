// Asks about an address whose PIN code and state disagree, wherever one is typed. It refuses nothing.
// It is loaded with its table, when a form needs it.
import { isTheStateRight } from '../texts/address-question.ts';
import { exactText } from '../typed/exact-text.ts';
import { regionsElsewhere } from './pin-regions.ts';

/** Undefined: nothing to ask. */
export function stateQuestion(pincode: number | string, state: string): string | undefined {
  const code = exactText(String(pincode));
  const regions = regionsElsewhere(code, state);
  return regions.length === 0 ? undefined : isTheStateRight(code, regions);
}
