// Which mails a member of staff may choose, and which they get by default.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Role, roles } from '@taana-baana/contract/admin/permissions.ts';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';

describe.each(testEngines)('choosing mails on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  beforeEach(async () => {
    shop = await openTestShop(engine);
    admin = openTestAdmin(shop);
  });
  afterEach(async () => {
    await admin.close();
    await shop.close();
  });

  test('each role is offered what it may see; an owner has nine of them on', async () => {
    const offered = new Map<Role, string[]>();
    for (const role of roles) {
      const { cookie } = await admin.addMember(role);
      const { notifications } = (await admin.call('getNotifications', { cookie })).body;
      offered.set(
        role,
        notifications.map(({ kind, isOn }) => (isOn ? `${kind} (on)` : kind)),
      );
    }
    expect(Object.fromEntries(offered)).toEqual({
      owner: [
        'new-order (on)',
        'order-cancelled (on)',
        'exchange-requested (on)',
        'enquiry (on)',
        'dispute (on)',
        'digest (on)',
        'late-to-pack',
        'refund-failed (on)',
        'mail-undeliverable (on)',
        'backup-old (on)',
        'no-webhook',
      ],
      manager: [
        'new-order',
        'order-cancelled',
        'exchange-requested',
        'enquiry',
        'dispute',
        'digest',
        'late-to-pack',
        'refund-failed',
      ],
      packer: ['new-order', 'order-cancelled', 'digest', 'late-to-pack'],
      accountant: ['order-cancelled', 'digest'],
    });
  });

  test('what is chosen is kept, for this member alone, and written to the audit log', async () => {
    const { cookie } = await admin.addMember('owner');
    const other = await admin.addMember('owner');
    const on = async (whose: string) =>
      (await admin.call('getNotifications', { cookie: whose })).body.notifications
        .filter(({ isOn }) => isOn)
        .map(({ kind }) => kind);
    const usual = await on(other.cookie);
    const saved = await admin.call('saveNotifications', { cookie, body: { on: ['no-webhook', 'new-order'] } });
    expect(saved.body).toEqual((await admin.call('getNotifications', { cookie })).body);
    expect(await on(cookie)).toEqual(['new-order', 'no-webhook']);
    await admin.call('saveNotifications', { cookie, body: { on: [] } });
    expect(await on(cookie)).toEqual([]);
    expect(await on(other.cookie)).toEqual(usual);
    const { entries } = (await admin.call('listAuditLog', { cookie })).body;
    const [last] = entries.filter(({ action }) => action === 'notifications save');
    expect(last).toMatchObject({ before: { on: ['new-order', 'no-webhook'] }, after: { on: [] } });
  });

  test('a kind that the role may not see is refused, and nothing is saved', async () => {
    const { cookie } = await admin.addMember('packer');
    const { status, error } = await admin.call('saveNotifications', { cookie, body: { on: ['digest', 'backup-old'] } });
    expect([status, error.message]).toEqual([403, 'Your role does not allow this']);
    const unknown = await admin.call('saveNotifications', { cookie, body: { on: ['horoscope'] } });
    expect(unknown.status).toBe(400);
    const { notifications } = (await admin.call('getNotifications', { cookie })).body;
    expect(notifications.filter(({ isOn }) => isOn)).toEqual([]);
  });
});
