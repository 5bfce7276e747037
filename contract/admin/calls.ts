// Method, path and access of every call of the admin. Without schemas, so that the browser can
// load it alone; endpoints.ts has the schemas.
import type { Permission } from './permissions.ts';

export interface AdminCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/` of the admin's own origin; `:name` is a parameter. */
  readonly path: string;
  /** `staff`: the session's cookie is required. */
  readonly access: 'open' | 'staff';
  /** Without one, any member of staff may call it, about themselves. */
  readonly permission?: Permission;
  /** Only within ten minutes of a proof by passkey, or by password and code. */
  readonly stepUp?: true;
  /** Also before the first passkey or authenticator app is set up; then without the proof. */
  readonly setUp?: true;
}

export const adminCalls = {
  signIn: { method: 'POST', path: 'session', access: 'open' },
  beginPasskeySignIn: { method: 'POST', path: 'session/passkey/challenge', access: 'open' },
  signInByPasskey: { method: 'POST', path: 'session/passkey', access: 'open' },
  signInByLink: { method: 'POST', path: 'session/link', access: 'open' },
  acceptInvitation: { method: 'POST', path: 'invitation', access: 'open' },
  signOut: { method: 'DELETE', path: 'session', access: 'staff', setUp: true },
  stepUp: { method: 'POST', path: 'session/step-up', access: 'staff' },
  beginPasskeyStepUp: { method: 'POST', path: 'session/step-up/passkey/challenge', access: 'staff' },
  stepUpByPasskey: { method: 'POST', path: 'session/step-up/passkey', access: 'staff' },

  getMe: { method: 'GET', path: 'me', access: 'staff', setUp: true },
  beginApp: { method: 'POST', path: 'me/app', access: 'staff', setUp: true, stepUp: true },
  confirmApp: { method: 'PUT', path: 'me/app', access: 'staff', setUp: true, stepUp: true },
  beginPasskey: { method: 'POST', path: 'me/passkeys/challenge', access: 'staff', setUp: true, stepUp: true },
  addPasskey: { method: 'POST', path: 'me/passkeys', access: 'staff', setUp: true, stepUp: true },
  listPasskeys: { method: 'GET', path: 'me/passkeys', access: 'staff' },
  removePasskey: { method: 'DELETE', path: 'me/passkeys/:id', access: 'staff', stepUp: true },
  replaceRecoveryCodes: { method: 'POST', path: 'me/recovery-codes', access: 'staff', stepUp: true },
  listSessions: { method: 'GET', path: 'me/sessions', access: 'staff' },
  endSession: { method: 'DELETE', path: 'me/sessions/:id', access: 'staff' },
  endSessions: { method: 'DELETE', path: 'me/sessions', access: 'staff' },

  listStaff: { method: 'GET', path: 'staff', access: 'staff', permission: 'staff.manage' },
  inviteStaff: { method: 'POST', path: 'invitations', access: 'staff', permission: 'staff.manage', stepUp: true },
  withdrawInvitation: {
    method: 'DELETE',
    path: 'invitations/:id',
    access: 'staff',
    permission: 'staff.manage',
    stepUp: true,
  },
  changeRole: { method: 'PUT', path: 'staff/:id/role', access: 'staff', permission: 'staff.manage', stepUp: true },
  disableStaff: {
    method: 'POST',
    path: 'staff/:id/disable',
    access: 'staff',
    permission: 'staff.manage',
    stepUp: true,
  },
  enableStaff: { method: 'POST', path: 'staff/:id/enable', access: 'staff', permission: 'staff.manage', stepUp: true },
  endStaffSessions: {
    method: 'DELETE',
    path: 'staff/:id/sessions',
    access: 'staff',
    permission: 'staff.manage',
    stepUp: true,
  },
  listAuditLog: { method: 'GET', path: 'audit-log', access: 'staff', permission: 'audit.read' },
} as const satisfies Record<string, AdminCall>;

export type AdminCallName = keyof typeof adminCalls;
