// Whether an order waits too long to be packed, by the settings. Days off do not count.
import { openHoursBefore } from '@taana-baana/contract/calendar/business-days.ts';
import { adminApi } from '../admin-api.ts';

export type IsLate = (placedAt: string, now: number) => boolean;

/** Without an answer yet, nothing is late. */
export function useIsLate(): IsLate {
  const { data: me } = adminApi.useGetMeQuery();
  return (placedAt, now) =>
    me !== undefined && new Date(placedAt) < openHoursBefore(new Date(now), me.packWithinHours, me.daysOff);
}
