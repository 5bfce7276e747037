// Accounts: sign-up, login and the profile.
import {
  type Credentials,
  type Customer,
  type ProfileUpdate,
  type Registration,
  type SignedInCustomer,
  serverMessages,
} from '@taana-baana/contract';
import { v7 } from 'uuid';
import type { Database } from '../../database/tables.ts';
import { isUniqueViolation } from '../../database/violations.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../refusal.ts';
import { toCustomer } from './accounts.mapping.ts';
import {
  deleteCustomerRow,
  findCustomer,
  findCustomerByEmail,
  insertCustomer,
  lockCustomer,
  updateProfile,
} from './accounts.repository.ts';
import { queueEmailChangedMail } from './email-links.service.ts';
import { deletePasswordReset, deleteResetRequests } from './password-reset.repository.ts';
import { rememberNetwork } from './known-networks.service.ts';
import { type CountedTry, forgetPasswordTries, takeLoginTry, takePasswordTry } from './password-tries.ts';
import { hashPassword, isPassword, refuseEasyPassword } from './passwords.ts';
import { passesSecondFactor } from './second-factor.service.ts';
import { type SessionCustomer, openSession } from './sessions.service.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** Of any number of sign-ups with one e-mail, one succeeds. */
export async function register(
  deps: Needs & Pick<Deps, 'shop'>,
  { password, ...profile }: Registration,
): Promise<Customer> {
  refuseEasyPassword(deps, password, profile);
  const row = await insertCustomer(deps.db, {
    id: v7(),
    ...profile,
    password_hash: await hashPassword(password),
    created_at: deps.clock.now().toISOString(),
    email_confirmed_at: null,
  });
  if (!row) throw new Refusal('conflict', serverMessages.userExists, { email: serverMessages.userExists });
  return toCustomer(row);
}

/**
 * Opens one more session. An unknown e-mail and a wrong password are refused alike, after the same work. A try is counted
 * before the password is looked at, so that guesses made at once count too, and forgotten when password and code were right.
 */
export async function login(
  deps: Needs & Pick<Deps, 'pauseFor' | 'log'>,
  { email, password, code }: Credentials,
  from: { readonly network: string; readonly userAgent: string | undefined },
): Promise<SignedInCustomer> {
  const { limitReached, refusal } = await takeLoginTry(deps, email, from.network);
  const customer = await findCustomerByEmail(deps.db, email);
  const isRight = await isPassword(password, customer?.password_hash);
  if (!customer || !isRight) {
    logWrongPassword(deps, customer?.id, limitReached);
    throw refusal ?? new Refusal('invalid-credentials', serverMessages.invalidCredentials);
  }
  if (!(await passesSecondFactor(deps, customer.id, code))) {
    throw refusal ?? new Refusal('invalid-credentials', serverMessages.codeWrong, { code: serverMessages.codeWrong });
  }
  await forgetPasswordTries(deps, email, from.network);
  const token = await openSession(deps, customer, from.userAgent);
  if (token === undefined) throw new Refusal('invalid-credentials', serverMessages.invalidCredentials);
  await rememberNetwork(deps, customer.id, from.network);
  deps.log.info({ customer: customer.id }, 'a login');
  return { ...toCustomer(customer), token };
}

/** A new e-mail ends a reset link that went to the old one, and the old one is told. */
export async function editUser(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'shop' | 'changes' | 'log'>,
  { id }: SessionCustomer,
  profile: ProfileUpdate,
): Promise<Customer> {
  try {
    const { row, isMoved } = await deps.db.transaction().execute(async (trx) => {
      const oldEmail = await lockCustomer(trx, id);
      if (oldEmail === undefined) throw new Refusal('not-signed-in', serverMessages.notSignedIn);
      if (profile.email !== oldEmail) {
        await deletePasswordReset(trx, id);
        await queueEmailChangedMail(trx, deps, id, oldEmail);
      }
      return { row: await updateProfile(trx, { id, ...profile }), isMoved: profile.email !== oldEmail };
    });
    if (!row) throw new Refusal('not-signed-in', serverMessages.notSignedIn);
    if (isMoved) {
      deps.log.info({ customer: id }, 'an e-mail was changed');
      deps.changes.publish({ data: 'mails' });
    }
    return toCustomer(row);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal('conflict', serverMessages.emailTaken, { email: serverMessages.emailTaken });
  }
}

/** Before what cannot be undone. Counted as a login's tries are, and refused past them everywhere; throws the refusal that names the field. */
export async function requirePassword(
  deps: Needs & Pick<Deps, 'pauseFor' | 'log'>,
  customer: SessionCustomer,
  password: string,
  network: string,
): Promise<void> {
  const { limitReached } = await takePasswordTry(deps, customer.email, network);
  const found = await findCustomer(deps.db, customer.id);
  if (!(await isPassword(password, found?.password_hash))) {
    logWrongPassword(deps, customer.id, limitReached);
    throw new Refusal('invalid', serverMessages.passwordWrong, { password: serverMessages.passwordWrong });
  }
  await forgetPasswordTries(deps, customer.email, network);
}

function logWrongPassword(
  { log }: Pick<Deps, 'log'>,
  customer = 'unknown',
  limitReached: CountedTry['limitReached'],
): void {
  log.info({ customer }, 'a wrong password');
  if (limitReached) log.warn({ customer, from: limitReached }, 'the limit of wrong passwords is reached');
}

export async function findJoinDate({ db }: Pick<Deps, 'db'>, customerId: string): Promise<string> {
  const customer = await findCustomer(db, customerId);
  if (!customer) throw new Refusal('not-signed-in', serverMessages.notSignedIn);
  return customer.created_at;
}

/** With sessions, cart, wishlist and reset links, which belong to the row. Call inside a transaction, with its handle. */
export async function deleteCustomer(trx: Database, { id, email }: SessionCustomer): Promise<void> {
  await deleteResetRequests(trx, email);
  await deleteCustomerRow(trx, id);
}
