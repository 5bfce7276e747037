// Turns the second factor on and off: by the customer, or by the shop's owner for a
// customer who lost app and codes.
import { type SecondFactorKey, serverMessages } from '@taana-baana/contract';
import { type Transaction, inTransaction } from '../../../../database/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { consumeAttempt } from '../../rate-limits/rate-limits.service.ts';
import { queueMail } from '../../../shop/mail/mail.service.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction } from '../../../shop/audit-log/audit-log.service.ts';
import { findCustomerByEmail } from '../accounts.repository.ts';
import { requirePassword } from '../accounts.service.ts';
import { hashRecoveryCode, newRecoveryCodes, plainCode } from '../../../../credentials/secret-tokens.ts';
import { secondFactorMail } from '../account-mails.ts';
import {
  deleteSecondFactor,
  findSecondFactor,
  insertOrReplaceUnconfirmed,
  insertRecoveryCodes,
  updateConfirmed,
} from './second-factor.repository.ts';
import type { SessionCustomer } from '../sessions.service.ts';
import { keyUri, newSecret, stepOf } from '../../../../credentials/totp.ts';
import { exactText } from '@taana-baana/contract/typed/exact-text.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'config' | 'settings' | 'changes'>;
type Owner = Pick<SessionCustomer, 'id' | 'email'>;

const recoveryCodeCount = 8;
/** Per mailbox, which may be a stranger's. */
const notices = { name: 'second factor mail', attempts: 4, minutes: 24 * 60 };

/**
 * A new key, inactive until its first code. Throws an error if the second factor is on, and before
 * the e-mail is confirmed: a stranger could lock the owner of the mailbox out.
 */
export async function beginSecondFactor(
  deps: Needs & Pick<Deps, 'pauseFor'>,
  customer: SessionCustomer,
  password: string,
  network: string,
): Promise<SecondFactorKey> {
  await requirePassword(deps, customer, password, network);
  requireConfirmedEmail(customer);
  const secret = newSecret();
  if (!(await insertOrReplaceUnconfirmed(deps.db, customer.id, secret))) throw isOnAlready();
  return { secret, uri: keyUri(secret, deps.settings.current().name, customer.email) };
}

/**
 * Turns it on; open sessions continue. Resolves to the recovery codes, which cannot be read again.
 */
export async function confirmSecondFactor(
  deps: Needs,
  customer: SessionCustomer,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  requireConfirmedEmail(customer);
  const factor = await findSecondFactor(deps.db, customer.id);
  if (!factor) throw new AppError('conflict', serverMessages.secondFactorNotBegun);
  if (factor.confirmed_at) throw isOnAlready();
  const now = deps.clock.now();
  const step = stepOf(factor.secret, plainCode(code), now);
  if (step === undefined)
    throw new AppError('invalid', serverMessages.codeWrong, { fields: { code: serverMessages.codeWrong } });
  const recoveryCodes = newRecoveryCodes(recoveryCodeCount);
  await inTransaction(deps, async (trx) => {
    const isConfirmed = await updateConfirmed(trx, factor, now.toISOString(), step);
    if (!isConfirmed) throw new AppError('conflict', serverMessages.secondFactorNotBegun);
    const rows = recoveryCodes.map((one) => ({ customer_id: customer.id, code_hash: hashRecoveryCode(one) }));
    await insertRecoveryCodes(trx, rows);
    await queueNotice(trx, deps, customer, true);
  });
  deps.log.info({ customer: customer.id }, 'a second factor was turned on');
  return { recoveryCodes };
}

/** Turns it off, if it is on. */
export async function endSecondFactor(
  deps: Needs & Pick<Deps, 'pauseFor'>,
  customer: SessionCustomer,
  password: string,
  network: string,
): Promise<undefined> {
  await requirePassword(deps, customer, password, network);
  await removeSecondFactor(deps, customer);
}

/**
 * For the shop's owner. Undefined if no customer has the e-mail, false
 * if there is nothing to remove.
 */
export async function removeSecondFactorOfEmail(
  deps: Needs,
  email: string,
  actor: Actor,
): Promise<boolean | undefined> {
  const customer = await findCustomerByEmail(deps.db, exactText(email).toLowerCase());
  return customer && removeSecondFactor(deps, customer, actor);
}

/** False if it was not on. `actor`: unless it is the customer. */
async function removeSecondFactor(deps: Needs, customer: Owner, actor?: Actor): Promise<boolean> {
  const wasOn = await inTransaction(deps, async (trx) => {
    const factor = await deleteSecondFactor(trx, customer.id);
    if (!factor?.confirmed_at) return false;
    await queueNotice(trx, deps, customer, false);
    if (actor) {
      const subject = `customer ${customer.id}`;
      await recordAction(trx, deps.clock, actor, { action: 'customers remove-second-factor', subject });
    }
    return true;
  });
  if (!wasOn) return false;
  deps.log.info({ customer: customer.id }, 'a second factor was turned off');
  return true;
}

async function queueNotice(
  trx: Transaction,
  deps: Pick<Deps, 'clock' | 'config' | 'settings'>,
  { email }: Owner,
  isOn: boolean,
): Promise<void> {
  const isLeft = await consumeAttempt({ db: trx, clock: deps.clock }, { limit: notices, subject: email });
  if (isLeft !== undefined) await queueMail(trx, deps.clock, { recipient: email, ...secondFactorMail(deps, isOn) });
}

function requireConfirmedEmail({ emailConfirmedAt }: SessionCustomer): void {
  if (emailConfirmedAt !== null) return;
  const { secondFactorNeedsEmail } = serverMessages;
  throw new AppError('conflict', secondFactorNeedsEmail, {
    fields: { password: secondFactorNeedsEmail, code: secondFactorNeedsEmail },
  });
}

function isOnAlready(): AppError {
  return new AppError('conflict', serverMessages.secondFactorOn);
}
