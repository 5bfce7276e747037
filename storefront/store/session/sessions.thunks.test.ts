// Logins and the deletion of the account: the list, browser storage and navigation.
import { describe, expect, it } from 'vitest';
import { endSessions } from './end-sessions.thunks.ts';
import { deleteAccount } from '../profile/privacy.thunks.ts';
import { endSession, fetchSessions } from './sessions.thunks.ts';
import { failed, refused, setUp, type Answers } from '../testing.ts';

const session = (id: string, isCurrent = false) => ({
  _id: id,
  device: 'Chrome on Android',
  createdAt: '2026-11-21T10:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
  isCurrent,
});

async function listed(answers: Answers) {
  const shop = setUp({ 'GET /api/user/sessions': { body: [session('here', true), session('there')] }, ...answers });
  await shop.signIn();
  await shop.store.dispatch(fetchSessions());
  return { ...shop, ids: () => shop.store.getState().auth.sessions.list.map(({ _id }) => _id) };
}

describe('the list of logins', () => {
  it('is not fetched for a visitor', async () => {
    const { store, sent } = setUp();
    await store.dispatch(fetchSessions());
    expect(sent).toEqual([]);
  });

  it('removes a login that was ended, also if it had ended before', async () => {
    for (const answer of [{ body: { deletedCount: 1 } }, refused(404, 'not-found')]) {
      const { store, ids } = await listed({ 'DELETE /api/user/sessions/there': answer });
      expect(ids()).toEqual(['here', 'there']);
      await store.dispatch(endSession('there'));
      expect(ids()).toEqual(['here']);
    }
  });

  it('keeps a login that could not be ended, and shows why', async () => {
    const { store, ids, toasts } = await listed({ 'DELETE /api/user/sessions/there': failed });
    await store.dispatch(endSession('there'));
    expect(ids()).toEqual(['here', 'there']);
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith('server says');
  });
});

describe('the data in this browser', () => {
  it('is removed when all logins are ended, and /login opens', async () => {
    const { store, local, storage, navigation } = await listed({ 'DELETE /api/user/sessions': { body: {} } });
    await store.dispatch(endSessions());
    expect(local.entries.size).toBe(0);
    expect(storage.takeNotice()?.message).toBe('You are logged out on all your devices');
    expect(navigation.load).toHaveBeenCalledExactlyOnceWith('/login');
  });

  it('is removed with the account', async () => {
    const { store, local, storage, navigation } = await listed({ 'POST /api/user/delete-account': { body: {} } });
    await store.dispatch(deleteAccount({ password: 'warp-and-weft-21' }));
    expect(local.entries.size).toBe(0);
    expect(storage.takeNotice()?.message).toMatch(/^Your account is deleted/);
    expect(navigation.load).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('stays if the server refuses', async () => {
    const { store, local, navigation, toasts } = await listed({
      'DELETE /api/user/sessions': failed,
      'POST /api/user/delete-account': refused(400, 'invalid', { password: 'wrong' }),
    });
    await store.dispatch(endSessions());
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith('server says');
    await store.dispatch(deleteAccount({ password: 'not-this-one' }));
    expect(toasts.error).toHaveBeenCalledOnce();
    expect(local.getItem('token')).toBe('tok');
    expect(navigation.load).not.toHaveBeenCalled();
  });
});
