// Passkeys (WebAuthn): registration and sign-in. They belong to the admin's origin, and the device
// asks for a fingerprint, a face or a PIN each time.
import type { PasskeyProof, PasskeyRegistration } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as messages from '@taana-baana/contract/admin/texts/messages.ts';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type * as z from 'zod/mini';
import type { StaffChallengeRow, StaffPasskeyRow, StaffRow } from '../../../database/tables/staff-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { isDatabaseUnavailable } from '../../../database/unavailable.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { keepChallenge, takeChallenge } from './challenges.service.ts';
import { findPasskey, listPasskeyRows, updatePasskeyUsed } from './passkeys.repository.ts';
import type { StaffSession } from './staff-sessions.service.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'settings'>;
type Registration = z.infer<typeof PasskeyRegistration>['response'];
type Proof = PasskeyProof['response'];
type Purpose = StaffChallengeRow['purpose'];

/** Whether the member has a second factor. */
export async function isSetUp(db: Database, { id, app_secret: secret }: StaffRow): Promise<boolean> {
  return secret !== null || (await listPasskeyRows(db, id)).length > 0;
}

/** The options for the browser to create a passkey for the session's member. */
export async function registrationOptions(deps: Needs, { id, staff }: StaffSession) {
  const known = await listPasskeyRows(deps.db, staff.id);
  const options = await generateRegistrationOptions({
    rpName: deps.settings.current().name,
    rpID: siteOf(deps).host,
    userName: staff.email,
    userDisplayName: staff.name,
    userID: new TextEncoder().encode(staff.id),
    excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(deps, options.challenge, { purpose: 'registration', sessionId: id });
  return { ...options };
}

/** The new credential; throws an error unless the answer is to a challenge of this session. */
export async function checkRegistration(
  deps: Needs,
  session: StaffSession,
  response: Registration,
): Promise<Pick<StaffPasskeyRow, 'id' | 'public_key' | 'counter'>> {
  const { origin, host } = siteOf(deps);
  const asked = { purpose: 'registration', sessionId: session.id } as const;
  const { registrationInfo } = await orWrong(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(deps, challenge, asked),
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
    }),
  );
  if (!registrationInfo) throw wrong();
  const { id, publicKey, counter } = registrationInfo.credential;
  return { id, public_key: Buffer.from(publicKey).toString('base64url'), counter };
}

/** Names no account: the browser offers the passkeys that it has for this site. */
export async function proofOptions(deps: Needs, purpose: Purpose, sessionId: string | null) {
  const options = await generateAuthenticationOptions({ rpID: siteOf(deps).host, userVerification: 'required' });
  await keepChallenge(deps, options.challenge, { purpose, sessionId });
  return { ...options };
}

export interface ProvenPasskey {
  readonly staffId: string;
  /** Call in the transaction that the proof allows. False if it was removed in between. */
  readonly redeem: (trx: Database) => Promise<boolean>;
}

/** Throws an error unless the answer is right and to a challenge of this purpose and session. */
export async function checkProof(
  deps: Needs,
  response: Proof,
  purpose: Purpose,
  sessionId: string | null,
): Promise<ProvenPasskey> {
  const { origin, host } = siteOf(deps);
  const passkey = await findPasskey(deps.db, response.id);
  if (!passkey) throw wrong();
  const { verified, authenticationInfo } = await orWrong(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(deps, challenge, { purpose, sessionId }),
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified) throw wrong();
  const { newCounter } = authenticationInfo;
  const redeem = (trx: Database) => updatePasskeyUsed(trx, passkey.id, newCounter, deps.clock.now().toISOString());
  return { staffId: passkey.staff_id, redeem };
}

export const wrong = () => new AppError('invalid-credentials', messages.passkeyWrong);

/** The library throws many kinds of errors. */
async function orWrong<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw isDatabaseUnavailable(error) ? error : wrong();
  }
}

function siteOf({ config }: Pick<Deps, 'config'>): { origin: string; host: string } {
  const origin = config.admin?.url ?? '';
  return { origin, host: new URL(origin).hostname };
}
