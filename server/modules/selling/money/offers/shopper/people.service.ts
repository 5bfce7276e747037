// Who a shopper is to an offer: the account, the mobile, and the confirmed e-mail, so that another
// account of the same person is no new customer. Staff also take orders of somebody without an account,
// known at most by the mobile. Of deleted accounts only hashes stay, for 180 days.
import { createHmac } from 'node:crypto';
import type { Database } from '../../../../../database/tables.ts';
import type { Deps } from '../../../../../deps.ts';
import {
  type Asked,
  deleteHashes,
  findIdentity,
  hasOrdered,
  insertPastCustomer,
  insertPastRefusals,
  readHashKey,
  updateForgetAt,
} from './people.repository.ts';
import { findEverPublished } from '../offers.repository.ts';
import type { Identity } from '../uses.repository.ts';

const keptMs = 180 * 24 * 3600_000;

export type Person = Asked & Identity;

export interface Buyer {
  readonly customerId: string;
  /** Of an order that staff take: what the customer gave; an account's own counts instead. */
  readonly mobile?: string | null;
}

export async function readPerson(db: Database, { customerId, mobile: given }: Buyer): Promise<Person> {
  const account = await findIdentity(db, customerId);
  if (!account && given === undefined) throw new Error('the customer has no account any more');
  const secret = account?.secret ?? (await readHashKey(db));
  const hashOf = (what: string) => createHmac('sha256', secret).update(what).digest('base64url');
  const mobile = account?.mobile ?? given ?? null;
  const email = account && account.email_confirmed_at !== null ? account.email : null;
  const mobileHash = mobile === null ? null : hashOf(`mobile ${mobile}`);
  const emailHash = email === null ? null : hashOf(`e-mail ${email}`);
  const hashes = [mobileHash, emailHash].filter((hash) => hash !== null);
  return { id: customerId, mobile, email, hashes, mobileHash, emailHash };
}

/** When a customer deletes the account, before the orders lose the contact. */
export async function rememberPastCustomer(
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  customerId: string,
): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + keptMs).toISOString();
  const person = await readPerson(trx, { customerId });
  // A shop that never had an offer has nobody to know again.
  if ((await findEverPublished(trx)) && (await hasOrdered(trx, person, now.toISOString())))
    for (const hash of person.hashes.toSorted()) await insertPastCustomer(trx, hash, until);
  await updateForgetAt(trx, customerId, until);
  if (person.mobileHash !== null) await insertPastRefusals(trx, { customerId, mobileHash: person.mobileHash }, until);
}

/** A job. */
export const forgetPastCustomers = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteHashes(db, clock.now().toISOString());
