// Networks from which a member signed in: strangers who guess passwords cannot lock them out.
import { hash } from 'node:crypto';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { deleteNetworksBefore, findNetwork, findStaffByEmail, insertOrUpdateNetwork } from './staff.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** Since the last sign-in. */
const days = 90;

export function rememberNetwork(
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  staffId: string,
  network: string,
): Promise<void> {
  const seen_at = clock.now().toISOString();
  return insertOrUpdateNetwork(trx, { staff_id: staffId, network_hash: hashNetwork(staffId, network), seen_at });
}

/** Does the same work for an unknown e-mail. */
export async function isKnownNetwork({ db, clock }: Needs, email: string, network: string): Promise<boolean> {
  const staff_id = (await findStaffByEmail(db, email))?.id ?? 'nobody';
  return findNetwork(db, { staff_id, network_hash: hashNetwork(staff_id, network), seen_at: daysBefore(clock.now()) });
}

/** A job. */
export function sweepStaffNetworks({ db, clock }: Needs): Promise<void> {
  return deleteNetworksBefore(db, daysBefore(clock.now()));
}

const hashNetwork = (staffId: string, network: string): string => hash('sha256', `${staffId} ${network}`);

const daysBefore = (now: Date): string => new Date(now.getTime() - days * 24 * 3_600_000).toISOString();
