// Days and months in requests and responses of the admin.
import * as z from 'zod/mini';
import { isMonth } from '../../calendar/indian-months.ts';
import * as messages from '../texts/messages.ts';

/** A day in India, `2026-11-21`. */
export const IndianDay = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\d$/, messages.dayInvalid), z.refine(isDay, messages.dayInvalid));

/** A month in India, `2026-11`. */
export const IndianMonth = z.string({ error: messages.monthInvalid }).check(z.refine(isMonth, messages.monthInvalid));

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
