// Guessing at a password is counted by account: closely from one network, and loosely from everywhere.
import type { Try } from '../limits/limits.service.ts';

/** More than a forgetful owner needs; a guesser gets no further, and the owner elsewhere does not notice. */
const fromOneNetwork = { name: 'password, one network', tries: 30, minutes: 15 };
/** Reached by many networks together only. It holds up the owner too, a quarter of an hour at most; a reset link ends it. */
const fromEverywhere = { name: 'password', tries: 200, minutes: 15 };

/** The same whether or not the e-mail has an account. */
export const passwordTries = (email: string, network: string): Try[] => [
  { limit: fromOneNetwork, subject: `${network} ${email}` },
  { limit: fromEverywhere, subject: email },
];
