// Accounts: sign-up, sessions, profile, and the way back in after a forgotten password.
import type { Deps } from '../../deps.ts';

/** The customer of a valid session. */
export interface SessionCustomer {
  readonly id: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly mobile: string;
}

/** Undefined when the token is unknown or expired. */
export async function findSessionCustomer(
  _deps: Pick<Deps, 'db' | 'clock'>,
  _token: string,
): Promise<SessionCustomer | undefined> {
  return undefined;
}
