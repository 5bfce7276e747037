// Tokens that open something: sessions and reset links. The database keeps their hash alone, so that a copy of it opens nothing.
import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => hash('sha256', token);
