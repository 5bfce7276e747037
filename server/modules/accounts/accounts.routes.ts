// Sign-up, login, logout, profile, and the way back in after a forgotten password.
import { serverMessages } from '@taana-baana/contract';
import type { Deps } from '../../deps.ts';
import { type Route, route } from '../route.ts';
import { editUser, login, logout, register } from './accounts.service.ts';
import { askForReset, resetPassword } from './password-reset.service.ts';

/** Roomy for an office behind one address, and far too few tries to guess a password. */
const tries = { tries: 300, minutes: 10 };
const resetTries = { tries: 20, minutes: 10 };

export const accountsRoutes = (deps: Deps): Route[] => [
  route('register', ({ body }) => register(deps, body), tries),
  route('login', ({ body }) => login(deps, body), tries),
  route('logout', ({ customer, token }) => logout(deps, customer.id, token as string)),
  route('editUser', ({ customer, body }) => editUser(deps, customer, body)),
  route(
    'forgotPassword',
    async ({ body }) => {
      await askForReset(deps, body.email);
      return { message: serverMessages.forgotPassword };
    },
    resetTries,
  ),
  route(
    'resetPassword',
    async ({ params, body }) => {
      await resetPassword(deps, params.token, body.password);
      return { message: serverMessages.passwordChanged };
    },
    tries,
  ),
];
