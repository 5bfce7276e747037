// Passwords: argon2id as OWASP advises, and the refusal of those that everybody tries first.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hash, verify } from '@node-rs/argon2';
import { fieldMessages } from '@taana-baana/contract';
import { createGate } from '../overload.ts';
import { Refusal } from '../refusal.ts';

/** The library's own algorithm is argon2id. Memory in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const commonPasswords = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** What an unknown e-mail's password is compared with, so that it takes as long as a known one's. */
const nobodysHash = hash(randomBytes(32), cost);

/** A hash takes tens of milliseconds of a processor: as many as two of them do within some seconds. */
const queue = createGate(250);

export const hashPassword = (password: string): Promise<string> => queue.pass(() => hash(password, cost));

/** False without a hash, after the same work: nobody's password is 32 random bytes that were thrown away. */
export const isPassword = (password: string, passwordHash: string | undefined): Promise<boolean> =>
  queue.pass(async () => verify(passwordHash ?? (await nobodysHash), password));

/** Throws the refusal that names the field. Letter case does not make a common password rare. */
export function refuseCommonPassword(password: string): void {
  if (!commonPasswords.has(password.toLowerCase())) return;
  throw new Refusal('invalid', fieldMessages.passwordTooCommon, { password: fieldMessages.passwordTooCommon });
}
