// Counts attempts before the password is checked. Past a limit, the guessing network is rejected;
// other networks that use the same account wait 2 seconds.
import { serverMessages } from '@taana-baana/contract';
import type { Deps } from '../../../deps.ts';
import { type Attempt, resetAttempts, consumeAttempts, consumeAttempt } from './rate-limits.service.ts';
import { AppError } from '../../app-error.ts';
import { waitOutside } from '../../semaphore.ts';
import type { Door } from '../../../credentials/passwords.ts';

/** At all accounts of one door together; enough for an office behind one address. */
const fromOneAddress = (door: Door) => ({
  name: door === 'shop' ? 'password, one address' : `password, one address, ${door}`,
  attempts: 300,
  minutes: 10,
});
/** At one account; more than a forgetful owner needs. */
const fromOneNetwork = { name: 'password, one network', attempts: 30, minutes: 15 };
/** Only many networks together reach it. Past it, every response waits. */
const fromEverywhere = { name: 'password', attempts: 200, minutes: 15 };

/** Milliseconds. */
const slowness = 2000;
/**
 * Responses waiting in this process at one door, and those of one network among them. Further ones
 * get a 503.
 */
const maxWaiting = { inAll: 400, ofOneNetwork: 30 };
const waiting: Record<Door, Map<string, number>> = { shop: new Map(), staff: new Map(), 'signed in': new Map() };

export interface CountedAttempt {
  /** The limit that this attempt has used up, if any. */
  readonly limitReached?: 'one network' | 'all networks';
  /** Replaces the usual message for a wrong password. */
  readonly error?: AppError;
}

type Needs = Pick<Deps, 'db' | 'clock' | 'pauseFor'>;

/**
 * Counts an attempt at an account's password, whether or not the account exists. If this
 * network's attempts are used up, throws an error with the time to wait. If those of all networks
 * together are used up, resolves later.
 */
export async function consumePasswordAttempt(
  deps: Needs,
  account: string,
  network: string,
  door: Door = 'shop',
): Promise<CountedAttempt> {
  const [ofNetwork, ofAccount] = attemptsAt(account, network);
  const left = await consumeAttempts(deps, [{ limit: fromOneAddress(door), subject: network }, ofNetwork]);
  const leftOfAccount = await consumeAttempt(deps, ofAccount);
  if (leftOfAccount === undefined) await slowDown(deps, network, door);
  if (leftOfAccount === 0) return { limitReached: 'all networks' };
  return left === 0 ? { limitReached: 'one network' } : {};
}

/**
 * The same for a login, but a network that has logged in to this account before is
 * slowed down instead of rejected.
 */
export async function consumeLoginAttempt(
  deps: Needs,
  account: string,
  network: string,
  isKnownNetwork: () => Promise<boolean>,
  door: Door = 'shop',
): Promise<CountedAttempt> {
  try {
    return await consumePasswordAttempt(deps, account, network, door);
  } catch (error) {
    const isSpent = error instanceof AppError && error.code === 'too-many-requests';
    if (!isSpent || !(await isKnownNetwork())) throw error;
    await slowDown(deps, network, door);
    return { error };
  }
}

/** After a correct password, earlier attempts at this account no longer count. */
export function resetPasswordAttempts(deps: Pick<Deps, 'db'>, account: string, network: string): Promise<void> {
  return resetAttempts(deps, attemptsAt(account, network));
}

function attemptsAt(account: string, network: string): [Attempt, Attempt] {
  return [
    { limit: fromOneNetwork, subject: `${network} ${account}` },
    { limit: fromEverywhere, subject: account },
  ];
}

/** Occupies neither a database connection, nor a thread, nor a place of the semaphore while waiting. */
async function slowDown({ pauseFor }: Pick<Deps, 'pauseFor'>, network: string, door: Door): Promise<void> {
  const here = waiting[door];
  const inAll = [...here.values()].reduce((sum, count) => sum + count, 0);
  const ofThis = here.get(network) ?? 0;
  if (inAll >= maxWaiting.inAll || ofThis >= maxWaiting.ofOneNetwork) {
    throw new AppError('unavailable', serverMessages.unavailable, { retryAfter: slowness / 1000 });
  }
  here.set(network, ofThis + 1);
  try {
    await waitOutside(() => pauseFor(slowness));
  } finally {
    const left = (here.get(network) ?? 1) - 1;
    if (left > 0) here.set(network, left);
    else here.delete(network);
  }
}
