// Authenticates members of staff by password and code, or by passkey: at sign-in, and again before
// irreversible actions.
import type { PasskeyProof, SignIn, StepUp } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as messages from '@taana-baana/contract/admin/texts/messages.ts';
import { networksIn } from '../../../credentials/known-networks.ts';
import { isPassword } from '../../../credentials/passwords.ts';
import { hashRecoveryCode, plainCode } from '../../../credentials/secret-tokens.ts';
import { stepOf } from '../../../credentials/totp.ts';
import type { StaffRow } from '../../../database/tables/staff-tables.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import {
  type CountedAttempt,
  consumeLoginAttempt,
  consumePasswordAttempt,
  resetPasswordAttempts,
} from '../rate-limits/password-attempts.service.ts';
import { consumeAttempts, resetAttempts } from '../rate-limits/rate-limits.service.ts';
import { checkProof, isSetUp, proofOptions, wrong } from './passkeys.service.ts';
import * as repository from './staff.repository.ts';
import {
  type Origin,
  type StaffSession,
  findStaffSession,
  openSession,
  recordProof,
} from './staff-sessions.service.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'log' | 'pauseFor'>;
export const staffNetworks = networksIn('staff_networks');

export type Opened = { readonly token: string; readonly session: StaffSession };

/**
 * Wrong codes of one member, from all networks. Past it the app's codes are rejected; only those
 * who know the password can use it up. Recovery codes and passkeys keep working.
 */
const codesOfOneMember = { name: 'staff codes', attempts: 10, minutes: 60 };

/** Separate from the attempts of a customer with the same e-mail. */
const account = (email: string): string => `staff ${email}`;
/** Separate from strangers who guess at the sign-in. */
const proofOf = (email: string): string => `staff proof ${email}`;

/**
 * An unknown e-mail, a disabled member and a wrong password get the same error after the same work.
 * Attempts are counted before the password is checked, as for customers: strangers can slow a
 * member down, but not lock them out.
 */
export async function signIn(deps: Needs, { email, password, code }: SignIn, origin: Origin): Promise<Opened> {
  const { network } = origin;
  const attempt = await consumeLoginAttempt(
    deps,
    account(email),
    network,
    async () => staffNetworks.isKnown(deps, network, (await repository.findStaffByEmail(deps.db, email))?.id),
    'staff',
  );
  const row = await repository.findStaffByEmail(deps.db, email);
  const isRight = await isPassword(password, row?.password_hash ?? undefined, 'staff');
  if (!row || !isRight || row.disabled_at !== null) throw wrongPassword(deps, row, attempt);
  await requireCode(deps, row, code ?? '', attempt);
  await resetPasswordAttempts(deps, account(email), network);
  return open(deps, row.id, origin, (now) => now.password_hash === row.password_hash);
}

export function beginPasskeySignIn(deps: Needs) {
  return proofOptions(deps, 'sign-in', null);
}

export async function signInByPasskey(deps: Needs, { response }: PasskeyProof, origin: Origin): Promise<Opened> {
  const { staffId, redeem } = await checkProof(deps, response, 'sign-in', null);
  return open(deps, staffId, origin, (_, trx) => redeem(trx));
}

/** Throws an error unless the member may still sign in and the checked data is unchanged. */
async function open(
  deps: Needs,
  staffId: string,
  origin: Origin,
  isStillSo: (row: StaffRow, trx: Database) => boolean | Promise<boolean>,
): Promise<Opened> {
  const { token } = await deps.db.transaction().execute(async (trx) => {
    const row = await repository.lockStaff(trx, staffId);
    if (!row || row.disabled_at !== null || !(await isStillSo(row, trx)))
      throw new AppError('invalid-credentials', messages.signInWrong);
    await staffNetworks.remember(trx, deps, staffId, origin.network);
    return openSession(trx, deps, staffId, origin, 'sign-in');
  });
  deps.log.info({ staff: staffId }, 'a staff sign-in');
  return { token, session: await requireSession(deps, token) };
}

/** The session that was opened just now. */
export async function requireSession(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  token: string,
): Promise<StaffSession> {
  const session = await findStaffSession(deps, token);
  if (!session) throw new AppError('not-signed-in', messages.notSignedIn);
  return session;
}

/** Past the limit every network is refused; only callers with an open session get here. */
export async function stepUp(
  deps: Needs,
  session: StaffSession,
  { password, code }: StepUp,
  network: string,
): Promise<StaffSession> {
  const { email } = session.staff;
  const attempt = await consumePasswordAttempt(deps, proofOf(email), network, 'signed in');
  const row = await repository.findStaff(deps.db, session.staff.id);
  const isRight = await isPassword(password, row?.password_hash ?? undefined, 'signed in');
  if (!row || !isRight) throw wrongPassword(deps, row, attempt);
  await requireCode(deps, row, code, attempt);
  await resetPasswordAttempts(deps, proofOf(email), network);
  return { ...session, provenUntil: await recordProof(deps.db, deps, session.id) };
}

export function beginPasskeyStepUp(deps: Needs, { id }: StaffSession) {
  return proofOptions(deps, 'step-up', id);
}

export async function stepUpByPasskey(
  deps: Needs,
  session: StaffSession,
  { response }: PasskeyProof,
): Promise<StaffSession> {
  const { staffId, redeem } = await checkProof(deps, response, 'step-up', session.id);
  if (staffId !== session.staff.id || !(await redeem(deps.db))) throw wrong();
  return { ...session, provenUntil: await recordProof(deps.db, deps, session.id) };
}

/** Uses up a code of the app, or a recovery code. Call only after the correct password. */
async function requireCode(deps: Needs, row: StaffRow, code: string, { error }: CountedAttempt): Promise<void> {
  if (!(await isSetUp(deps.db, row))) throw new AppError('forbidden', messages.notSetUp);
  const plain = plainCode(code);
  if (plain === '') {
    const { codeWanted } = messages;
    throw new AppError('second-factor-required', codeWanted, { fields: { code: codeWanted } });
  }
  const isRight = /^\d{6}$/.test(plain)
    ? await takeCode(deps, row, plain)
    : await repository.deleteRecoveryCode(deps.db, { staff_id: row.id, code_hash: hashRecoveryCode(plain) });
  if (isRight) return;
  deps.log.info({ staff: row.id }, 'a wrong code of staff');
  throw error ?? new AppError('invalid-credentials', messages.codeWrong, { fields: { code: messages.codeWrong } });
}

async function takeCode(deps: Needs, { id, app_secret: secret }: StaffRow, code: string): Promise<boolean> {
  const attempts = [{ limit: codesOfOneMember, subject: id }];
  const left = await consumeAttempts(deps, attempts);
  const step = secret === null ? undefined : stepOf(secret, code, deps.clock.now());
  if (step !== undefined && (await repository.updateLastStep(deps.db, id, step))) {
    await resetAttempts(deps, attempts);
    return true;
  }
  if (left === 0) deps.log.warn({ staff: id }, 'the limit of wrong codes of staff is reached');
  return false;
}

function wrongPassword({ log }: Needs, row: StaffRow | undefined, { limitReached, error }: CountedAttempt): AppError {
  const staff = row?.id ?? 'unknown';
  log.info({ staff }, 'a wrong password of staff');
  if (limitReached) log.warn({ staff, from: limitReached }, 'the limit of wrong passwords of staff is reached');
  return error ?? new AppError('invalid-credentials', messages.signInWrong);
}
