// The link that signs a developer in to the admin with one click. It does not exist in production,
// or once the database has members of staff.
import * as messages from '@taana-baana/contract/admin/texts/messages.ts';
import { v7 } from 'uuid';
import { newToken } from '../../../credentials/secret-tokens.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { keepChallenge, takeChallenge } from './challenges.service.ts';
import { type Opened, requireSession } from './sign-in.service.ts';
import * as repository from './staff.repository.ts';
import { type Origin, developmentOwner, oldestOpening, openSession } from './staff-sessions.service.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

const linkLength = 10 * 60_000;
const asked = { purpose: 'link', sessionId: null } as const;
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Undefined if there is none. Works once, within ten minutes. */
export async function makeDevelopmentLink(deps: Needs): Promise<string | undefined> {
  if (!(await isAllowed(deps))) return undefined;
  const token = newToken();
  await keepChallenge(deps, token, asked, linkLength);
  return `${deps.config.admin?.url}/link#${token}`;
}

export async function signInByLink(deps: Needs, token: string, origin: Origin): Promise<Opened> {
  if (!(await isAllowed(deps)) || !(await takeChallenge(deps, token, asked)))
    throw new AppError('link-invalid', messages.linkInvalid);
  const { db, clock } = deps;
  const opened = await db.transaction().execute(async (trx) => {
    const known = await repository.findStaffByEmail(trx, developmentOwner.email);
    const id = known?.id ?? v7();
    const nothing = { password_hash: null, app_secret: null, new_app_secret: null, last_step: 0, disabled_at: null };
    const created_at = clock.now().toISOString();
    if (!known) await repository.insertStaff(trx, { id, ...developmentOwner, role: 'owner', ...nothing, created_at });
    return openSession(trx, deps, id, origin, 'development link');
  });
  return { token: opened.token, session: await requireSession(deps, opened.token) };
}

/** On a developer's own machine, with sandbox payments, and with no staff but the developer. */
async function isAllowed({ db, clock, config }: Needs): Promise<boolean> {
  const isDevelopment = config.environment === 'development' && config.razorpay === undefined;
  const isHere = [config.host, hostOf(config.admin?.url)].every((host) => loopbackHosts.includes(host));
  if (!isDevelopment || !isHere) return false;
  const now = clock.now();
  const staff = await repository.listStaffRows(db, { now: now.toISOString(), openedAfter: oldestOpening(now) });
  return staff.every(({ email }) => email === developmentOwner.email);
}

const hostOf = (address = 'http://none'): string => new URL(address).hostname;
