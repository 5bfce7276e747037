// Whether the e-mail is confirmed: known from the server, and no longer once it is changed.
import { expect, it } from 'vitest';
import { updateProfile } from './account.thunks.ts';
import { confirmEmail, fetchEmailStatus, requestEmailConfirmation, restoreEmail } from './email.thunks.ts';
import { asha, refused, setUp, type Answers } from './testing.ts';

const status = (confirmedAt: string | null) => ({
  'GET /api/user/confirm-email': { body: { email: asha.email, confirmedAt } },
});

async function known(confirmedAt: string | null, answers: Answers = {}) {
  const shop = setUp({ ...status(confirmedAt), ...answers });
  await shop.signIn();
  await shop.store.dispatch(fetchEmailStatus());
  return { ...shop, isConfirmed: () => shop.store.getState().auth.isEmailConfirmed };
}

it('is not asked for by a visitor', async () => {
  const { store, sent } = setUp(status(null));
  await store.dispatch(fetchEmailStatus());
  expect([sent, store.getState().auth.isEmailConfirmed]).toEqual([[], null]);
});

it('is as the server says, until a link confirms it', async () => {
  expect((await known('2026-11-21T10:00:00.000Z')).isConfirmed()).toBe(true);
  const { store, isConfirmed } = await known(null, {
    'POST /api/user/confirm-email/tok': { body: { message: 'done' } },
  });
  expect(isConfirmed()).toBe(false);
  await store.dispatch(confirmEmail('tok'));
  expect(isConfirmed()).toBe(true);
});

it('ends with another e-mail, and with no other change', async () => {
  const { token: _, ...profile } = asha;
  for (const [email, stays] of [
    [asha.email, true],
    ['other@example.com', false],
  ] as const) {
    const { store, isConfirmed } = await known('2026-11-21T10:00:00.000Z', {
      'PUT /api/user/edit-user': { body: { ...profile, email } },
    });
    await store.dispatch(updateProfile({ ...profile, email }));
    expect(isConfirmed()).toBe(stays);
  }
});

it('says why where the server refuses', async () => {
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
