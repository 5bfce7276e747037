// Accounts: sign-up, sessions and the profile.
import {
  type Credentials,
  type Customer,
  type ProfileUpdate,
  type Registration,
  type SignedInCustomer,
  serverMessages,
} from '@taana-baana/contract';
import { v7 } from 'uuid';
import { isUniqueViolation } from '../../database/violations.ts';
import type { Deps } from '../../deps.ts';
import { forgetTries, takeTries } from '../limits/limits.service.ts';
import { Refusal } from '../refusal.ts';
import { toCustomer } from './accounts.mapping.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  findCustomerByEmail,
  findSession,
  insertCustomer,
  insertSession,
  updateProfile,
  updateSessionExpiry,
} from './accounts.repository.ts';
import { deletePasswordReset } from './password-reset.repository.ts';
import { passwordTries } from './password-tries.ts';
import { hashPassword, isPassword, refuseCommonPassword } from './passwords.ts';
import { hashToken, newToken } from './secret-tokens.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** The customer of a valid session. */
export interface SessionCustomer {
  readonly id: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly mobile: string;
}

const day = 86_400_000;
const sessionLength = 30 * day;

/** Of any number of sign-ups with one e-mail, one succeeds. */
export async function register(deps: Needs, { password, ...profile }: Registration): Promise<Customer> {
  refuseCommonPassword(password);
  const row = await insertCustomer(deps.db, {
    id: v7(),
    ...profile,
    password_hash: await hashPassword(password),
    created_at: deps.clock.now().toISOString(),
  });
  if (!row) throw new Refusal('conflict', serverMessages.userExists, { email: serverMessages.userExists });
  return toCustomer(row);
}

/**
 * Opens one more session. An unknown e-mail and a wrong password are refused alike, after the same work. A try is counted
 * before the password is looked at, so that guesses made at once count too, and forgotten when it was right.
 */
export async function login(deps: Needs, { email, password }: Credentials, network: string): Promise<SignedInCustomer> {
  const tries = passwordTries(email, network);
  await takeTries(deps, tries);
  const customer = await findCustomerByEmail(deps.db, email);
  const isRight = await isPassword(password, customer?.password_hash);
  if (!customer || !isRight) throw new Refusal('invalid-credentials', serverMessages.invalidCredentials);
  await forgetTries(deps, tries);
  const token = newToken();
  const now = deps.clock.now();
  const isOpen = await insertSession(
    deps.db,
    {
      token_hash: hashToken(token),
      customer_id: customer.id,
      created_at: now.toISOString(),
      expires_at: sessionEnd(now),
    },
    customer.password_hash,
  );
  if (!isOpen) throw new Refusal('invalid-credentials', serverMessages.invalidCredentials);
  return { ...toCustomer(customer), token };
}

/** Ends the session of this token; the customer's other sessions go on. */
export async function logout(deps: Needs, customerId: string, token: string): Promise<undefined> {
  await deleteSession(deps.db, hashToken(token), customerId);
}

/** Undefined when the token is unknown or expired. A session lasts 30 days from its last use, counted in days. */
export async function findSessionCustomer(deps: Needs, token: string): Promise<SessionCustomer | undefined> {
  const now = deps.clock.now();
  const tokenHash = hashToken(token);
  const session = await findSession(deps.db, tokenHash, now.toISOString());
  if (!session) return undefined;
  const { expires_at: expiresAt, ...customer } = session;
  if (Date.parse(expiresAt) - now.getTime() < sessionLength - day) {
    await updateSessionExpiry(deps.db, tokenHash, customer.id, sessionEnd(now));
  }
  return customer;
}

/** A new e-mail ends a reset link that went to the old one. */
export async function editUser(deps: Needs, customer: SessionCustomer, profile: ProfileUpdate): Promise<Customer> {
  const changed = { id: customer.id, ...profile };
  try {
    const row =
      profile.email === customer.email
        ? await updateProfile(deps.db, changed)
        : await deps.db.transaction().execute(async (trx) => {
            await deletePasswordReset(trx, customer.id);
            return updateProfile(trx, changed);
          });
    if (!row) throw new Refusal('not-signed-in', serverMessages.notSignedIn);
    return toCustomer(row);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal('conflict', serverMessages.emailTaken, { email: serverMessages.emailTaken });
  }
}

export function sweepSessions(deps: Needs): Promise<void> {
  return deleteExpiredSessions(deps.db, deps.clock.now().toISOString());
}

function sessionEnd(now: Date): string {
  return new Date(now.getTime() + sessionLength).toISOString();
}
