// Days as India counts them, written `2026-11-21`, which a Date takes as midnight UTC. Stored times are UTC; India has one time zone and no summer time.

const offset = 330 * 60_000;
const dayLength = 24 * 3600_000;

/** `2026-11-21` */
export const indianDayOf = (at: Date): string => new Date(at.getTime() + offset).toISOString().slice(0, 10);

/** `2026-11-21T15:30:00+05:30`, for files that people open. */
export const indianTimeOf = (at: Date): string => `${new Date(at.getTime() + offset).toISOString().slice(0, 19)}+05:30`;

/** Written so, and in the calendar: not `2026-02-31`. Years from 1000, which every database takes. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00.000Z`);
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A day in an address; undefined if it is invalid. */
export const readDay = (text: string | null): string | undefined => (text && isDay(text) ? text : undefined);

/** When the day begins, in the form of stored times: `2026-11-20T18:30:00.000Z`. */
export const startOfDay = (day: string): string => new Date(Date.parse(day) - offset).toISOString();

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
