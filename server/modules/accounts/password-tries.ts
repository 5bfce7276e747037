// Tries are counted before the password is checked. The network that guesses is refused; other networks that try the same account meanwhile wait two seconds, and are not refused.
import { serverMessages } from '@taana-baana/contract';
import type { Deps } from '../../deps.ts';
import { type Try, forgetTries, takeTries, takeTry } from '../limits/limits.service.ts';
import { Refusal } from '../refusal.ts';
import { isKnownNetwork } from './known-networks.service.ts';

/** At any account; roomy for an office behind one address. */
const fromOneAddress = { name: 'password, one address', tries: 300, minutes: 10 };
/** At one account. More than a forgetful owner needs. */
const fromOneNetwork = { name: 'password, one network', tries: 30, minutes: 15 };
/** Reached by many networks together only. Past it every answer waits. */
const fromEverywhere = { name: 'password', tries: 200, minutes: 15 };

/** Milliseconds. */
const slowness = 2000;
/** Answers that wait in this process, and those of one network among them. More are told to come back, as in any overload. */
const mostWaiting = { inAll: 400, ofOneNetwork: 30 };
const waiting = new Map<string, number>();

export interface CountedTry {
  /** What this try has used up, if anything. */
  readonly limitReached?: 'one network' | 'all networks';
  /** Said to a wrong password in place of the usual words. */
  readonly refusal?: Refusal;
}

type Needs = Pick<Deps, 'db' | 'clock' | 'pauseFor'>;

/**
 * Counts a try at the password of an account, the same whether or not the e-mail has one. Throws the refusal with the time to
 * wait where this network has used up its own tries. Where all networks together have used up theirs, it resolves later.
 */
export async function takePasswordTry(deps: Needs, email: string, network: string): Promise<CountedTry> {
  const [ofNetwork, ofAccount] = triesAt(email, network);
  const left = await takeTries(deps, [{ limit: fromOneAddress, subject: network }, ofNetwork]);
  const leftOfAccount = await takeTry(deps, ofAccount);
  if (leftOfAccount === undefined) await slowDown(deps, network);
  if (leftOfAccount === 0) return { limitReached: 'all networks' };
  return left === 0 ? { limitReached: 'one network' } : {};
}

/** As above, for a login: a network that has logged in to this account before is slowed down where another one is refused. */
export async function takeLoginTry(deps: Needs, email: string, network: string): Promise<CountedTry> {
  try {
    return await takePasswordTry(deps, email, network);
  } catch (error) {
    const isSpent = error instanceof Refusal && error.code === 'too-many-requests';
    if (!isSpent || !(await isKnownNetwork(deps, email, network))) throw error;
    await slowDown(deps, network);
    return { refusal: error };
  }
}

/** After the right password, those at this account have never been made. */
export function forgetPasswordTries(deps: Pick<Deps, 'db'>, email: string, network: string): Promise<void> {
  return forgetTries(deps, triesAt(email, network));
}

function triesAt(email: string, network: string): [Try, Try] {
  return [
    { limit: fromOneNetwork, subject: `${network} ${email}` },
    { limit: fromEverywhere, subject: email },
  ];
}

/** Holds nothing but the request: neither a connection to the database nor a thread. */
async function slowDown({ pauseFor }: Pick<Deps, 'pauseFor'>, network: string): Promise<void> {
  const inAll = [...waiting.values()].reduce((sum, count) => sum + count, 0);
  const ofThis = waiting.get(network) ?? 0;
  if (inAll >= mostWaiting.inAll || ofThis >= mostWaiting.ofOneNetwork) {
    throw new Refusal('unavailable', serverMessages.unavailable, undefined, slowness / 1000);
  }
  waiting.set(network, ofThis + 1);
  try {
    await pauseFor(slowness);
  } finally {
    const left = (waiting.get(network) ?? 1) - 1;
    if (left > 0) waiting.set(network, left);
    else waiting.delete(network);
  }
}
