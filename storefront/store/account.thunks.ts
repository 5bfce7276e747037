// The account: opening and ending a session, registration, profile and passwords.
import { createAction } from '@reduxjs/toolkit';
import { errorToasts, infoToasts, successToasts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import type { Credentials, ProfileUpdate, Registration } from '@taana-baana/contract/schemas/customer.ts';
import { fetchCart } from './cart.thunks.ts';
import { shopThunk, type Failure, type Surroundings } from './shop-thunk.ts';
import { fetchWishlist } from './wishlist.thunks.ts';

const saySomethingWentWrong = (_: Failure, { toasts }: Surroundings) => toasts.error(errorToasts.somethingWentWrong);

/** Looks for a session in the browser's storage. Runs after hydration, so that the first render is the server's. */
export const restoreSession = shopThunk('account/restoreSession', async (_: void, { storage }) => storage.customer());

/** What the header shows of a signed-in customer: cart badge and hearts. */
export const fetchBelongings = shopThunk('account/fetchBelongings', async (_: void, { dispatch }) => {
  await Promise.all([dispatch(fetchCart()), dispatch(fetchWishlist())]);
});

export const logIn = shopThunk(
  'account/logIn',
  async (credentials: Credentials, { client, storage, toasts, navigation }) => {
    const customer = await client.call('login', { body: credentials });
    storage.saveCustomer(customer);
    toasts.info(infoToasts.userLoggedIn);
    // The full navigation of spec section 2 would take the toast away with it.
    storage.leaveNotice({ kind: 'info', message: infoToasts.userLoggedIn });
    navigation.load(pages.home.path);
    return customer;
  },
  { onFailure: (failure, { toasts }) => toasts.error(failure.message) },
);

/** The session is over in this browser, whoever ended it. */
export const authReset = createAction('auth/reset');

/** Does not wait for the server: its answer changes nothing for this browser. */
export const logOut = shopThunk('account/logOut', async (_: void, { client, storage, navigation, dispatch }) => {
  const told = client.call('logout').catch(() => {});
  // Answered after it, they would be refused.
  client.stopReading();
  storage.clearAll();
  dispatch(authReset());
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 300))]);
  navigation.reload();
});

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
  async (form: ProfileUpdate, { client, storage, toasts, getState }) => {
    const updated = await client.call('editUser', { body: form });
    const token = getState().auth.customer?.token ?? '';
    const customer = { ...updated, token };
    storage.saveCustomer(customer);
    toasts.success(successToasts.profileUpdated);
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
