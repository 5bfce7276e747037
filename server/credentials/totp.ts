// Codes of authenticator apps (TOTP, RFC 6238), with the settings that every app supports.
import { Secret, TOTP } from 'otpauth';

const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/**
 * Steps before and after the current one that are accepted: clocks differ, and typing takes time.
 */
const tolerance = 1;

/** 160 random bits, as RFC 4226 recommends; base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The URL that opens an authenticator app: `otpauth://totp/…`. */
export const keyUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...kind, secret, issuer, label }).toString();

/** The 30-second step since 1970 to which a code belongs; undefined if it is wrong at this time. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...kind, secret }).validate({ token: code, timestamp, window: tolerance });
  return delta === null ? undefined : TOTP.counter({ period: kind.period, timestamp }) + delta;
}
