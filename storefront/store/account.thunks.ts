// What the account's forms send: login, registration, profile and passwords. They come with those forms; the auth slice follows them by their names.
import { errorToasts, infoToasts, successToasts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import type { Credentials, ProfileUpdate, Registration } from '@taana-baana/contract/schemas/customer.ts';
import { customerKnown } from './auth.slice.ts';
import { fetchEmailStatus } from './sessions.thunks.ts';
import { shopThunk, type Failure, type Surroundings } from './shop-thunk.ts';

const saySomethingWentWrong = (_: Failure, { toasts }: Surroundings) => toasts.error(errorToasts.somethingWentWrong);

export const logIn = shopThunk(
  'account/logIn',
  async (credentials: Credentials, { client, storage, toasts, navigation, dispatch }) => {
    const customer = await client.call('login', { body: credentials });
    storage.saveCustomer(customer);
    dispatch(customerKnown(customer));
    toasts.info(infoToasts.userLoggedIn);
    // The full navigation of spec section 2 would take the toast away with it.
    storage.leaveNotice({ kind: 'info', message: infoToasts.userLoggedIn });
    navigation.load(pages.home.path);
    return customer;
  },
  {
    // A code that is asked for is no failure: the form says so.
    onFailure: ({ code, message }, { toasts }) => {
      if (code !== 'second-factor-required') toasts.error(message);
    },
  },
);

export const register = shopThunk(
  'account/register',
  async (form: Registration, { client, toasts, navigation }) => {
    const customer = await client.call('register', { body: form });
    toasts.info(infoToasts.userCreated);
    navigation.go(pages.login.path);
    return customer;
  },
  { onFailure: (failure, { toasts }) => toasts.error(failure.message || errorToasts.registrationFallback) },
);

export const updateProfile = shopThunk(
  'account/updateProfile',
  async (form: ProfileUpdate, { client, storage, toasts, getState, dispatch }) => {
    const updated = await client.call('editUser', { body: form });
    const token = getState().auth.customer?.token ?? '';
    const customer = { ...updated, token };
    storage.saveCustomer(customer);
    dispatch(customerKnown(customer));
    toasts.success(successToasts.profileUpdated);
    // A new e-mail is not confirmed.
    void dispatch(fetchEmailStatus());
    return customer;
  },
  { onFailure: saySomethingWentWrong },
);

export const requestPasswordMail = shopThunk(
  'account/requestPasswordMail',
  async (form: { email: string }, { client, toasts }) => {
    const answer = await client.call('forgotPassword', { body: form });
    toasts.success(successToasts.forgotPasswordMailSent);
    return answer.message;
  },
  { onFailure: saySomethingWentWrong },
);

export const resetPassword = shopThunk(
  'account/resetPassword',
  async ({ token, password }: { token: string; password: string }, { client, toasts, navigation }) => {
    await client.call('resetPassword', { params: { token }, body: { password } });
    toasts.success(successToasts.passwordChanged);
    navigation.go(pages.login.path);
  },
  { onFailure: saySomethingWentWrong },
);
