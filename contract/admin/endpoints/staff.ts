// Schemas of the calls about members of staff: signing in, their own account, invitations and
// roles.
import * as z from 'zod/mini';
import { DeletedCount } from '../../schemas/cart.ts';
import * as auditLog from '../schemas/staff/audit-log.ts';
import * as staff from '../schemas/staff/staff.ts';
import { staffCalls } from '../calls/staff.ts';
import { type AdminEndpoint, byId, nothing } from './endpoint.ts';

export const staffEndpoints = {
  signIn: { ...staffCalls.signIn, body: staff.SignIn, response: staff.Me },
  beginPasskeySignIn: { ...staffCalls.beginPasskeySignIn, response: staff.PasskeyOptions },
  signInByPasskey: { ...staffCalls.signInByPasskey, body: staff.PasskeyProof, response: staff.Me },
  signInByLink: { ...staffCalls.signInByLink, body: staff.LinkSignIn, response: staff.Me },
  acceptInvitation: { ...staffCalls.acceptInvitation, body: staff.InvitationAcceptance, response: staff.Me },
  signOut: { ...staffCalls.signOut, response: nothing },
  stepUp: { ...staffCalls.stepUp, body: staff.StepUp, response: staff.Me },
  beginPasskeyStepUp: { ...staffCalls.beginPasskeyStepUp, response: staff.PasskeyOptions },
  stepUpByPasskey: { ...staffCalls.stepUpByPasskey, body: staff.PasskeyProof, response: staff.Me },
  getMe: { ...staffCalls.getMe, response: staff.Me },
  beginApp: { ...staffCalls.beginApp, response: staff.AppKey },
  confirmApp: { ...staffCalls.confirmApp, body: staff.AppCode, response: staff.FactorAdded },
  beginPasskey: { ...staffCalls.beginPasskey, response: staff.PasskeyOptions },
  addPasskey: { ...staffCalls.addPasskey, body: staff.PasskeyRegistration, response: staff.FactorAdded },
  listPasskeys: { ...staffCalls.listPasskeys, response: z.array(staff.Passkey) },
  removePasskey: { ...staffCalls.removePasskey, params: byId, response: nothing },
  replaceRecoveryCodes: { ...staffCalls.replaceRecoveryCodes, response: staff.NewRecoveryCodes },
  changePassword: { ...staffCalls.changePassword, body: staff.PasswordForm, response: DeletedCount },
  listSessions: { ...staffCalls.listSessions, response: z.array(staff.StaffSession) },
  endSession: { ...staffCalls.endSession, params: byId, response: DeletedCount },
  endSessions: { ...staffCalls.endSessions, response: DeletedCount },
  listStaff: { ...staffCalls.listStaff, response: staff.StaffList },
  inviteStaff: { ...staffCalls.inviteStaff, body: staff.InvitationForm, response: staff.InvitationMade },
  withdrawInvitation: { ...staffCalls.withdrawInvitation, params: byId, response: nothing },
  changeRole: { ...staffCalls.changeRole, params: byId, body: staff.RoleForm, response: nothing },
  disableStaff: { ...staffCalls.disableStaff, params: byId, response: nothing },
  enableStaff: { ...staffCalls.enableStaff, params: byId, response: nothing },
  endStaffSessions: { ...staffCalls.endStaffSessions, params: byId, response: DeletedCount },
  listAuditLog: { ...staffCalls.listAuditLog, query: auditLog.AuditLogQuery, response: auditLog.AuditLog },
} as const satisfies Record<keyof typeof staffCalls, AdminEndpoint>;
