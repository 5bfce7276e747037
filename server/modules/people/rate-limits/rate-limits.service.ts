// Rate limits, counted in the database, so that they survive restarts and
// hold for all processes together.
import { createHash } from 'node:crypto';
import { serverMessages } from '@taana-baana/contract';
import type { LimitRow } from '../../../database/tables/operation-tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import {
  deleteRateLimits,
  findLatestReset,
  findSpentReset,
  insertOrConsumeAttempts,
} from './rate-limits.repository.ts';

/** That many attempts in that many minutes, counted from the first one. */
export interface Allowance {
  readonly attempts: number;
  readonly minutes: number;
}

/**
 * One attempt: the limit's name says at what, the subject by whom (an
 * address, an account, an e-mail).
 */
export interface Attempt {
  readonly limit: Allowance & { readonly name: string };
  readonly subject: string;
}

type Needs = Pick<Deps, 'db' | 'clock'>;

/**
 * Takes one attempt of each and resolves to the smallest number left. If one has none left, takes
 * none of any and throws an error with the time to wait: a rejected caller uses up no other limit.
 */
export async function consumeAttempts({ db, clock }: Needs, attempts: readonly Attempt[]): Promise<number> {
  if (attempts.length === 0) return Infinity;
  const now = clock.now();
  const full = attempts.map((one) => afterFirst(one, now));
  return db.transaction().execute(async (trx) => {
    const taken = await insertOrConsumeAttempts(trx, full, now.toISOString());
    if (taken.length === full.length) return Math.min(...taken.map((row) => row.tries_left));
    const spent = full.map(({ key }) => key).filter((key) => !taken.some((row) => row.key === key));
    throw spentError((await findLatestReset(trx, spent)) ?? now.toISOString(), now);
  });
}

function spentError(resetsAt: string, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((Date.parse(resetsAt) - now.getTime()) / 1000));
  return new AppError('too-many-requests', serverMessages.tooManyRequests, { retryAfter: seconds });
}

/** Takes none, and throws as above if one has none left: for guesses, of which only wrong ones count. */
export async function requireAttemptsLeft({ db, clock }: Needs, attempts: readonly Attempt[]): Promise<void> {
  const now = clock.now();
  const resetsAt = await findSpentReset(db, attempts.map(keyOf), now.toISOString());
  if (resetsAt !== undefined) throw spentError(resetsAt, now);
}

/**
 * Takes an attempt if one is left and resolves to the number left after it, otherwise undefined.
 * For work that is skipped or slowed down past the limit instead of rejected, such as a mail.
 * Also works inside a transaction.
 */
export async function consumeAttempt({ db, clock }: Needs, one: Attempt): Promise<number | undefined> {
  const now = clock.now();
  const [taken] = await insertOrConsumeAttempts(db, [afterFirst(one, now)], now.toISOString());
  return taken?.tries_left;
}

/** As if these attempts had never been made. */
export function resetAttempts({ db }: Pick<Deps, 'db'>, attempts: readonly Attempt[]): Promise<void> {
  return deleteRateLimits(db, attempts.map(keyOf));
}

function afterFirst({ limit, subject }: Attempt, now: Date): LimitRow {
  return {
    key: keyOf({ limit, subject }),
    tries_left: limit.attempts - 1,
    resets_at: new Date(now.getTime() + limit.minutes * 60_000).toISOString(),
  };
}

/** Hashed: the table stores neither addresses nor e-mails. */
function keyOf({ limit, subject }: Attempt): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`;
}
