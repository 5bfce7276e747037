// Days and months that an address names and the calendar does not have. Readers of addresses leave
// them out; the screen says so.
import { visibleText } from '../typed/visible-text.ts';
import { isDay } from './indian-days.ts';
import { isMonth } from './indian-months.ts';

const isIn = { day: isDay, month: isMonth } as const;
export type CalendarUnit = keyof typeof isIn;

/** As they stand in the address, each once. A parameter without a value names nothing. */
export function leftOutOf(params: URLSearchParams, unit: CalendarUnit, names: readonly string[]): string[] {
  const sent = names.map((name) => params.get(name) ?? '');
  return [...new Set(sent.filter((text) => visibleText(text) && !isIn[unit](text)))];
}
