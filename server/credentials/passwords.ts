// Passwords of customers and staff: argon2id as OWASP recommends; rejects common ones and those
// made of the shop's or the owner's name.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Options, hash, verify } from '@node-rs/argon2';
import { fieldMessages } from '@taana-baana/contract';
import type { Deps } from '../deps.ts';
import { type Semaphore, createSemaphore } from '../modules/semaphore.ts';
import { AppError } from '../modules/app-error.ts';

/** The library's default algorithm is argon2id. Memory in KiB. */
const realCost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let cost = realCost;

const commonPasswords = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** Shorter words occur in too many other words. */
const shortestWord = 3;

/**
 * Compared with the password of an unknown e-mail, so the response takes as long as for a known
 * one.
 */
let dummyHash = hash(randomBytes(32), cost);

/**
 * For tests only, which sign up thousands of customers: sets other costs for new hashes and for
 * unknown e-mails, or restores the real ones.
 */
export function setPasswordCost(changed: Options = realCost): void {
  cost = changed;
  dummyHash = hash(randomBytes(32), cost);
}

/** Where a password is typed: in the shop, at the sign-in of staff, by a member who is signed in. */
export type Door = 'shop' | 'staff' | 'signed in';

/**
 * At most so many hashes queued, each door by itself: a crowd at one keeps nobody out of another.
 * 250 are what two cores finish in a few seconds.
 */
const queues: Record<Door, Semaphore> = {
  shop: createSemaphore(250),
  staff: createSemaphore(50),
  'signed in': createSemaphore(50),
};

export const hashPassword = (password: string, door: Door = 'shop'): Promise<string> =>
  queues[door].run(() => hash(password.normalize('NFC'), cost));

/** False without a hash, after the same work: the dummy's password is 32 discarded random bytes. */
export const isPassword = (password: string, passwordHash: string | undefined, door: Door = 'shop'): Promise<boolean> =>
  queues[door].run(async () => {
    const known = passwordHash ?? (await dummyHash);
    for (const form of formsOf(password)) if (await verify(known, form)) return true;
    return false;
  });

/**
 * Keyboards write `é` and Indian letters as one code point or as several. Hashes are of NFC; those
 * made before 0.4 are of what was typed then. One form, and one verification, for plain letters.
 */
const formsOf = (password: string): Set<string> =>
  new Set([password.normalize('NFC'), password, password.normalize('NFD')]);

/**
 * Throws an error for the field. `facts` about the owner (names, e-mail, mobile) are what an
 * attacker tries next. Ignores letter case, and digits after a name.
 */
export function rejectCommonPassword(
  { settings }: Pick<Deps, 'settings'>,
  password: string,
  facts: readonly string[],
): void {
  const isEasy = commonPasswords.has(password.toLowerCase()) || isMadeOf(password, [settings.current().name, ...facts]);
  if (isEasy)
    throw new AppError('invalid', fieldMessages.passwordTooCommon, {
      fields: { password: fieldMessages.passwordTooCommon },
    });
}

/** Whether more than half of the characters are these names or words of them. */
function isMadeOf(password: string, names: readonly string[]): boolean {
  const words = names.flatMap((name) => [plain(name), ...name.split(/[^\p{L}\p{M}\p{N}]+/u).map(plain)]);
  const text = plain(password.normalize('NFC'));
  const rest = words
    .filter((word) => word.length >= shortestWord)
    // Longest first: a word may be part of another.
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ' '), text);
  const named = text.length - rest.replaceAll(' ', '').length;
  return named * 2 > password.length;
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
