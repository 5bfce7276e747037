// Codes of authenticator apps (TOTP, RFC 6238), of the one kind that every app takes.
import { Secret, TOTP } from 'otpauth';

const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the present one whose code is right too: clocks differ, and typing takes a while. */
const tolerance = 1;

/** 160 random bits, as RFC 4226 advises; base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app opens: `otpauth://totp/…`. */
export const keyUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...kind, secret, issuer, label }).toString();

/** The 30-second step, counted from 1970, to which a code belongs; undefined when it is not right at this time. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...kind, secret }).validate({ token: code, timestamp, window: tolerance });
  return delta === null ? undefined : TOTP.counter({ period: kind.period, timestamp }) + delta;
}
