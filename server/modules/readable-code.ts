// Random codes that are easy to read out on the phone, and give no hint of how many there are.
import { randomInt } from 'node:crypto';

/** Without I, L, O, 0 and 1. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Such as `7K3F9Q`. Each character has 4.95 random bits. */
export const readableCode = (length = 6): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
