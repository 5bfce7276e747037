// Accounts: sign-up, login, profile, and the GSTIN that invoices of later orders show.
import {
  type Credentials,
  type Customer,
  type ProfileUpdate,
  type Registration,
  type SignedInCustomer,
  serverMessages,
} from '@taana-baana/contract';
import { v7 } from 'uuid';
import type { Database } from '../../../database/tables.ts';
import { inTransaction, isUniqueViolation } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import {
  type ProfileRow,
  deleteCustomerRow,
  findCustomer,
  findCustomerByEmail,
  findGstin,
  insertCustomer,
  lockCustomerEmail,
  updateGstin,
  updateNoContactOf,
  updateProfile,
} from './accounts.repository.ts';
import { queueEmailChangedMail } from './email/email-links.service.ts';
import { deletePasswordReset, deleteResetRequests } from './passwords/password-reset.repository.ts';
import { networksIn } from '../../../credentials/known-networks.ts';
import {
  type CountedAttempt,
  resetPasswordAttempts,
  consumeLoginAttempt,
  consumePasswordAttempt,
} from '../rate-limits/password-attempts.service.ts';
import { hashPassword, isPassword, rejectCommonPassword } from '../../../credentials/passwords.ts';
import { isSecondFactorOn, passesSecondFactor } from './second-factor/second-factor.service.ts';
import { type SessionCustomer, openSession } from './sessions.service.ts';
import type { CustomerGstin } from '@taana-baana/contract/schemas/selling/gstin.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

export const customerNetworks = networksIn('known_networks');

export const isKnownNetwork = async (deps: Needs, email: string, network: string): Promise<boolean> =>
  customerNetworks.isKnown(deps, network, (await findCustomerByEmail(deps.db, email))?.id);

/** Of parallel sign-ups with one e-mail, one succeeds. */
export async function register(
  deps: Needs & Pick<Deps, 'settings'>,
  { password, ...profile }: Registration,
): Promise<Customer> {
  rejectCommonPassword(deps, password, Object.values(profile));
  const row = await insertCustomer(deps.db, {
    id: v7(),
    ...profile,
    password_hash: await hashPassword(password),
    created_at: deps.clock.now().toISOString(),
    email_confirmed_at: null,
  });
  if (!row) throw new AppError('conflict', serverMessages.userExists, { fields: { email: serverMessages.userExists } });
  return toCustomer(row);
}

/**
 * Opens another session. An unknown e-mail and a wrong password get the same error after the same
 * work. An attempt is counted before the password is checked, so parallel guesses count too;
 * correct password and code reset the count.
 */
export async function login(
  deps: Needs & Pick<Deps, 'pauseFor' | 'log'>,
  { email, password, code }: Credentials,
  from: { readonly network: string; readonly userAgent: string | undefined },
): Promise<SignedInCustomer> {
  const { limitReached, error } = await consumeLoginAttempt(deps, email, from.network, () =>
    isKnownNetwork(deps, email, from.network),
  );
  const customer = await findCustomerByEmail(deps.db, email);
  const isRight = await isPassword(password, customer?.password_hash);
  if (!customer || !isRight) {
    logWrongPassword(deps, customer?.id, limitReached);
    throw error ?? new AppError('invalid-credentials', serverMessages.invalidCredentials);
  }
  if (!(await passesSecondFactor(deps, customer.id, code))) {
    throw (
      error ??
      new AppError('invalid-credentials', serverMessages.codeWrong, { fields: { code: serverMessages.codeWrong } })
    );
  }
  await resetPasswordAttempts(deps, email, from.network);
  const token = await openSession(deps, customer, from.userAgent);
  if (token === undefined) throw new AppError('invalid-credentials', serverMessages.invalidCredentials);
  await customerNetworks.remember(deps.db, deps, customer.id, from.network);
  deps.log.info({ customer: customer.id }, 'a login');
  return { ...toCustomer(customer), token };
}

/** A new e-mail invalidates reset links sent to the old one, which gets a notice. */
export async function editUser(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'changes' | 'log'>,
  { id }: SessionCustomer,
  profile: ProfileUpdate,
): Promise<Customer> {
  try {
    const { row, isMoved } = await inTransaction(deps, async (trx) => {
      const oldEmail = await lockCustomerEmail(trx, id);
      if (oldEmail === undefined) throw new AppError('not-signed-in', serverMessages.notSignedIn);
      if (profile.email !== oldEmail) {
        await requireNoSecondFactor(trx, id);
        await deletePasswordReset(trx, id);
        await queueEmailChangedMail(trx, deps, id, oldEmail);
      }
      return { row: await updateProfile(trx, { id, ...profile }), isMoved: profile.email !== oldEmail };
    });
    if (!row) throw new AppError('not-signed-in', serverMessages.notSignedIn);
    if (isMoved) deps.log.info({ customer: id }, 'an e-mail was changed');
    return toCustomer(row);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', serverMessages.emailTaken, { fields: { email: serverMessages.emailTaken } });
  }
}

/** With one the e-mail stays confirmed: a reset of the password then never removes it. */
async function requireNoSecondFactor(trx: Database, customerId: string): Promise<void> {
  if (!(await isSecondFactorOn({ db: trx }, customerId))) return;
  const { secondFactorKeepsEmail } = serverMessages;
  throw new AppError('conflict', secondFactorKeepsEmail, { fields: { email: secondFactorKeepsEmail } });
}

/**
 * Asks for the password before an irreversible action. Attempts count like those of a login, and
 * past the limit every network is rejected. A wrong password throws an error for its field.
 */
export async function requirePassword(
  deps: Needs & Pick<Deps, 'pauseFor' | 'log'>,
  customer: SessionCustomer,
  password: string,
  network: string,
): Promise<void> {
  const { limitReached } = await consumePasswordAttempt(deps, customer.email, network);
  const found = await findCustomer(deps.db, customer.id);
  if (!(await isPassword(password, found?.password_hash))) {
    logWrongPassword(deps, customer.id, limitReached);
    throw new AppError('invalid', serverMessages.passwordWrong, { fields: { password: serverMessages.passwordWrong } });
  }
  await resetPasswordAttempts(deps, customer.email, network);
}

function logWrongPassword(
  { log }: Pick<Deps, 'log'>,
  customer = 'unknown',
  limitReached: CountedAttempt['limitReached'],
): void {
  log.info({ customer }, 'a wrong password');
  if (limitReached) log.warn({ customer, from: limitReached }, 'the limit of wrong passwords is reached');
}

export async function findJoinDate({ db }: Pick<Deps, 'db'>, customerId: string): Promise<string> {
  const customer = await findCustomer(db, customerId);
  if (!customer) throw new AppError('not-signed-in', serverMessages.notSignedIn);
  return customer.created_at;
}

/** Nobody writes about a cart any more to the account with that e-mail, if there is one. */
export function stopContact(trx: Database, { clock }: Pick<Deps, 'clock'>, email: string): Promise<void> {
  return updateNoContactOf(trx, email, clock.now().toISOString());
}

/**
 * Sessions, cart, wishlist and reset links go with the row. Call inside
 * a transaction, with its handle.
 */
export async function deleteCustomer(trx: Database, { id, email }: SessionCustomer): Promise<void> {
  await deleteResetRequests(trx, email);
  await deleteCustomerRow(trx, id);
}

export const toCustomer = (row: ProfileRow): Customer => ({
  _id: row.id,
  firstname: row.firstname,
  lastname: row.lastname,
  email: row.email,
  mobile: row.mobile,
});

export const readGstin = async ({ db }: Pick<Deps, 'db'>, customerId: string): Promise<CustomerGstin> => ({
  gstin: (await findGstin(db, customerId)) ?? null,
});

export async function saveGstin(
  { db }: Pick<Deps, 'db'>,
  customerId: string,
  gstin: string | null,
): Promise<CustomerGstin> {
  await updateGstin(db, customerId, gstin);
  return { gstin };
}
