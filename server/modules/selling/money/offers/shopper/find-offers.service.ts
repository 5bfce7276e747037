// Offers for a shopper with the typed codes. Codes are short enough to guess: ten wrong ones a minute,
// from one account and from one network.
import type { Deps } from '../../../../../deps.ts';
import {
  type Attempt,
  consumeAttempts,
  requireAttemptsLeft,
} from '../../../../people/rate-limits/rate-limits.service.ts';
import { type OpenOffers, listOpenOffers } from './open-offers.service.ts';

const wrong = { attempts: 10, minutes: 1 };

export interface Shopper {
  readonly customerId: string;
  readonly network: string | null;
}

/**
 * Past the limit a right code is refused too: otherwise the answer would tell it from a wrong one.
 * Call it outside of a transaction: a wrong code counts whatever follows.
 */
export async function findOffers(
  deps: Pick<Deps, 'db' | 'clock'>,
  { customerId, network }: Shopper,
  codes: readonly string[],
): Promise<OpenOffers> {
  const attempts: Attempt[] = [
    { limit: { name: 'offer code, one account', ...wrong }, subject: customerId },
    ...(network === null ? [] : [{ limit: { name: 'offer code, one network', ...wrong }, subject: network }]),
  ];
  if (codes.length > 0) await requireAttemptsLeft(deps, attempts);
  const offers = await listOpenOffers(deps.db, { customerId }, codes, deps.clock.now());
  for (const { isUnknown } of offers.codes) if (isUnknown) await consumeAttempts(deps, attempts);
  return offers;
}
