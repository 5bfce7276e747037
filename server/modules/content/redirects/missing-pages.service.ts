// Counts addresses without a page, so that the owner sees which old ones people still follow.
import { addDays, indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import type { Deps } from '../../../deps.ts';
import { keyOf } from './redirect-address.ts';
import { addMissingPages, lockRedirects, trimMissingPages } from './redirects.repository.ts';

/** Addresses in memory until the next minute, so that a flood of invented ones takes no room. */
const mostInMemory = 200;
/** Addresses of a day in the database. */
const mostOfDay = 300;
const longest = 200;

/** In memory: `writeMissingPages` writes all of a minute at once. */
export function noteMissingPage({ missingPages }: Pick<Deps, 'missingPages'>, address: string): void {
  const path = keyOf(address);
  if (path === undefined || !isCountable(path)) return;
  const before = missingPages.get(path);
  if (before === undefined && missingPages.size >= mostInMemory) {
    // What was asked for once gives way: an old address that people follow stays.
    const rare = [...missingPages].find(([, asked]) => asked === 1);
    if (!rare) return;
    missingPages.delete(rare[0]);
  }
  missingPages.set(path, (before ?? 0) + 1);
}

/** Not what may name a person or open something of theirs, and not what only attackers ask for. */
function isCountable(path: string): boolean {
  const isPersonal = /@|\d{7}|(?=[a-z]*\d)[a-z\d]{20}/.test(path);
  const isAttack = /\/\.|\.(php|asp|aspx|jsp|cgi|env|sql)$|^\/(wp-|cgi-bin)/.test(path);
  return path.length <= longest && !isPersonal && !isAttack;
}

type Needs = Pick<Deps, 'db' | 'clock' | 'missingPages'>;

/** One write for all addresses of this process since the last. */
export async function writeMissingPages({ db, clock, missingPages }: Needs): Promise<void> {
  if (missingPages.size === 0) return;
  const now = clock.now();
  const day = indianDayOf(now);
  const rows = [...missingPages].map(([path, asked]) => ({ day, path, asked }));
  missingPages.clear();
  await db.transaction().execute(async (trx) => {
    await lockRedirects(trx, now.toISOString());
    await addMissingPages(trx, rows);
    await trimMissingPages(trx, { day, since: firstDayOfWeek(now), most: mostOfDay });
  });
}

/** Of the seven days that end today. */
export const firstDayOfWeek = (now: Date): string => addDays(indianDayOf(now), -6);
