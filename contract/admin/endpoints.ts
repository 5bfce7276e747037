// The schemas of every call of the admin: requests and responses are checked by them.
import * as z from 'zod/mini';
import { DeletedCount } from '../schemas/cart.ts';
import { pathName } from '../schemas/choices.ts';
import { type AdminCall, type AdminCallName, adminCalls } from './calls.ts';
import * as auditLog from './schemas/audit-log.ts';
import * as staff from './schemas/staff.ts';

type Schema = z.ZodMiniType;

export interface AdminEndpoint extends AdminCall {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
}

const byId = z.object({ id: pathName });
const nothing = z.undefined();

export const adminEndpoints = {
  signIn: { ...adminCalls.signIn, body: staff.SignIn, response: staff.Me },
  beginPasskeySignIn: { ...adminCalls.beginPasskeySignIn, response: staff.PasskeyOptions },
  signInByPasskey: { ...adminCalls.signInByPasskey, body: staff.PasskeyProof, response: staff.Me },
  signInByLink: { ...adminCalls.signInByLink, body: staff.LinkSignIn, response: staff.Me },
  acceptInvitation: { ...adminCalls.acceptInvitation, body: staff.InvitationAcceptance, response: staff.Me },
  signOut: { ...adminCalls.signOut, response: nothing },
  stepUp: { ...adminCalls.stepUp, body: staff.StepUp, response: staff.Me },
  beginPasskeyStepUp: { ...adminCalls.beginPasskeyStepUp, response: staff.PasskeyOptions },
  stepUpByPasskey: { ...adminCalls.stepUpByPasskey, body: staff.PasskeyProof, response: staff.Me },

  getMe: { ...adminCalls.getMe, response: staff.Me },
  beginApp: { ...adminCalls.beginApp, response: staff.AppKey },
  confirmApp: { ...adminCalls.confirmApp, body: staff.AppCode, response: staff.FactorAdded },
  beginPasskey: { ...adminCalls.beginPasskey, response: staff.PasskeyOptions },
  addPasskey: { ...adminCalls.addPasskey, body: staff.PasskeyRegistration, response: staff.FactorAdded },
  listPasskeys: { ...adminCalls.listPasskeys, response: z.array(staff.Passkey) },
  removePasskey: { ...adminCalls.removePasskey, params: byId, response: nothing },
  replaceRecoveryCodes: { ...adminCalls.replaceRecoveryCodes, response: staff.NewRecoveryCodes },
  listSessions: { ...adminCalls.listSessions, response: z.array(staff.StaffSession) },
  endSession: { ...adminCalls.endSession, params: byId, response: DeletedCount },
  endSessions: { ...adminCalls.endSessions, response: DeletedCount },

  listStaff: { ...adminCalls.listStaff, response: staff.StaffList },
  inviteStaff: { ...adminCalls.inviteStaff, body: staff.InvitationForm, response: staff.InvitationMade },
  withdrawInvitation: { ...adminCalls.withdrawInvitation, params: byId, response: nothing },
  changeRole: { ...adminCalls.changeRole, params: byId, body: staff.RoleForm, response: nothing },
  disableStaff: { ...adminCalls.disableStaff, params: byId, response: nothing },
  enableStaff: { ...adminCalls.enableStaff, params: byId, response: nothing },
  endStaffSessions: { ...adminCalls.endStaffSessions, params: byId, response: DeletedCount },
  listAuditLog: { ...adminCalls.listAuditLog, query: auditLog.AuditLogQuery, response: auditLog.AuditLog },
} as const satisfies Record<AdminCallName, AdminEndpoint>;
export type AdminEndpoints = typeof adminEndpoints;

export type AdminAnswer<N extends AdminCallName> = z.output<AdminEndpoints[N]['response']>;
