// Networks from which an account was logged in to: strangers who guess
// passwords cannot lock them out.
import { hash } from 'node:crypto';
import type { Deps } from '../../../../deps.ts';
import { findCustomerByEmail } from '../accounts.repository.ts';
import {
  deleteKnownNetworksBefore,
  findKnownNetwork,
  insertOrUpdateKnownNetwork,
} from './known-networks.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** Since the last login. */
const days = 90;

export function rememberNetwork({ db, clock }: Needs, customerId: string, network: string): Promise<void> {
  const seen_at = clock.now().toISOString();
  return insertOrUpdateKnownNetwork(db, {
    customer_id: customerId,
    network_hash: hashNetwork(customerId, network),
    seen_at,
  });
}

/** Does the same work for an e-mail without an account. */
export async function isKnownNetwork({ db, clock }: Needs, email: string, network: string): Promise<boolean> {
  const customer_id = (await findCustomerByEmail(db, email))?.id ?? 'nobody';
  return findKnownNetwork(db, {
    customer_id,
    network_hash: hashNetwork(customer_id, network),
    seen_at: daysBefore(clock.now()),
  });
}

export function sweepKnownNetworks({ db, clock }: Needs): Promise<void> {
  return deleteKnownNetworksBefore(db, daysBefore(clock.now()));
}

/** Includes the customer, so that the table does not reveal who shares a network. */
function hashNetwork(customerId: string, network: string): string {
  return hash('sha256', `${customerId} ${network}`);
}

function daysBefore(now: Date): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString();
}
