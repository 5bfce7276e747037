// Recovery codes: each allows one login without the app. Only their hashes are stored.
import { Secret } from 'otpauth';
import { hashToken } from './secret-tokens.ts';
import { exactCode } from '@taana-baana/contract/typed/exact-text.ts';

/** 120 random bits. From 112 bits on a plain hash is enough (ASVS 5.0, 6.5.2). */
const bytes = 15;

/** `7KQ2-M5XA-R3TD-NW4C-H6YB-E2VJ`, in base32, which has neither 0 nor 1. */
export const newRecoveryCodes = (count: number): string[] =>
  Array.from({ length: count }, () => new Secret({ size: bytes }).base32.replace(/.{4}(?=.)/g, '$&-'));

export const hashRecoveryCode = (code: string): string => hashToken(plainCode(code));

/** A code as typed, without spaces and dashes, in capitals. */
export const plainCode = (code: string): string => exactCode(code).replaceAll('-', '');
