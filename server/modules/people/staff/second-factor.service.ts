// A member's own second factors: authenticator app, passkeys, recovery codes.
import type { AuditAction } from '@taana-baana/contract/admin/texts/shop/audit-log.ts';
import type {
  FactorAdded,
  Me,
  Passkey,
  PasskeyRegistration,
} from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as messages from '@taana-baana/contract/admin/texts/messages.ts';
import type * as z from 'zod/mini';
import { deviceOf } from '../../../credentials/device.ts';
import { hashRecoveryCode, newRecoveryCodes, plainCode } from '../../../credentials/secret-tokens.ts';
import { keyUri, newSecret, stepOf } from '../../../credentials/totp.ts';
import type { Database } from '../../../database/tables.ts';
import { isUniqueViolation } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { deletePasskey, insertPasskey, listPasskeyRows } from './passkeys.repository.ts';
import { checkRegistration } from './passkeys.service.ts';
import * as repository from './staff.repository.ts';
import { type StaffSession, endSetUp } from './staff-sessions.service.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'settings'>;

const recoveryCodeCount = 10;

export async function showMe(
  { db, config, settings }: Pick<Deps, 'db' | 'config' | 'settings'>,
  { staff, needsSetUp, provenUntil }: StaffSession,
): Promise<Me> {
  const row = await repository.findStaff(db, staff.id);
  const { name, logo, promises, daysOff } = settings.current();
  return {
    ...staff,
    // Of now: the session may have changed them.
    name: row?.name ?? staff.name,
    email: row?.email ?? staff.email,
    needsSetUp,
    hasApp: row?.app_secret != null,
    recoveryCodesLeft: await repository.countRecoveryCodes(db, staff.id),
    provenUntil,
    shopName: name,
    ...(logo?.mail && { shopLogo: { src: logo.mail, width: logo.header.width, height: logo.header.height } }),
    shopUrl: config.publicUrl,
    packWithinHours: promises.processingDays * 24,
    daysOff: daysOff.map(({ from, to }) => ({ from, to })),
  };
}

/** A new key, inactive until its first code; an existing app works until then. */
export async function beginApp(
  { db, settings }: Needs,
  { staff }: StaffSession,
): Promise<{ secret: string; uri: string }> {
  const secret = newSecret();
  await repository.updateStaff(db, staff.id, { new_app_secret: secret });
  return { secret, uri: keyUri(secret, settings.current().name, staff.email) };
}

export async function confirmApp(deps: Needs, session: StaffSession, code: string, actor: Actor): Promise<FactorAdded> {
  const { db, clock } = deps;
  return db.transaction().execute(async (trx) => {
    const row = await repository.lockStaff(trx, session.staff.id);
    if (!row?.new_app_secret) throw new AppError('conflict', messages.appNotBegun);
    const step = stepOf(row.new_app_secret, plainCode(code), clock.now());
    if (step === undefined) throw new AppError('invalid', messages.codeWrong, { fields: { code: messages.codeWrong } });
    const changes = { app_secret: row.new_app_secret, new_app_secret: null, last_step: step };
    await repository.updateStaff(trx, row.id, changes);
    return factorAdded(trx, deps, session, actor, 'app set up');
  });
}

export async function addPasskey(
  deps: Needs,
  session: StaffSession,
  response: z.infer<typeof PasskeyRegistration>['response'],
  userAgent: string | undefined,
  actor: Actor,
): Promise<FactorAdded> {
  const passkey = await checkRegistration(deps, session, response);
  const created_at = deps.clock.now().toISOString();
  const row = { ...passkey, staff_id: session.staff.id, device: deviceOf(userAgent), created_at, last_used_at: null };
  try {
    return await deps.db.transaction().execute(async (trx) => {
      await repository.lockStaff(trx, session.staff.id);
      await insertPasskey(trx, row);
      return factorAdded(trx, deps, session, actor, 'passkey set up');
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', messages.passkeyKnown);
  }
}

/** The first factor ends the set-up, counts as a proof of identity, and creates recovery codes. */
async function factorAdded(
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  session: StaffSession,
  actor: Actor,
  action: AuditAction,
): Promise<FactorAdded> {
  const subject = `staff ${session.staff.id}`;
  await recordAction(trx, clock, actor, { action, subject });
  if (session.needsSetUp) await endSetUp(trx, { clock }, session.id);
  const hasCodes = (await repository.countRecoveryCodes(trx, session.staff.id)) > 0;
  return { recoveryCodes: hasCodes ? null : await newCodes(trx, session.staff.id) };
}

export async function listPasskeys({ db }: Pick<Deps, 'db'>, { staff }: StaffSession): Promise<Passkey[]> {
  const rows = await listPasskeyRows(db, staff.id);
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}

/** Not the last factor. */
export function removePasskey(
  { db, clock }: Needs,
  { staff }: StaffSession,
  id: string,
  actor: Actor,
): Promise<undefined> {
  return db.transaction().execute(async (trx) => {
    const row = await repository.lockStaff(trx, staff.id);
    if (!(await deletePasskey(trx, id, staff.id))) throw new AppError('not-found', messages.passkeyNotFound);
    const left = await listPasskeyRows(trx, staff.id);
    if (left.length === 0 && !row?.app_secret) throw new AppError('conflict', messages.lastFactor);
    await recordAction(trx, clock, actor, { action: 'passkey removed', subject: `staff ${staff.id}` });
    return undefined;
  });
}

/** The old ones stop working. */
export function replaceRecoveryCodes(
  { db, clock }: Needs,
  { staff }: StaffSession,
  actor: Actor,
): Promise<{ recoveryCodes: string[] }> {
  return db.transaction().execute(async (trx) => {
    await repository.lockStaff(trx, staff.id);
    await repository.deleteRecoveryCodes(trx, staff.id);
    await recordAction(trx, clock, actor, { action: 'recovery codes replaced', subject: `staff ${staff.id}` });
    return { recoveryCodes: await newCodes(trx, staff.id) };
  });
}

async function newCodes(trx: Database, staffId: string): Promise<string[]> {
  const codes = newRecoveryCodes(recoveryCodeCount);
  await repository.insertRecoveryCodes(
    trx,
    codes.map((code) => ({ staff_id: staffId, code_hash: hashRecoveryCode(code) })),
  );
  return codes;
}
