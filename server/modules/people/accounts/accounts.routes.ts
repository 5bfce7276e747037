// Sign-up, login with its second factor, sessions, profile and password reset.
import { serverMessages } from '@taana-baana/contract';
import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../route.ts';
import { editUser, login, readGstin, register, saveGstin } from './accounts.service.ts';
import { confirmEmail, emailStatusOf, requestEmailConfirmation, restoreEmail } from './email/email-links.service.ts';
import { askForReset, resetPassword } from './passwords/password-reset.service.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
} from './second-factor/second-factor-setup.service.ts';
import { isSecondFactorOn } from './second-factor/second-factor.service.ts';
import { endSession, endSessions, listSessions, logout } from './sessions.service.ts';

/** Enough for an office behind one address. */
const fromOneAddress = { attempts: 300, minutes: 10 };

export const accountsRoutes = (deps: Deps): Route[] => [
  route('register', ({ body }) => register(deps, body), {
    perAddress: fromOneAddress,
    perAccount: { attempts: 100, minutes: 10 },
  }),
  // Counts attempts itself: past a limit, known networks are slowed down instead of rejected.
  route('login', ({ body, network, headers }) => login(deps, body, { network, userAgent: headers['user-agent'] })),
  route('logout', ({ customer, token }) => logout(deps, customer.id, token as string)),
  route('listSessions', ({ customer, token }) => listSessions(deps, customer.id, token as string)),
  route('endSession', ({ customer, params }) => endSession(deps, customer.id, params.id)),
  route('endSessions', ({ customer }) => endSessions(deps, customer.id)),
  // Rejected changes count too: they reveal which e-mails have an account.
  route('editUser', ({ customer, body }) => editUser(deps, customer, body), {
    perAddress: fromOneAddress,
    perAccount: { attempts: 10, minutes: 10 },
  }),
  route('getGstin', ({ customer }) => readGstin(deps, customer.id)),
  route('saveGstin', ({ customer, body }) => saveGstin(deps, customer.id, body.gstin)),
  route('getEmailStatus', async ({ customer }) => emailStatusOf(customer)),
  route(
    'requestEmailConfirmation',
    async ({ customer }) => ({ message: await requestEmailConfirmation(deps, customer) }),
    { perAccount: { attempts: 10, minutes: 10 } },
  ),
  route(
    'confirmEmail',
    async ({ customer, params }) => {
      await confirmEmail(deps, customer, params.token);
      return { message: serverMessages.emailConfirmed };
    },
    { perAddress: fromOneAddress },
  ),
  route('restoreEmail', ({ params }) => restoreEmail(deps, params.token), { perAddress: fromOneAddress }),
  route(
    'forgotPassword',
    async ({ body }) => {
      await askForReset(deps, body.email);
      return { message: serverMessages.forgotPassword };
    },
    { perAddress: { attempts: 20, minutes: 10 } },
  ),
  route(
    'resetPassword',
    async ({ params, body, network }) => {
      await resetPassword(deps, params.token, body.password, network);
      return { message: serverMessages.passwordChanged };
    },
    { perAddress: fromOneAddress },
  ),
  route('getSecondFactor', async ({ customer }) => ({ isOn: await isSecondFactorOn(deps, customer.id) })),
  // Calls that take a password count its attempts themselves.
  route('beginSecondFactor', ({ customer, body, network }) =>
    beginSecondFactor(deps, customer, body.password, network),
  ),
  route('confirmSecondFactor', ({ customer, body }) => confirmSecondFactor(deps, customer, body.code), {
    perAccount: { attempts: 30, minutes: 10 },
  }),
  route('endSecondFactor', ({ customer, body, network }) => endSecondFactor(deps, customer, body.password, network)),
];
