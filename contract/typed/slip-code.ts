// The code of a packing slip: the number of its order, and the pieces for which it was printed.
import { exactCode } from './exact-text.ts';

const form = /^([A-Z]{1,3}-[A-Z0-9]+)\/(\d{6})$/;

/** `TB-8K2M9Q/402719`. Digits: their bars are half as wide as those of letters. */
export const slipCode = (number: string, contents: string): string => `${number}/${contents}`;

/** Without `contents`: an older slip, a typed number, or another code, which `number` has as it is. */
export function readSlipCode(typed: string): { readonly number: string; readonly contents?: string } {
  const code = exactCode(typed);
  const [, number, contents] = form.exec(code) ?? [];
  return number && contents ? { number, contents } : { number: code };
}
