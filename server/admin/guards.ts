// Who may send a request to the admin: every route asks these two.
import type { FastifyRequest } from 'fastify';
import type { AdminCall } from '@taana-baana/contract/admin/calls/call.ts';
import { isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import * as messages from '@taana-baana/contract/admin/texts/messages.ts';
import type { AdminConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../modules/app-error.ts';
import { type StaffSession, findStaffSession } from '../modules/staff/sessions/staff-sessions.service.ts';
import { readSessionCookie } from './session-cookie.ts';

/** A browser sends it with every call that is not a GET, and no page can forge it. */
export function requireOrigin({ url }: AdminConfig, { method, headers }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD' || headers.origin === url) return;
  throw new AppError('forbidden', messages.wrongOrigin);
}

/** Throws an error unless the caller's session may make this call now. */
export async function authorise(
  deps: Deps,
  admin: AdminConfig,
  { permission, setUp, stepUp }: Pick<AdminCall, 'permission' | 'setUp' | 'stepUp'>,
  { headers }: FastifyRequest,
): Promise<StaffSession> {
  const token = readSessionCookie(admin, headers.cookie);
  const session = token && (await findStaffSession(deps, token));
  if (!session) throw new AppError('not-signed-in', messages.notSignedIn);
  if (session.needsSetUp && !setUp) throw new AppError('set-up-required', messages.setUpFirst);
  if (permission && !isPermitted(session.staff.role, permission))
    throw new AppError('forbidden', messages.notPermitted);
  if (stepUp && !session.needsSetUp && session.provenUntil === null)
    throw new AppError('step-up-required', messages.stepUpFirst);
  return session;
}
