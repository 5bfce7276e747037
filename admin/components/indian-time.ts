// Days and times of India in the browser's own field for them, whose clock is the device's.
import { indianTimeOf } from '@taana-baana/contract/calendar/indian-days.ts';

/** As `datetime-local` has it: `2026-11-21T18:30`. */
export const formatIndianTime = (iso: string | null): string => (iso ? indianTimeOf(new Date(iso)).slice(0, 16) : '');

/** In UTC; null if it is empty, or not a time. */
export function readIndianTime(local: string): string | null {
  const at = Date.parse(`${local.slice(0, 16)}:00+05:30`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
