// A month of India, and whether a time is before, in or after it.
import { addMonths, startOfMonth } from '@taana-baana/contract/calendar/indian-months.ts';

export interface Period {
  /** `2026-11` */
  readonly month: string;
  /** UTC, as stored. `from` counts, `before` does not. */
  readonly from: string;
  readonly before: string;
}

export const periodOf = (month: string): Period => ({
  month,
  from: startOfMonth(month),
  before: startOfMonth(addMonths(month, 1)),
});
