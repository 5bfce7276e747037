// Messages on the devices of staff, through a push service that reads them as a browser does.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import type { ProviderDouble } from '../../../integrations/payment-gateway/testing/start-provider-double.ts';
import { type PushAddress, createPushService } from '../../../integrations/push-service/push-service.ts';
import { type PushDouble, startPushDouble } from '../../../integrations/push-service/testing/start-push-double.ts';
import { shopJobs } from '../../../jobs.ts';
import type { TestShop } from '../../../testing.ts';
import { disableStaff, enableStaff, requireStaffByEmail, resetStaff } from '../../people/staff/staff-admin.service.ts';
import { address, checkOut, openCart, openShopForEach, verify } from '../../selling/money/payments/testing.ts';
import { commandLine } from '../audit-log/audit-log.service.ts';

const minute = 60_000;
let push: PushDouble;
beforeAll(async () => {
  push = await startPushDouble();
});
afterAll(() => push.stop());

describe.each(testEngines)('messages to devices on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let admin: TestAdmin;
  let now: Date;
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));
  beforeEach(() => {
    Object.assign(shop.deps, { pushes: createPushService(push.network) });
    admin = openTestAdmin(shop);
  });
  afterEach(() => admin.close());

  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * minute);
  };
  const send = async () => {
    for (const job of shopJobs(shop.deps)) if (job.name === 'send pushes') await job.run();
  };
  const toldTo = async ({ endpoint }: PushAddress) => (await push.messages(endpoint)).map(({ payload }) => payload);
  const subscribe = async (cookie: string, device?: PushAddress) => {
    const body = device ?? (await push.subscribe());
    expect((await admin.call('subscribePush', { cookie, body })).status).toBe(200);
    return body;
  };
  async function addMember(role: Role = 'owner') {
    const member = await admin.addMember(role);
    return { ...member, phone: await subscribe(member.cookie) };
  }
  async function buy(): Promise<string> {
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token, { shippingInfo: address });
    const payment = await double.pay({ order_id: order.id, status: 'captured' });
    expect((await verify(shop, token, order.id, payment.id)).status).toBe(200);
    const { number } = await shop.deps.db
      .selectFrom('orders')
      .select('number')
      .orderBy('placed_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return number ?? '';
  }
  const choose = (cookie: string, body: { on: string[]; byPush?: string[] }) =>
    admin.call('saveNotifications', { cookie, body });

  test('a new order is told on each device at once, without a name or a sum [guard admin.40]', async () => {
    const { cookie, phone } = await addMember();
    const laptop = await subscribe(cookie);
    const number = await buy();
    await send();
    const told = { kind: 'new-order', path: `/orders/${number}`, toPack: 1 };
    expect([await toldTo(phone), await toldTo(laptop)]).toEqual([[told], [told]]);
    await send();
    expect(await toldTo(phone)).toEqual([told]);
  });

  test('every order of a busy hour is told, and replaces the one before', async () => {
    const { phone } = await addMember();
    for (let order = 0; order < 7; order += 1) {
      await buy();
      later(1);
    }
    await send();
    const messages = await push.messages(phone.endpoint);
    expect(messages).toHaveLength(7);
    expect(new Set(messages.map(({ headers }) => headers.topic))).toEqual(new Set(['new-order']));
    expect(messages.at(-1)?.payload.toPack).toBe(7);
  });

  test('a device is told what is mailed, until something else is chosen for it', async () => {
    const mailed = await addMember();
    const onDeviceOnly = await addMember();
    await choose(onDeviceOnly.cookie, { on: [], byPush: ['new-order'] });
    const byMailOnly = await addMember();
    await choose(byMailOnly.cookie, { on: ['new-order'], byPush: [] });
    const neither = await addMember();
    await choose(neither.cookie, { on: [] });
    await buy();
    await send();
    const told = await Promise.all([mailed, onDeviceOnly, byMailOnly, neither].map(({ phone }) => toldTo(phone)));
    expect(told.map(({ length }) => length)).toEqual([1, 1, 0, 0]);
    const mails = await shop.deps.db.selectFrom('mails').select('recipient').execute();
    const staff = [mailed, onDeviceOnly, byMailOnly, neither].map(({ email }) => email);
    expect(mails.map(({ recipient }) => recipient).filter((one) => staff.includes(one))).toEqual([
      mailed.email,
      byMailOnly.email,
    ]);
    const { notifications } = (await admin.call('getNotifications', { cookie: onDeviceOnly.cookie })).body;
    expect(notifications.filter(({ isOn, byPush }) => isOn || byPush)).toEqual([
      { kind: 'new-order', isOn: false, byPush: true },
    ]);
  });

  test('an enquiry is told on devices, and only what it is [guard admin.40]', async () => {
    const { phone } = await addMember();
    const packer = await addMember('packer');
    const body = { name: 'Usha', email: 'usha@example.com', mobile: '9876543210', comment: 'When?' };
    await shop.call('createEnquiry', { body });
    const { id } = await shop.deps.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow();
    await send();
    expect(await toldTo(phone)).toEqual([{ kind: 'enquiry', path: `/enquiries/${id}`, toPack: 0 }]);
    expect(await toldTo(packer.phone)).toEqual([]);
  });

  test('one who does not pack is told without the number of orders to pack', async () => {
    const packer = await addMember('packer');
    const accountant = await addMember('accountant');
    await buy();
    for (const { cookie } of [packer, accountant]) await admin.call('testPush', { cookie });
    const countedFor = async (phone: PushAddress) => (await toldTo(phone)).map(({ toPack }) => toPack);
    expect([await countedFor(packer.phone), await countedFor(accountant.phone)]).toEqual([[1], [0]]);
  });

  test('what the role may not see any more is not told, and cannot be chosen [guard admin.40]', async () => {
    const demoted = await addMember();
    await choose(demoted.cookie, { on: [], byPush: ['new-order', 'backup-old'] });
    await shop.deps.db.updateTable('staff').set({ role: 'accountant' }).where('email', '=', demoted.email).execute();
    await buy();
    await send();
    expect(await toldTo(demoted.phone)).toEqual([]);
    expect((await choose(demoted.cookie, { on: [], byPush: ['backup-old'] })).status).toBe(403);
  });

  test('a browser that has unsubscribed is forgotten; the others are told', async () => {
    const { cookie, phone } = await addMember();
    const laptop = await subscribe(cookie);
    await push.answer(phone.endpoint, 410);
    await buy();
    await send();
    expect((await admin.call('getPush', { cookie })).body.devices.map(({ endpoint }) => endpoint)).toEqual([
      laptop.endpoint,
    ]);
    expect(await toldTo(laptop)).toHaveLength(1);
    expect(await shop.deps.db.selectFrom('push_messages').selectAll().execute()).toEqual([]);
  });

  test('a push service that is down is asked again, for a day', async () => {
    const { phone } = await addMember();
    await push.answer(phone.endpoint, 503);
    await buy();
    await send();
    later(2);
    await push.answer(phone.endpoint, undefined);
    await send();
    expect(await toldTo(phone)).toHaveLength(1);

    await push.answer(phone.endpoint, 503);
    await buy();
    for (let hour = 0; hour < 26; hour += 1) {
      await send();
      later(60);
    }
    expect(await shop.deps.db.selectFrom('push_messages').selectAll().execute()).toEqual([]);
    expect(await shop.deps.db.selectFrom('push_subscriptions').selectAll().execute()).toHaveLength(1);
  });

  test('a message lives and dies with its transaction, and waits while no process sends', async () => {
    const { phone } = await addMember();
    await buy();
    expect(await toldTo(phone)).toEqual([]);
    later(30);
    await send();
    expect(await toldTo(phone)).toHaveLength(1);
  });

  describe('devices are silenced [guard admin.45]', () => {
    test('by signing that device out, and no other', async () => {
      const { cookie, phone, secret, email } = await addMember();
      later(1);
      const body = { email, password: 'indigo-vat-at-dawn', code: admin.codeOf(secret) };
      const other = await admin.call('signIn', { body });
      const laptop = await subscribe(other.cookie);
      await admin.call('signOut', { cookie });
      await buy();
      await send();
      expect([(await toldTo(phone)).length, (await toldTo(laptop)).length]).toEqual([0, 1]);
    });

    test.each(['password', 'e-mail'])('by a new %s: all but the one on which it was changed', async (what) => {
      const { cookie, phone, secret, email } = await addMember();
      later(1);
      const body = { email, password: 'indigo-vat-at-dawn', code: admin.codeOf(secret) };
      const laptop = await subscribe((await admin.call('signIn', { body })).cookie);
      if (what === 'password')
        await admin.call('changePassword', { cookie, body: { password: 'three words at dusk' } });
      else {
        const { link } = (await admin.call('askEmailChange', { cookie, body: { email: `new-${email}` } })).body;
        await admin.call('confirmEmailChange', { cookie, body: { token: link?.split('#')[1] } });
      }
      await buy();
      await send();
      expect([(await toldTo(phone)).length, (await toldTo(laptop)).length]).toEqual([1, 0]);
    });

    test.each(['disabled', 'reset', 'signed out everywhere'] as const)('when the member is %s', async (end) => {
      await addMember();
      const { email, phone, cookie } = await addMember();
      const id = await requireStaffByEmail(shop.deps, email);
      await buy();
      if (end === 'disabled') {
        await disableStaff(shop.deps, id, commandLine);
        await enableStaff(shop.deps, id, commandLine);
      } else if (end === 'reset') await resetStaff(shop.deps, id, commandLine);
      else await admin.call('endSessions', { cookie });
      await send();
      await buy();
      await send();
      expect(await toldTo(phone)).toEqual([]);
    });
  });

  test('a session that only expires leaves its phone on', async () => {
    const { phone } = await addMember();
    later(13 * 60);
    for (const job of shopJobs(shop.deps)) if (job.name === 'sweep staff sessions') await job.run();
    await buy();
    await send();
    expect(await toldTo(phone)).toHaveLength(1);
  });

  test('a browser is registered once, for the member and session that did it last', async () => {
    const first = await addMember();
    const second = await admin.addMember('owner');
    await subscribe(first.cookie, first.phone);
    const devicesOf = async (cookie: string) => (await admin.call('getPush', { cookie })).body.devices;
    expect(await devicesOf(first.cookie)).toMatchObject([{ endpoint: first.phone.endpoint, isOfSession: true }]);
    await subscribe(second.cookie, first.phone);
    expect(await devicesOf(first.cookie)).toEqual([]);
    await buy();
    await send();
    expect(await toldTo(first.phone)).toHaveLength(1);
    const { entries } = (await admin.call('listAuditLog', { cookie: first.cookie })).body;
    expect(entries.filter(({ action }) => action === 'push on')).toHaveLength(2);
  });

  test('a member turns off their own devices only', async () => {
    const { cookie, phone } = await addMember();
    const other = await addMember();
    const [device] = (await admin.call('getPush', { cookie })).body.devices;
    const params = { id: device?.id ?? '' };
    await admin.call('unsubscribePush', { cookie: other.cookie, params });
    expect((await admin.call('getPush', { cookie })).body.devices).toHaveLength(1);
    expect((await admin.call('unsubscribePush', { cookie, params })).body.devices).toEqual([]);
    await buy();
    await send();
    expect([(await toldTo(phone)).length, (await toldTo(other.phone)).length]).toEqual([0, 1]);
  });

  test('the twenty-first device takes the place of the oldest', async () => {
    const { cookie, phone } = await addMember();
    for (let device = 0; device < 20; device += 1) {
      later(1);
      await subscribe(cookie);
    }
    const { devices } = (await admin.call('getPush', { cookie })).body;
    expect(devices).toHaveLength(20);
    expect(devices.map(({ endpoint }) => endpoint)).not.toContain(phone.endpoint);
  });

  test('a test goes to each device, and says how many took it', async () => {
    const { cookie, phone } = await addMember();
    const laptop = await subscribe(cookie);
    await push.answer(laptop.endpoint, 503);
    expect((await admin.call('testPush', { cookie })).body).toEqual({ sent: 1, failed: 1 });
    expect(await toldTo(phone)).toEqual([{ kind: 'test', path: '/account', toPack: 0 }]);
  });

  test('an address inside the own network is no browser’s [guard admin.44]', async () => {
    const { cookie } = await admin.addMember('owner');
    const keys = await push.subscribe();
    const refusal = async (endpoint: string) =>
      (await admin.call('subscribePush', { cookie, body: { ...keys, endpoint } })).error.message;
    for (const endpoint of ['https://10.0.0.7/x', 'http://push.test/x', 'https://[::1]/x', 'x'])
      expect(await refusal(endpoint), endpoint).toBe('This browser cannot get messages. Please try another one');
  });

  test('the shop keeps its key, and parallel first uses agree on it', async () => {
    const { cookie } = await admin.addMember('owner');
    const keys = await Promise.all([1, 2, 3].map(async () => (await admin.call('getPush', { cookie })).body.key));
    expect(new Set(keys).size).toBe(1);
    expect((await admin.call('getPush', { cookie })).body.key).toBe(keys[0]);
  });
});
