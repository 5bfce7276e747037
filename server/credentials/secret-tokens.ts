// Random tokens and codes. Of those that open something only hashes are stored, so a copy of the
// database opens nothing.
import { hash, randomBytes, randomInt } from 'node:crypto';
import { Secret } from 'otpauth';
import { exactCode } from '@taana-baana/contract/typed/exact-text.ts';

/** 256 random bits, safe in a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => hash('sha256', token);

/** Without I, L, O, 0 and 1: easy to read out on the phone. */
const readable = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Such as `7K3F9Q`. Each character has 4.95 random bits. */
export const readableCode = (length = 6): string =>
  Array.from({ length }, () => readable[randomInt(readable.length)]).join('');

/** 120 random bits. From 112 bits on a plain hash is enough (ASVS 5.0, 6.5.2). */
const recoveryBytes = 15;

/** Each allows one login without the app: `7KQ2-M5XA-R3TD-NW4C-H6YB-E2VJ`, in base32, which has neither 0 nor 1. */
export const newRecoveryCodes = (count: number): string[] =>
  Array.from({ length: count }, () => new Secret({ size: recoveryBytes }).base32.replace(/.{4}(?=.)/g, '$&-'));

export const hashRecoveryCode = (code: string): string => hashToken(plainCode(code));

/** A code as typed, without spaces and dashes, in capitals. */
export const plainCode = (code: string): string => exactCode(code).replaceAll('-', '');
