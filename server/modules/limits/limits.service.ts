// How often somebody may try: counted in the database, so that a limit holds over restarts and for all processes together.
import { createHash } from 'node:crypto';
import { serverMessages } from '@taana-baana/contract';
import type { LimitRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../refusal.ts';
import { deleteLimits, deleteLimitsBefore, findLatestReset, insertOrTakeTries } from './limits.repository.ts';

/** So many tries in so many minutes, counted from the first one. */
export interface Allowance {
  readonly tries: number;
  readonly minutes: number;
}

/** One of somebody's tries: the name tells what is tried, the subject who tries (an address, an account, an e-mail). */
export interface Try {
  readonly limit: Allowance & { readonly name: string };
  readonly subject: string;
}

type Needs = Pick<Deps, 'db' | 'clock'>;

/**
 * Takes one of each and resolves to how many are left of the scarcest; or takes none and throws the refusal with the time to
 * wait: who is held back at one limit uses up nobody's tries at another.
 */
export async function takeTries({ db, clock }: Needs, tries: readonly Try[]): Promise<number> {
  if (tries.length === 0) return Infinity;
  const now = clock.now();
  const full = tries.map((one) => afterFirst(one, now));
  return db.transaction().execute(async (trx) => {
    const taken = await insertOrTakeTries(trx, full, now.toISOString());
    if (taken.length === full.length) return Math.min(...taken.map((row) => row.tries_left));
    const spent = full.map(({ key }) => key).filter((key) => !taken.some((row) => row.key === key));
    const resetsAt = Date.parse((await findLatestReset(trx, spent)) ?? now.toISOString());
    const seconds = Math.max(1, Math.ceil((resetsAt - now.getTime()) / 1000));
    throw new Refusal('too-many-requests', serverMessages.tooManyRequests, undefined, seconds);
  });
}

/**
 * Takes one where one is left, and resolves to how many are left after it; undefined where there was none. For what is left
 * out or slowed down past a limit instead of being refused: a mail to one mailbox, say. Works in a transaction in progress too.
 */
export async function takeTry({ db, clock }: Needs, one: Try): Promise<number | undefined> {
  const now = clock.now();
  const [taken] = await insertOrTakeTries(db, [afterFirst(one, now)], now.toISOString());
  return taken?.tries_left;
}

/** As if they had never been made. */
export function forgetTries({ db }: Pick<Deps, 'db'>, tries: readonly Try[]): Promise<void> {
  return deleteLimits(db, tries.map(keyOf));
}

export function sweepLimits({ db, clock }: Needs): Promise<void> {
  return deleteLimitsBefore(db, clock.now().toISOString());
}

function afterFirst({ limit, subject }: Try, now: Date): LimitRow {
  return {
    key: keyOf({ limit, subject }),
    tries_left: limit.tries - 1,
    resets_at: new Date(now.getTime() + limit.minutes * 60_000).toISOString(),
  };
}

/** Neither address nor e-mail stands in the table. */
function keyOf({ limit, subject }: Try): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`;
}
