// Random codes that are easy to read out on the phone, and give no hint of how many there are.
import { randomInt } from 'node:crypto';

/** Without I, L, O, 0 and 1. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 6;

/** Such as `7K3F9Q`. */
export const readableCode = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
