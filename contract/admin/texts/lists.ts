// Texts of lists: of their rows that can be selected, and of a day in their address that does not exist.
import type { CalendarUnit } from '../../calendar/left-out.ts';
import { shortened } from '../../typed/graphemes.ts';

export const chooseAll = 'Choose all that are shown';
export const chooseNone = 'Choose none';
export const chosen = (count: number): string => (count === 1 ? '1 chosen' : `${count} chosen`);
export const tooMany = (most: number): string => `At most ${most} at once`;
/** Of a field that suggests existing values. */
export const showChoices = 'Show what was used before';

const longest = 20;

export const leftOut = (text: string, unit: CalendarUnit): string =>
  `“${shortened(text, longest)}” is no ${unit} of the calendar, so it was left out.`;
