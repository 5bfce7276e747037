// The audit log's list: by member, and up to a day of India's clock.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine, recordAction } from './audit-log.service.ts';

describe.each(testEngines)('the audit log on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let now: string;
  beforeEach(async () => {
    now = '2026-11-21T10:00:00Z';
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
  });
  afterEach(() => shop.close());

  async function list(query: Record<string, string>) {
    const { cookie } = await admin.addMember('owner');
    const { body } = await admin.call('listAuditLog', { cookie, query });
    return body.entries.filter(({ action }) => action.startsWith('backups')).map(({ action }) => action);
  }
  const record = (action: 'backups create' | 'backups delete', actor: Parameters<typeof recordAction>[2]) =>
    recordAction(shop.deps.db, shop.deps.clock, actor, { action, subject: 'backup a.tar' });

  it('lists what one member did, or the command line', async () => {
    const { email } = await admin.addMember('owner');
    const member = shop.deps.db.selectFrom('staff').select('id').where('email', '=', email);
    const { id: staffId } = await member.executeTakeFirstOrThrow();
    await record('backups create', commandLine);
    await record('backups delete', { channel: 'admin', staffId, requestId: 'r' });
    expect(await list({})).toEqual(['backups delete', 'backups create']);
    expect(await list({ by: 'cli' })).toEqual(['backups create']);
    expect(await list({ by: staffId })).toEqual(['backups delete']);
  });

  it('lists up to the end of a day in India', async () => {
    now = '2026-11-21T18:29:59Z';
    await record('backups create', commandLine);
    now = '2026-11-21T18:30:00Z';
    await record('backups delete', commandLine);
    expect(await list({ until: '2026-11-21' })).toEqual(['backups create']);
    expect(await list({ until: '2026-11-22' })).toEqual(['backups delete', 'backups create']);
  });
});
