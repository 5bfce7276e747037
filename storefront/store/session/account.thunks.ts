// What the account's forms send: login, registration, profile and passwords.
import { errorToasts, infoToasts, successToasts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import type { Credentials, ProfileUpdate, Registration } from '@taana-baana/contract/schemas/people/customer.ts';
import { fetchEmailStatus } from './sessions.thunks.ts';
import { createAppThunk, showServerMessage, showSomethingWentWrong } from '../app-thunk.ts';

export const logIn = createAppThunk(
  'account/logIn',
  async (credentials: Credentials, { client, storage, toasts, navigation }) => {
    const customer = await client.call('login', { body: credentials });
    storage.saveCustomer(customer);
    toasts.info(infoToasts.userLoggedIn);
    // The page load of spec section 2 removes the toast, so it is shown again after it.
    storage.leaveNotice({ kind: 'info', message: infoToasts.userLoggedIn });
    navigation.load(pages.home.path);
    return customer;
  },
  {
    // The form itself asks for the code.
    onFailure: ({ code, message }, { toasts }) => {
      if (code !== 'second-factor-required') toasts.error(message);
    },
  },
);

export const register = createAppThunk(
  'account/register',
  async (form: Registration, { client, toasts, navigation }) => {
    const customer = await client.call('register', { body: form });
    toasts.info(infoToasts.userCreated);
    void navigation.go(pages.login.path);
    return customer;
  },
  { fallback: errorToasts.registrationFallback, onFailure: showServerMessage },
);

export const updateProfile = createAppThunk(
  'account/updateProfile',
  async (form: ProfileUpdate, { client, storage, toasts, getState, dispatch }) => {
    const updated = await client.call('editUser', { body: form });
    const token = getState().auth.customer?.token ?? '';
    const customer = { ...updated, token };
    storage.saveCustomer(customer);
    toasts.success(successToasts.profileUpdated);
    // A new e-mail address is not confirmed yet.
    void dispatch(fetchEmailStatus());
    return customer;
  },
  { onFailure: showSomethingWentWrong },
);

export const requestPasswordMail = createAppThunk(
  'account/requestPasswordMail',
  async (form: { email: string }, { client, toasts }) => {
    const answer = await client.call('forgotPassword', { body: form });
    toasts.success(successToasts.forgotPasswordMailSent);
    return answer.message;
  },
  { onFailure: showSomethingWentWrong },
);

export const resetPassword = createAppThunk(
  'account/resetPassword',
  async ({ token, password }: { token: string; password: string }, { client, toasts, navigation }) => {
    await client.call('resetPassword', { params: { token }, body: { password } });
    toasts.success(successToasts.passwordChanged);
    void navigation.go(pages.login.path);
  },
  { onFailure: showSomethingWentWrong },
);
