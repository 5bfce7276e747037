// Sign-up, login, sessions, the second factor, the profile, and the links of mails.
import * as z from 'zod/mini';
import { calls } from '../calls.ts';
import * as cart from '../schemas/selling/cart.ts';
import * as content from '../schemas/content/content.ts';
import * as customer from '../schemas/people/customer.ts';
import * as gstin from '../schemas/selling/gstin.ts';
import { CustomerData } from '../schemas/people/customer-data.ts';
import * as secondFactorForms from '../schemas/people/second-factor-forms.ts';
import * as secondFactor from '../schemas/people/second-factor.ts';
import { byId, byToken, nothing, type EndpointRows } from './endpoint.ts';

export const peopleEndpoints = {
  register: {
    ...calls.register,
    summary: 'Opens an account',
    body: customer.Registration,
    response: customer.Customer,
    statuses: [201],
  },
  login: {
    ...calls.login,
    summary:
      "Opens a session and answers its bearer token; with a second factor it takes a code too, the app's or a recovery code",
    body: customer.Credentials,
    response: customer.SignedInCustomer,
    statuses: [200],
  },
  logout: { ...calls.logout, summary: 'Ends the session of the token sent', response: nothing, statuses: [204] },
  listSessions: {
    ...calls.listSessions,
    summary: 'Where the customer is logged in, the last used first',
    response: z.array(customer.Session),
    statuses: [200],
  },
  endSession: {
    ...calls.endSession,
    summary: "Ends one of the customer's sessions",
    params: byId,
    response: cart.DeletedCount,
    statuses: [200],
  },
  endSessions: {
    ...calls.endSessions,
    summary: "Ends every session of the customer, the caller's own too",
    response: cart.DeletedCount,
    statuses: [200],
  },
  exportData: {
    ...calls.exportData,
    summary: 'All that the shop holds of the customer, as a file',
    response: CustomerData,
    statuses: [200],
  },
  deleteAccount: {
    ...calls.deleteAccount,
    summary: 'Deletes the account and all but what the invoices of paid orders need',
    body: customer.AccountDeletion,
    response: content.Message,
    statuses: [200],
  },
  getSecondFactor: {
    ...calls.getSecondFactor,
    summary: 'Whether a login asks for a code after the password',
    response: secondFactor.SecondFactor,
    statuses: [200],
  },
  beginSecondFactor: {
    ...calls.beginSecondFactor,
    summary: "Makes a key for the customer's authenticator app; a login asks for no code yet",
    body: secondFactorForms.SecondFactorChange,
    response: secondFactor.SecondFactorKey,
    statuses: [200],
  },
  confirmSecondFactor: {
    ...calls.confirmSecondFactor,
    summary: 'Turns the second factor on by the first code, and answers the recovery codes, this once',
    body: secondFactorForms.SecondFactorProof,
    response: secondFactor.RecoveryCodes,
    statuses: [200],
  },
  endSecondFactor: {
    ...calls.endSecondFactor,
    summary: 'Turns the second factor off; harmless to repeat',
    body: secondFactorForms.SecondFactorChange,
    response: nothing,
    statuses: [204],
  },
  editUser: {
    ...calls.editUser,
    summary: "Changes the customer's profile",
    body: customer.ProfileUpdate,
    response: customer.Customer,
    statuses: [200],
  },
  getGstin: {
    ...calls.getGstin,
    summary: "The customer's GSTIN; null for most",
    response: gstin.CustomerGstin,
    statuses: [200],
  },
  saveGstin: {
    ...calls.saveGstin,
    summary: 'Stands on the invoices of orders placed from now on; a blank one takes it away',
    body: gstin.GstinForm,
    response: gstin.CustomerGstin,
    statuses: [200],
  },
  getEmailStatus: {
    ...calls.getEmailStatus,
    summary: "Whether the customer's e-mail is confirmed",
    response: customer.EmailStatus,
    statuses: [200],
  },
  requestEmailConfirmation: {
    ...calls.requestEmailConfirmation,
    summary: "Mails a link that confirms the customer's e-mail",
    response: content.Message,
    statuses: [200],
  },
  confirmEmail: {
    ...calls.confirmEmail,
    summary: "Confirms the customer's e-mail by the link that was mailed to it",
    params: byToken,
    response: content.Message,
    statuses: [200],
  },
  restoreEmail: {
    ...calls.restoreEmail,
    summary: 'Puts an e-mail back by the link that was mailed to it, and ends every session of the customer',
    params: byToken,
    response: customer.RestoredEmail,
    statuses: [200],
  },
  forgotPassword: {
    ...calls.forgotPassword,
    summary: 'Mails a link that resets the password, where the account exists',
    body: customer.ForgottenPassword,
    response: content.Message,
    statuses: [200],
  },
  resetPassword: {
    ...calls.resetPassword,
    summary: 'Sets a new password and ends every session of the customer',
    params: byToken,
    body: customer.PasswordReset,
    response: content.Message,
    statuses: [200],
  },
} as const satisfies EndpointRows;
