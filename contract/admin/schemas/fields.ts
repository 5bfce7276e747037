// Fields of the admin's requests and responses: days, months, versions.
import * as z from 'zod/mini';
import { isDay } from '../../calendar/indian-days.ts';
import { isMonth } from '../../calendar/indian-months.ts';
import { integerBetween } from '../../schemas/choices.ts';
import { versionUnknown } from '../../texts/messages/settings-messages.ts';
import * as messages from '../texts/messages.ts';

/** A day in India, `2026-11-21`. */
export const IndianDay = z.string().check(z.refine(isDay, messages.dayInvalid));

/** A month in India, `2026-11`. */
export const IndianMonth = z.string({ error: messages.monthInvalid }).check(z.refine(isMonth, messages.monthInvalid));

/** Of settings and page contents; 0: the default. The limit fits the integer columns of both engines. */
export const version = integerBetween(0, 1_000_000_000, versionUnknown);
