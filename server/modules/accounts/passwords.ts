// Passwords: argon2id as OWASP advises, and the refusal of those that are tried first: everybody's, and the names of shop and customer.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hash, verify } from '@node-rs/argon2';
import { fieldMessages } from '@taana-baana/contract';
import type { Deps } from '../../deps.ts';
import { createGate } from '../overload.ts';
import { Refusal } from '../refusal.ts';

/** The library's own algorithm is argon2id. Memory in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const commonPasswords = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** Shorter ones stand in every other word. */
const shortestWord = 3;

/** What an unknown e-mail's password is compared with, so that it takes as long as a known one's. */
const nobodysHash = hash(randomBytes(32), cost);

/** A hash takes tens of milliseconds of a processor: as many as two of them do within some seconds. */
const queue = createGate(250);

export const hashPassword = (password: string): Promise<string> => queue.pass(() => hash(password, cost));

/** False without a hash, after the same work: nobody's password is 32 random bytes that were thrown away. */
export const isPassword = (password: string, passwordHash: string | undefined): Promise<boolean> =>
  queue.pass(async () => verify(passwordHash ?? (await nobodysHash), password));

/** What whoever knows the customer tries next. */
export interface PasswordOwner {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly mobile: string;
}

/** Throws the refusal that names the field. Letter case does not make a password rare, and neither do a few digits behind a name. */
export function refuseEasyPassword({ shop }: Pick<Deps, 'shop'>, password: string, owner: PasswordOwner): void {
  const { firstname, lastname, email, mobile } = owner;
  const isEasy =
    commonPasswords.has(password.toLowerCase()) || isMadeOf(password, [shop.name, firstname, lastname, email, mobile]);
  if (isEasy)
    throw new Refusal('invalid', fieldMessages.passwordTooCommon, { password: fieldMessages.passwordTooCommon });
}

/** Whether more than half of its characters are these names, whole or a word of theirs. */
function isMadeOf(password: string, names: readonly string[]): boolean {
  const words = names.flatMap((name) => [plain(name), ...name.split(/[^\p{L}\p{M}\p{N}]+/u).map(plain)]);
  const text = plain(password);
  const rest = words
    .filter((word) => word.length >= shortestWord)
    // The longest first: a word may be a part of another.
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ' '), text);
  const named = text.length - rest.replaceAll(' ', '').length;
  return named * 2 > password.length;
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
