// A date as India reads it, the same on server and browser whatever their language data: '3 Jul
// 2026'.
import { shortMonths } from '@taana-baana/contract/texts/months.ts';

const indianTime = 5.5 * 60 * 60 * 1000;

/** `iso`: a moment as the API gives it. */
export function toShortDate(iso: string): string {
  const date = new Date(Date.parse(iso) + indianTime);
  return `${date.getUTCDate()} ${shortMonths[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
