// Who may send a request to the admin: every route asks these two.
import type { FastifyRequest } from 'fastify';
import type { AdminCall } from '@taana-baana/contract/admin/calls/call.ts';
import { isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import * as messages from '@taana-baana/contract/admin/texts/messages.ts';
import type { AdminConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../modules/app-error.ts';
import { type StaffSession, findStaffSession } from '../modules/people/staff/staff-sessions.service.ts';
import { readSessionCookie } from './session-cookie.ts';

/**
 * No page can forge these headers. A browser sends `Origin` with every call that is not a GET. For a
 * GET it says by `Sec-Fetch-Site` where the call comes from: a page of a sibling host, which the
 * session's cookie does not stop, could write entries into the audit log. `none`: typed by the member.
 */
export function requireOrigin({ url }: AdminConfig, { method, headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead ? site === undefined || site === 'same-origin' || site === 'none' : headers.origin === url) return;
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
