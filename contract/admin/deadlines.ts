// Deadlines of staff for what customers wait for.
import { addDays, indianDayOf } from '../calendar/indian-days.ts';

/** After an enquiry came in. */
export const answerWithinHours = 40;

/**
 * The last day on which a complaint has to be settled, as `2026-12-21`. Source: Consumer Protection
 * (E-Commerce) Rules 2020, rule 4(5): the grievance officer "acknowledges the receipt of any
 * consumer complaint within forty-eight hours and redresses the complaint within one month from the
 * date of receipt of the complaint". The mail with the ticket is the acknowledgement.
 */
export function settleBy(receivedAt: string): string {
  const [year = 0, month = 0, day = 0] = indianDayOf(new Date(receivedAt)).split('-').map(Number);
  const firstOfNext = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return addDays(firstOfNext, Math.min(day, lastOfNext) - 1);
}
