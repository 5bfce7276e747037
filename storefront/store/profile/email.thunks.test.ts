// Whether the e-mail is confirmed, as the server says.
import { expect, it, vi } from 'vitest';
import { updateProfile } from '../session/account.thunks.ts';
import { confirmEmail, requestEmailConfirmation, restoreEmail } from './email.thunks.ts';
import { fetchEmailStatus } from '../session/sessions.thunks.ts';
import { asha, refused, setUp, type Answers } from '../testing.ts';

const status = (confirmedAt: string | null) => ({
  'GET /api/user/confirm-email': { body: { email: asha.email, confirmedAt } },
});

async function known(confirmedAt: string | null, answers: Answers = {}) {
  const all: Answers = { ...status(confirmedAt), ...answers };
  const shop = setUp(all);
  await shop.signIn();
  await shop.store.dispatch(fetchEmailStatus());
  return { ...shop, all, isConfirmed: () => shop.store.getState().auth.isEmailConfirmed };
}

it('is not fetched for a visitor', async () => {
  const { store, sent } = setUp(status(null));
  await store.dispatch(fetchEmailStatus());
  expect([sent, store.getState().auth.isEmailConfirmed]).toEqual([[], null]);
});

it('is as the server says', async () => {
  expect((await known('2026-11-21T10:00:00.000Z')).isConfirmed()).toBe(true);
  expect((await known(null)).isConfirmed()).toBe(false);
});

it('is fetched again when the profile has changed', async () => {
  const { token: _, ...profile } = asha;
  const { store, all, isConfirmed } = await known('2026-11-21T10:00:00.000Z', {
    'PUT /api/user/edit-user': { body: profile },
  });
  Object.assign(all, status(null));
  await store.dispatch(updateProfile(profile));
  await vi.waitFor(() => expect(isConfirmed()).toBe(false));
});

it('shows why the server refused', async () => {
  const { store, toasts } = await known(null, {
    'POST /api/user/confirm-email': refused(429, 'too-many-requests'),
    'POST /api/user/confirm-email/tok': refused(400, 'link-invalid'),
    'POST /api/user/restore-email/tok': refused(400, 'link-invalid'),
  });
  await store.dispatch(requestEmailConfirmation());
  await store.dispatch(confirmEmail('tok'));
  await store.dispatch(restoreEmail('tok'));
  expect(toasts.error.mock.calls.flat()).toEqual([
    'refused: too-many-requests',
    'refused: link-invalid',
    'refused: link-invalid',
  ]);
});
