// Formats places, days and rates as GSTN's offline tool does.
import { stateOfCode } from '@taana-baana/contract/tax/state-codes.ts';

/** `10-Bihar`; names as in the tool's list, which the portal compares exactly. */
export function portalPlace(code: string): string {
  if (code === '31') return '31-Lakshdweep';
  return `${code}-${(stateOfCode(code) ?? '').replaceAll(' and ', ' & ')}`;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `24-Nov-2026`, of `2026-11-24`. */
export function portalDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date}-${months[Number(month) - 1]}-${year}`;
}

/** `5.00` */
export const portalRate = (percent: number | null): string => (percent ?? 0).toFixed(2);
