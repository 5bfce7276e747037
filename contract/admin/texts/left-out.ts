// What a screen says about a day or month of its address that it left out.
import type { CalendarUnit } from '../../calendar/left-out.ts';
import { shortened } from '../../typed/graphemes.ts';

const longest = 20;

export const leftOut = (text: string, unit: CalendarUnit): string =>
  `“${shortened(text, longest)}” is no ${unit} of the calendar, so it was left out.`;
