import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestAdmin, openTestAdmin, staffPassword } from '../../admin/testing.ts';
import { testEngines } from '../../database/testing.ts';
import { createPushService } from '../../integrations/push-service/push-service.ts';
import { startPushDouble } from '../../integrations/push-service/testing/start-push-double.ts';
import { type TestShop, openTestShop } from '../../testing.ts';
import { operate } from '../testing.ts';

const email = 'meena@example.com';

describe.each(testEngines)('members of staff, by the command line on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let said: string[];
  beforeEach(async () => {
    shop = await openTestShop(engine);
    admin = openTestAdmin(shop);
  });
  afterEach(async () => {
    await admin.close();
    await shop.close();
  });

  async function run(
    name: string,
    positionals: string[] = [],
    values: Record<string, string | boolean> = {},
    deps = shop.deps,
  ) {
    said = (await operate(deps, name, positionals, values)).split('\n');
  }
  const accept = (link = said[1]) => {
    const token = /^http:\/\/localhost:3001\/invitation#([\w-]{43})$/.exec(link ?? '')?.[1];
    return admin.call('acceptInvitation', { body: { token, name: 'Meena', password: staffPassword } });
  };

  it('invites the first one by a link that works', async () => {
    await run('staff invite', ['Meena@Example.com'], { role: 'owner' });
    expect(said[0]).toBe('meena@example.com sets up the account here, once, within 24 hours:');
    await run('staff list');
    expect(said[1]).toMatch(/^meena@example.com {2}owner {2}invited {2}\d+ \w+ \d{4}, /);
    await run('staff invite', [email], { role: 'owner' });
    expect((await accept()).body).toMatchObject({ email, role: 'owner' });
  });

  it('resets and disables one [guard admin.20]', async () => {
    const { cookie } = await admin.addMember('packer', email);
    await admin.addMember('owner');
    await run('staff reset', [' Meena@example.com']);
    expect((await admin.call('getMe', { cookie })).status).toBe(401);
    const accepted = await accept();
    expect(accepted.status).toBe(200);
    await run('staff disable', [email]);
    expect((await admin.call('getMe', { cookie: accepted.cookie })).status).toBe(401);
    await run('staff list');
    expect(said.join('\n')).toMatch(/^meena@example.com +Meena +packer {2}disabled/m);
  });

  it('puts the e-mail back that a thief has changed: the link goes to the one before [guard admin.20]', async () => {
    await admin.addMember('packer', email);
    const stolen = 'thief@example.com';
    await shop.deps.db.updateTable('staff').set({ email: stolen }).where('email', '=', email).execute();
    await expect(run('staff reset', [stolen], { email: 'x' })).rejects.toThrow('Email Should be valid');
    await run('staff reset', [stolen]);
    const toThief = said[1];
    const other = await admin.addMember('packer');
    await expect(run('staff reset', [stolen], { email: other.email })).rejects.toThrow('belongs to a member of staff');
    await run('staff reset', [stolen], { email });
    expect(said[0]).toContain(`${email} sets up the account here`);
    expect((await accept(toThief)).error.code).toBe('link-invalid');
    expect((await accept()).body).toMatchObject({ email, role: 'packer' });
    await run('staff list');
    expect(said.join('\n')).not.toContain(stolen);
  });

  it('keeps the last owner, and reports the error', async () => {
    await admin.addMember('owner', email);
    await expect(run('staff disable', [email])).rejects.toThrow('The shop needs an owner.');
    await expect(run('staff reset', ['nobody@example.com'])).rejects.toThrow('There is no such member of staff');
    await expect(run('staff invite', [email], { role: 'boss' })).rejects.toThrow(
      "'boss' is invalid. Allowed choices are owner, manager, packer, accountant.",
    );
    await expect(run('staff invite', ['x'], { role: 'owner' })).rejects.toThrow('Email Should be valid');
  });

  it('makes no link to an admin that is off', async () => {
    const off = { ...shop.deps, config: { ...shop.deps.config, admin: undefined } };
    const invite = run('staff invite', [email], { role: 'owner' }, off);
    await expect(invite).rejects.toThrow('Set ADMIN_URL first: the link leads there.');
  });

  it('is in the audit log, like every other change by a command [guard admin.41]', async () => {
    await admin.addMember('packer', email);
    await admin.addMember('owner');
    await run('staff disable', [email]);
    const order = { id: 'order-1', customer_id: 'c', number: 'TB-000001', status: 'Ordered', created_at: 'now' };
    const sums = { items_total: 1000, shipping_price: 100, total: 1100, provider_payment_id: 'pay_1', paid_at: 'now' };
    const nothing = { attempt_key: null, provider_order_id: null, address: null, note: null, acknowledged_at: null };
    const payment = {
      check_at: null,
      checks: 0,
      payment_method: null,
      payment_fee_paise: null,
      payment_tax_paise: null,
    };
    await shop.deps.db
      .insertInto('orders')
      .values({ ...order, ...sums, ...nothing, ...payment, order_mail_at: null })
      .execute();
    await run('orders move', ['TB-000001', 'processing']);
    await run('audit-log', [], { limit: '2' });
    expect(said).toHaveLength(3);
    expect(said[1]).toMatch(
      /command line +orders move +Order TB-000001 +{"status":"Ordered"} +{"status":"Processing"}$/,
    );
    expect(said[2]).toMatch(/command line +staff disable +staff [0-9a-f-]{36}/);
    await run('audit-log', [], { limit: '1', json: true });
    expect(JSON.parse(said.join('\n'))).toMatchObject([
      { before: { status: 'Ordered' }, after: { status: 'Processing' } },
    ]);
  });

  it('tests the devices of a member, and says what to do without one', async () => {
    const push = await startPushDouble();
    try {
      const deps = { ...shop.deps, pushes: createPushService(push.network) };
      const member = await admin.addMember('owner');
      await expect(run('staff push-test', [member.email], {}, deps)).rejects.toThrow('Turn messages on first');
      const phone = await push.subscribe();
      const laptop = await push.subscribe();
      for (const body of [phone, laptop]) await admin.call('subscribePush', { cookie: member.cookie, body });
      await run('staff push-test', [member.email], {}, deps);
      expect(said[0]).toBe('Devices that took it: 2. Not reached: 0.');
      expect((await push.messages(phone.endpoint)).map(({ payload }) => payload.kind)).toEqual(['test']);
      await push.answer(laptop.endpoint, 503);
      await expect(run('staff push-test', [member.email], {}, deps)).rejects.toThrow('The log says');
    } finally {
      await push.stop();
    }
  });
});
