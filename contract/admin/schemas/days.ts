// Days and months in requests and responses of the admin.
import * as z from 'zod/mini';
import { isDay } from '../../calendar/indian-days.ts';
import { isMonth } from '../../calendar/indian-months.ts';
import * as messages from '../texts/messages.ts';

/** A day in India, `2026-11-21`. */
export const IndianDay = z.string().check(z.refine(isDay, messages.dayInvalid));

/** A month in India, `2026-11`. */
export const IndianMonth = z.string({ error: messages.monthInvalid }).check(z.refine(isMonth, messages.monthInvalid));
