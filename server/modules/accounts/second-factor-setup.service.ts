// Turning the second factor on and off: by its customer, or by the owner for somebody who lost app and recovery codes.
import { type SecondFactorKey, serverMessages } from '@taana-baana/contract';
import type { Database } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { takeTry } from '../limits/limits.service.ts';
import { queueMail } from '../mail/mail.service.ts';
import { Refusal } from '../refusal.ts';
import { findCustomerByEmail } from './accounts.repository.ts';
import { requirePassword } from './accounts.service.ts';
import { hashRecoveryCode, newRecoveryCodes, plainCode } from './recovery-codes.ts';
import { secondFactorMail } from './second-factor-mail.ts';
import {
  deleteSecondFactor,
  findSecondFactor,
  insertOrReplaceUnconfirmed,
  insertRecoveryCodes,
  updateConfirmed,
} from './second-factor.repository.ts';
import type { SessionCustomer } from './sessions.service.ts';
import { keyUri, newSecret, stepOf } from './totp.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'shop' | 'changes'>;
type Owner = Pick<SessionCustomer, 'id' | 'email'>;

/** To one mailbox, which may be a stranger's. */
const notices = { name: 'second factor mail', tries: 4, minutes: 24 * 60 };

/** A new key, which does nothing before its first code. Throws the refusal where the second factor is on. */
export async function beginSecondFactor(
  deps: Needs & Pick<Deps, 'pauseFor'>,
  customer: SessionCustomer,
  password: string,
  network: string,
): Promise<SecondFactorKey> {
  await requirePassword(deps, customer, password, network);
  const secret = newSecret();
  if (!(await insertOrReplaceUnconfirmed(deps.db, customer.id, secret))) throw isOnAlready();
  return { secret, uri: keyUri(secret, deps.shop.name, customer.email) };
}

/** On from now on; the sessions that are open go on. Resolves to the recovery codes, which nobody can read again. */
export async function confirmSecondFactor(
  deps: Needs,
  customer: SessionCustomer,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const factor = await findSecondFactor(deps.db, customer.id);
  if (!factor) throw new Refusal('conflict', serverMessages.secondFactorNotBegun);
  if (factor.confirmed_at) throw isOnAlready();
  const now = deps.clock.now();
  const step = stepOf(factor.secret, plainCode(code), now);
  if (step === undefined) throw new Refusal('invalid', serverMessages.codeWrong, { code: serverMessages.codeWrong });
  const recoveryCodes = newRecoveryCodes();
  await deps.db.transaction().execute(async (trx) => {
    const isConfirmed = await updateConfirmed(trx, factor, now.toISOString(), step);
    if (!isConfirmed) throw new Refusal('conflict', serverMessages.secondFactorNotBegun);
    const rows = recoveryCodes.map((one) => ({ customer_id: customer.id, code_hash: hashRecoveryCode(one) }));
    await insertRecoveryCodes(trx, rows);
    await queueNotice(trx, deps, customer, true);
  });
  deps.log.info({ customer: customer.id }, 'a second factor was turned on');
  deps.changes.publish({ data: 'mails' });
  return { recoveryCodes };
}

/** Off from now on, where it is on. */
export async function endSecondFactor(
  deps: Needs & Pick<Deps, 'pauseFor'>,
  customer: SessionCustomer,
  password: string,
  network: string,
): Promise<undefined> {
  await requirePassword(deps, customer, password, network);
  await removeSecondFactor(deps, customer);
}

/** For the owner of the shop. Undefined where no customer has the e-mail, false where there is nothing to remove. */
export async function removeSecondFactorOfEmail(deps: Needs, email: string): Promise<boolean | undefined> {
  const customer = await findCustomerByEmail(deps.db, email.trim().toLowerCase());
  return customer && removeSecondFactor(deps, customer);
}

/** False where it was not on. */
async function removeSecondFactor(deps: Needs, customer: Owner): Promise<boolean> {
  const wasOn = await deps.db.transaction().execute(async (trx) => {
    const factor = await deleteSecondFactor(trx, customer.id);
    if (!factor?.confirmed_at) return false;
    await queueNotice(trx, deps, customer, false);
    return true;
  });
  if (!wasOn) return false;
  deps.log.info({ customer: customer.id }, 'a second factor was turned off');
  deps.changes.publish({ data: 'mails' });
  return true;
}

async function queueNotice(
  trx: Database,
  deps: Pick<Deps, 'clock' | 'shop'>,
  { email }: Owner,
  isOn: boolean,
): Promise<void> {
  const isLeft = await takeTry({ db: trx, clock: deps.clock }, { limit: notices, subject: email });
  if (isLeft !== undefined) await queueMail(trx, deps.clock, { recipient: email, ...secondFactorMail(deps, isOn) });
}

function isOnAlready(): Refusal {
  return new Refusal('conflict', serverMessages.secondFactorOn);
}
