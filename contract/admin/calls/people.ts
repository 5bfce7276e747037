// Calls about customers, staff (signing in, their own account, invitations, roles) and enquiries.
import { DeletedCount } from '../../schemas/selling/cart.ts';
import * as customers from '../schemas/people/customers.ts';
import * as enquiries from '../schemas/people/enquiries.ts';
import * as staff from '../schemas/people/staff.ts';
import * as z from 'zod/mini';
import { nothing, post, put, read, remove } from './call.ts';

export const peopleCalls = {
  listCustomers: read('customers', 'customers.read', customers.CustomerList, {
    query: customers.CustomerListQuery,
    isPaged: true,
    tags: ['customers'],
  }),
  getCustomer: read('customers/:id', 'customers.read', customers.CustomerPage),
  addCustomerNote: post('customers/:id/notes', 'customers.read', customers.CustomerPage, {
    body: customers.CustomerNoteForm,
    shows: 'getCustomer',
  }),
  /** The text for WhatsApp, with a new link to the cart. */
  writeAboutCart: post('customers/:id/message', 'customers.read', customers.WrittenMessage),
  setNoContact: put('customers/:id/no-contact', 'customers.read', customers.CustomerPage, {
    body: customers.NoContactForm,
    shows: 'getCustomer',
  }),
  listEnquiries: read('enquiries', 'enquiries.answer', enquiries.EnquiryList, {
    query: enquiries.EnquiryListQuery,
    isPaged: true,
    tags: ['enquiries'],
  }),
  getEnquiry: read('enquiries/:id', 'enquiries.answer', enquiries.EnquiryPage),
  answerEnquiry: post('enquiries/:id/answers', 'enquiries.answer', enquiries.EnquiryPage, {
    body: enquiries.EnquiryAnswerForm,
    tags: ['enquiries', 'dashboard'],
    shows: 'getEnquiry',
  }),
  closeEnquiry: post('enquiries/:id/close', 'enquiries.answer', enquiries.EnquiryPage, {
    tags: ['enquiries', 'dashboard'],
    shows: 'getEnquiry',
  }),
  reopenEnquiry: post('enquiries/:id/reopen', 'enquiries.answer', enquiries.EnquiryPage, {
    tags: ['enquiries', 'dashboard'],
    shows: 'getEnquiry',
  }),
  signIn: post('session', 'open', staff.Me, { body: staff.SignIn, shows: 'getMe' }),
  beginPasskeySignIn: post('session/passkey/challenge', 'open', staff.PasskeyOptions),
  signInByPasskey: post('session/passkey', 'open', staff.Me, { body: staff.PasskeyProof, shows: 'getMe' }),
  signInByLink: post('session/link', 'open', staff.Me, { body: staff.LinkSignIn, shows: 'getMe' }),
  acceptInvitation: post('invitation', 'open', staff.Me, { body: staff.InvitationAcceptance, shows: 'getMe' }),
  signOut: remove('session', 'self', nothing, { setUp: true }),
  stepUp: post('session/step-up', 'self', staff.Me, { body: staff.StepUp, shows: 'getMe' }),
  beginPasskeyStepUp: post('session/step-up/passkey/challenge', 'self', staff.PasskeyOptions),
  stepUpByPasskey: post('session/step-up/passkey', 'self', staff.Me, { body: staff.PasskeyProof, shows: 'getMe' }),
  getMe: read('me', 'self', staff.Me, { setUp: true, tags: ['me'] }),
  beginApp: post('me/app', 'self', staff.AppKey, { stepUp: true, setUp: true }),
  confirmApp: put('me/app', 'self', staff.FactorAdded, {
    body: staff.AppCode,
    stepUp: true,
    setUp: true,
    tags: ['me', 'passkeys'],
  }),
  beginPasskey: post('me/passkeys/challenge', 'self', staff.PasskeyOptions, { stepUp: true, setUp: true }),
  addPasskey: post('me/passkeys', 'self', staff.FactorAdded, {
    body: staff.PasskeyRegistration,
    stepUp: true,
    setUp: true,
    tags: ['me', 'passkeys'],
  }),
  listPasskeys: read('me/passkeys', 'self', z.array(staff.Passkey), { tags: ['passkeys'] }),
  removePasskey: remove('me/passkeys/:id', 'self', nothing, { stepUp: true, tags: ['me', 'passkeys'] }),
  replaceRecoveryCodes: post('me/recovery-codes', 'self', staff.NewRecoveryCodes, { stepUp: true, tags: ['me'] }),
  changePassword: put('me/password', 'self', DeletedCount, {
    body: staff.PasswordForm,
    stepUp: true,
    tags: ['sessions'],
  }),
  changeName: put('me/name', 'self', staff.Me, { body: staff.NameForm, stepUp: true, shows: 'getMe', tags: ['staff'] }),
  askEmailChange: post('me/email', 'self', staff.EmailChangeAsked, { body: staff.EmailForm, stepUp: true }),
  confirmEmailChange: post('me/email/confirmation', 'self', staff.Me, {
    body: staff.EmailConfirmation,
    shows: 'getMe',
    tags: ['staff', 'sessions'],
  }),
  listSessions: read('me/sessions', 'self', z.array(staff.StaffSession), { tags: ['sessions'] }),
  endSession: remove('me/sessions/:id', 'self', DeletedCount, { tags: ['sessions'] }),
  endSessions: remove('me/sessions', 'self', DeletedCount),
  listStaff: read('staff', 'staff.manage', staff.StaffList, { tags: ['staff'] }),
  inviteStaff: post('invitations', 'staff.manage', staff.InvitationMade, {
    body: staff.InvitationForm,
    stepUp: true,
    tags: ['staff'],
  }),
  withdrawInvitation: remove('invitations/:id', 'staff.manage', nothing, { stepUp: true, tags: ['staff'] }),
  changeRole: put('staff/:id/role', 'staff.manage', nothing, { body: staff.RoleForm, stepUp: true, tags: ['staff'] }),
  disableStaff: post('staff/:id/disable', 'staff.manage', nothing, { stepUp: true, tags: ['staff'] }),
  enableStaff: post('staff/:id/enable', 'staff.manage', nothing, { stepUp: true, tags: ['staff'] }),
  endStaffSessions: remove('staff/:id/sessions', 'staff.manage', DeletedCount, { stepUp: true, tags: ['staff'] }),
};
