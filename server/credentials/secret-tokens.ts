// Tokens for sessions and mailed links. Only hashes are stored, so a copy
// of the database opens nothing.
import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => hash('sha256', token);
