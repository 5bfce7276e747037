// Schemas of the calls about staff (signing in, their own account, invitations, roles) and enquiries.
import { DeletedCount } from '../../schemas/cart.ts';
import * as enquiries from '../schemas/people/enquiries.ts';
import * as staff from '../schemas/people/staff.ts';
import * as z from 'zod/mini';
import { peopleCalls } from '../calls/people.ts';
import { type AdminEndpoint, byId, nothing } from './endpoint.ts';

export const peopleEndpoints = {
  listEnquiries: {
    ...peopleCalls.listEnquiries,
    query: enquiries.EnquiryListQuery,
    response: enquiries.EnquiryList,
  },
  getEnquiry: { ...peopleCalls.getEnquiry, params: byId, response: enquiries.EnquiryPage },
  answerEnquiry: {
    ...peopleCalls.answerEnquiry,
    params: byId,
    body: enquiries.EnquiryAnswerForm,
    response: enquiries.EnquiryPage,
  },
  closeEnquiry: { ...peopleCalls.closeEnquiry, params: byId, response: enquiries.EnquiryPage },
  reopenEnquiry: { ...peopleCalls.reopenEnquiry, params: byId, response: enquiries.EnquiryPage },
  signIn: { ...peopleCalls.signIn, body: staff.SignIn, response: staff.Me },
  beginPasskeySignIn: { ...peopleCalls.beginPasskeySignIn, response: staff.PasskeyOptions },
  signInByPasskey: { ...peopleCalls.signInByPasskey, body: staff.PasskeyProof, response: staff.Me },
  signInByLink: { ...peopleCalls.signInByLink, body: staff.LinkSignIn, response: staff.Me },
  acceptInvitation: { ...peopleCalls.acceptInvitation, body: staff.InvitationAcceptance, response: staff.Me },
  signOut: { ...peopleCalls.signOut, response: nothing },
  stepUp: { ...peopleCalls.stepUp, body: staff.StepUp, response: staff.Me },
  beginPasskeyStepUp: { ...peopleCalls.beginPasskeyStepUp, response: staff.PasskeyOptions },
  stepUpByPasskey: { ...peopleCalls.stepUpByPasskey, body: staff.PasskeyProof, response: staff.Me },
  getMe: { ...peopleCalls.getMe, response: staff.Me },
  beginApp: { ...peopleCalls.beginApp, response: staff.AppKey },
  confirmApp: { ...peopleCalls.confirmApp, body: staff.AppCode, response: staff.FactorAdded },
  beginPasskey: { ...peopleCalls.beginPasskey, response: staff.PasskeyOptions },
  addPasskey: { ...peopleCalls.addPasskey, body: staff.PasskeyRegistration, response: staff.FactorAdded },
  listPasskeys: { ...peopleCalls.listPasskeys, response: z.array(staff.Passkey) },
  removePasskey: { ...peopleCalls.removePasskey, params: byId, response: nothing },
  replaceRecoveryCodes: { ...peopleCalls.replaceRecoveryCodes, response: staff.NewRecoveryCodes },
  changePassword: { ...peopleCalls.changePassword, body: staff.PasswordForm, response: DeletedCount },
  listSessions: { ...peopleCalls.listSessions, response: z.array(staff.StaffSession) },
  endSession: { ...peopleCalls.endSession, params: byId, response: DeletedCount },
  endSessions: { ...peopleCalls.endSessions, response: DeletedCount },
  listStaff: { ...peopleCalls.listStaff, response: staff.StaffList },
  inviteStaff: { ...peopleCalls.inviteStaff, body: staff.InvitationForm, response: staff.InvitationMade },
  withdrawInvitation: { ...peopleCalls.withdrawInvitation, params: byId, response: nothing },
  changeRole: { ...peopleCalls.changeRole, params: byId, body: staff.RoleForm, response: nothing },
  disableStaff: { ...peopleCalls.disableStaff, params: byId, response: nothing },
  enableStaff: { ...peopleCalls.enableStaff, params: byId, response: nothing },
  endStaffSessions: { ...peopleCalls.endStaffSessions, params: byId, response: DeletedCount },
} as const satisfies Record<keyof typeof peopleCalls, AdminEndpoint>;
