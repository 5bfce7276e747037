import { describe, expect, it } from 'vitest';
import { logIn, register, resetPassword, updateProfile } from './account.thunks.ts';
import { authReset } from './auth.slice.ts';
import { restoreSession } from './identity.thunks.ts';
import { logOut } from './logout.thunks.ts';
import { initialAuthState } from './auth-state.ts';
import { fetchCart, updateCartLine } from '../cart/cart.thunks.ts';
import { asha, line, setUp } from '../testing.ts';

describe('session', () => {
  it('login stores record and token, shows a toast, and loads / [spec auth.2 entity.1,2 state.7]', async () => {
    const { store, local, toasts, navigation } = setUp({ 'POST /api/user/login': { body: asha } });
    await store.dispatch(logIn({ email: 'asha@example.com', password: 'secret-enough' }));
    expect(JSON.parse(local.getItem('customer')!)).toEqual(asha);
    expect(local.getItem('token')).toBe('tok');
    expect(toasts.info).toHaveBeenCalledWith('User Logged In Successfully');
    expect(navigation.load).toHaveBeenCalledWith('/');
    expect(store.getState().auth).toMatchObject({ session: 'signed-in', isSuccess: true, isLoading: false });
  });

  it('a refused login shows the server’s message [spec auth.3]', async () => {
    const refused = { status: 401, body: { message: 'Invalid Credentials', code: 'invalid-credentials' } };
    const { store, toasts, navigation } = setUp({ 'POST /api/user/login': refused });
    await store.dispatch(logIn({ email: 'asha@example.com', password: 'wrong' }));
    expect(toasts.error).toHaveBeenCalledWith('Invalid Credentials');
    expect(navigation.load).not.toHaveBeenCalled();
    expect(store.getState().auth).toMatchObject({ isError: true, message: 'Invalid Credentials', customer: null });
  });

  it('a login that needs a code shows no error toast and opens no session', async () => {
    const body = { message: 'Please type the code from your app too', code: 'second-factor-required' };
    const { store, toasts, local } = setUp({ 'POST /api/user/login': { status: 401, body } });
    await store.dispatch(logIn({ email: 'asha@example.com', password: 'secret-enough' }));
    expect(toasts.error).not.toHaveBeenCalled();
    expect(local.entries.size).toBe(0);
  });

  it('is absent when the stored record is corrupt or has no token [spec entity.3]', async () => {
    for (const record of ['{broken', '[]', '{"firstname":"Asha"}', '{"token":""}', 'null']) {
      const { store, local } = setUp();
      local.setItem('customer', record);
      local.setItem('token', 'tok');
      await store.dispatch(restoreSession());
      expect(store.getState().auth).toMatchObject({ session: 'signed-out', customer: null });
    }
  });

  it('is present by the record’s own token, without the separate entry [spec entity.3]', async () => {
    const { store, local } = setUp();
    local.setItem('customer', JSON.stringify(asha));
    await store.dispatch(restoreSession());
    expect(store.getState().auth).toMatchObject({ session: 'signed-in', customer: asha });
  });

  it('sends the token of the stored record [spec role.6]', async () => {
    let authorization: string | null = null;
    const { store, local } = setUp({
      'GET /api/user/cart': ({ headers }) => {
        authorization = new Headers(headers).get('authorization');
        return { body: [] };
      },
    });
    local.setItem('customer', JSON.stringify(asha));
    await store.dispatch(restoreSession());
    await store.dispatch(fetchCart());
    expect(authorization).toBe('Bearer tok');
  });

  it('logout sends the token of its session', async () => {
    let authorization: string | null = null;
    const { store, signIn } = setUp({
      'POST /api/user/logout': ({ headers }) => {
        authorization = new Headers(headers).get('authorization');
        return { status: 204 };
      },
    });
    await signIn();
    await store.dispatch(logOut());
    expect(authorization).toBe('Bearer tok');
  });

  it('logout clears all browser storage and reloads, even when the server cannot be reached [spec state.8] [policy privacy.21]', async () => {
    const { store, local, storage, navigation, signIn } = setUp();
    await signIn();
    local.setItem('address', '{}');
    storage.saveReview({ prodId: 'tee', star: 5, comment: 'Soft' });
    await store.dispatch(logOut());
    expect([local.entries.size, storage.review('tee')]).toEqual([0, null]);
    expect(navigation.reload).toHaveBeenCalledOnce();
    expect(store.getState().auth.customer).toBeNull();
  });

  it('logout aborts reads in flight, which would be refused after it', async () => {
    const answered = Promise.withResolvers<void>();
    const { store, toasts, navigation, signIn } = setUp({
      'GET /api/user/cart': async ({ signal }) => {
        signal?.addEventListener('abort', () => answered.reject(signal.reason as Error));
        await answered.promise;
        return { status: 401, body: {} };
      },
      'POST /api/user/logout': { status: 204 },
    });
    await signIn();
    const reading = store.dispatch(fetchCart());
    await store.dispatch(logOut());
    expect(fetchCart.rejected.match(await reading)).toBe(true);
    expect(toasts.info).not.toHaveBeenCalled();
    expect(navigation.go).not.toHaveBeenCalled();
    expect(navigation.reload).toHaveBeenCalledOnce();
  });

  it('that the server has ended is removed, announced once, and leads to /login [spec state.11]', async () => {
    const refused = { status: 401, body: { message: 'Please log in', code: 'not-signed-in' } };
    const { store, local, toasts, navigation, signIn } = setUp({
      'GET /api/user/cart': refused,
      'PUT /api/user/update-product-cart/l1/3': refused,
    });
    await signIn();
    await Promise.all([store.dispatch(fetchCart()), store.dispatch(updateCartLine({ cartItemId: 'l1', quantity: 3 }))]);
    expect([local.getItem('customer'), local.getItem('token')]).toEqual([null, null]);
    expect(toasts.info.mock.calls).toEqual([['Your session has ended, please log in again']]);
    expect(toasts.error).not.toHaveBeenCalled();
    expect(navigation.go).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
  });

  it('a profile update rewrites the stored record and keeps the token [spec state.9]', async () => {
    const updated = { ...asha, firstname: 'Usha', token: undefined };
    const { store, local, toasts, signIn } = setUp({ 'PUT /api/user/edit-user': { body: updated } });
    await signIn();
    await store.dispatch(updateProfile(updated));
    expect(JSON.parse(local.getItem('customer')!)).toEqual({ ...asha, firstname: 'Usha' });
    expect(store.getState().auth.customer).toEqual({ ...asha, firstname: 'Usha' });
    expect(toasts.success).toHaveBeenCalledWith('Profile Updated Successfully!');
  });

  it('reset restores the initial state, of a visitor [spec state.10]', async () => {
    const { store, signIn } = setUp({ 'GET /api/user/cart': { body: [line] } });
    await signIn();
    await store.dispatch(fetchCart());
    store.dispatch(authReset());
    expect(store.getState().auth).toEqual({ ...initialAuthState, session: 'signed-out' });
  });
});

it('a new password leads to /login [spec auth.8]', async () => {
  const { store, navigation } = setUp({ 'PUT /api/user/reset-password/abc': { body: { message: 'changed' } } });
  await store.dispatch(resetPassword({ token: 'abc', password: 'warp-and-weft-21' }));
  expect(navigation.go).toHaveBeenCalledWith('/login');
});

describe('registration', () => {
  const form = {
    firstname: 'Asha',
    lastname: 'Rao',
    email: 'asha@example.com',
    mobile: '9876543210',
    password: 'long enough',
  };

  it('goes to /login [spec auth.6]', async () => {
    const { store, toasts, navigation } = setUp({ 'POST /api/user/register': { status: 201, body: asha } });
    await store.dispatch(register(form));
    expect(toasts.info).toHaveBeenCalledWith('User Created Successfully');
    expect(navigation.go).toHaveBeenCalledWith('/login');
  });

  it('shows the error’s message, or the fallback if there is none', async () => {
    const { store, toasts } = setUp({
      'POST /api/user/register': { status: 500, body: { message: '', code: 'internal' } },
    });
    await store.dispatch(register(form));
    expect(toasts.error).toHaveBeenCalledWith('Failed to fetch cart');
  });
});
