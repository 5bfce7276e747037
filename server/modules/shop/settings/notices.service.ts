// What shoppers read above the header today: the owner's announcements, and the days off that are near.
import { toShort } from '@taana-baana/contract/calendar/arrival.ts';
import { isDayOff } from '@taana-baana/contract/calendar/business-days.ts';
import { addDays, indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import * as texts from '@taana-baana/contract/texts/notices.ts';
import type { Deps } from '../../../deps.ts';

type Needs = Pick<Deps, 'settings' | 'clock'>;

/** Days before the first day off on which shoppers read of it. */
const readBefore = 7;

export function noticesOfToday({ settings, clock }: Needs): string[] {
  const { announcements, daysOff } = settings.current();
  const today = indianDayOf(clock.now());
  const near = daysOff.filter(({ from, to }) => addDays(from, -readBefore) <= today && today <= to);
  return [
    ...announcements.filter(({ from, to }) => from <= today && today <= to).map(({ text }) => text),
    ...near.map(({ name, from, to }) => {
      let opens = addDays(to, 1);
      while (isDayOff(opens, daysOff)) opens = addDays(opens, 1);
      return texts.closed(name, toShort(from), toShort(to), toShort(opens));
    }),
  ];
}

/** A job of every process: at midnight in India it drops the pages that have yesterday's lines. */
export function refreshAnnouncements(deps: Needs & Pick<Deps, 'changes'>): () => Promise<void> {
  let shown = noticesOfToday(deps).join('\n');
  return async () => {
    const now = noticesOfToday(deps).join('\n');
    if (now === shown) return;
    shown = now;
    deps.changes.publish({ data: 'settings in force' });
  };
}
