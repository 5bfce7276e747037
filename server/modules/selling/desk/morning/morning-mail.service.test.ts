// The morning mail: when it is sent, how often, and what each member reads.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import type { NotificationKind } from '@taana-baana/contract/admin/schemas/shop/notifications.ts';
import { type TestAdmin, openTestAdmin, staffPassword } from '../../../../admin/testing.ts';
import { loadConfig } from '../../../../config.ts';
import { testEngines } from '../../../../database/testing.ts';
import type { Deps } from '../../../../deps.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { countTee } from '../../goods/stock/testing.ts';
import { recordCommandLineBackup, recordOffSiteCopy } from '../../../shop/system/backups.service.ts';
import { mailStaffInTheMorning } from './morning-mail.service.ts';
import { thisMorning } from './morning.ts';

const hour = 3600_000;

test.each([
  ['2026-11-21T03:29:59.999Z', undefined],
  ['2026-11-21T03:30:00.000Z', '2026-11-21T03:30:00.000Z'],
  ['2026-11-21T10:15:30.250Z', '2026-11-21T03:30:00.000Z'],
  ['2026-11-21T18:29:59.999Z', '2026-11-21T03:30:00.000Z'],
  ['2026-11-21T18:30:00.000Z', undefined],
  ['2026-12-31T20:00:00.000Z', undefined],
])('at %s the last 9:00 of this day in India is %s', (now, morning) => {
  expect(thisMorning(new Date(now))?.toISOString()).toBe(morning);
});

describe.each(testEngines)('the mail of the morning on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let deps: Deps;
  let now: string;
  beforeEach(async () => {
    now = '2026-11-20T12:00:00.000Z';
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    ({ deps } = shop);
    admin = openTestAdmin(shop);
  });
  afterEach(async () => {
    await admin.close();
    await shop.close();
  });

  async function addMember(role: Role, on?: NotificationKind[]): Promise<string> {
    const { email, cookie } = await admin.addMember(role);
    if (on) await admin.call('saveNotifications', { cookie, body: { on } });
    return email;
  }
  const mailsTo = (email: string) =>
    deps.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute();
  const run = (time: string, from = deps) => {
    now = time;
    return mailStaffInTheMorning(from);
  };
  /** The mail without its address lines. */
  const wordsOf = async (email: string) => (await mailsTo(email)).at(-1)?.text_body ?? '';
  async function addOrder(paidAt: string, overrides: { status?: string; cause?: string } = {}): Promise<string> {
    const id = randomUUID();
    const { customer } = await shop.signUp();
    const number = `TB-${id.slice(0, 6).toUpperCase()}`;
    await deps.db
      .insertInto('orders')
      .values({
        id,
        number,
        customer_id: customer._id,
        status: overrides.status ?? 'Ordered',
        provider_order_id: id,
        provider_payment_id: id,
        items_total: 500,
        shipping_price: 100,
        total: 600,
        created_at: paidAt,
        placed_at: paidAt,
        paid_at: paidAt,
        checks: 0,
      })
      .execute();
    await deps.db
      .insertInto('order_events')
      .values({
        id,
        order_id: id,
        from_status: 'Payment pending',
        to_status: 'Ordered',
        cause: overrides.cause ?? 'callback',
        created_at: paidAt,
        what: null,
      })
      .execute();
    return number;
  }

  test('goes at 9:00 in India, once a day, to each who wants it', async () => {
    const owners = [await addMember('owner'), await addMember('manager', ['digest'])];
    const packer = await addMember('packer');
    await run('2026-11-21T03:29:59.000Z');
    expect(await mailsTo(owners[0] as string)).toEqual([]);
    for (const time of ['03:30', '03:31', '12:00', '18:29']) await run(`2026-11-21T${time}:00.000Z`);
    await run('2026-11-21T19:00:00.000Z');
    for (const email of owners)
      expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Taana Baana: your day']);
    expect(await mailsTo(packer)).toEqual([]);
    await run('2026-11-22T03:30:00.000Z');
    for (const email of owners) expect(await mailsTo(email)).toHaveLength(2);
  });

  test('goes once when several processes ask at the same moment', async () => {
    const emails = [await addMember('owner'), await addMember('owner'), await addMember('owner')];
    now = '2026-11-21T03:30:00.000Z';
    // Each process finds all due members before any has queued a mail.
    await Promise.all([1, 2, 3, 4].map(() => mailStaffInTheMorning(deps)));
    for (const email of emails) expect(await mailsTo(email)).toHaveLength(1);
  });

  test('goes later on the same day when the shop was down at 9:00, and never for a past day', async () => {
    const email = await addMember('owner');
    await run('2026-11-21T18:20:00.000Z');
    expect(await mailsTo(email)).toHaveLength(1);
    // Down for two days, up again after midnight.
    await addOrder('2026-11-21T19:00:00.000Z');
    await addOrder('2026-11-22T10:00:00.000Z');
    await run('2026-11-23T20:00:00.000Z');
    expect(await mailsTo(email)).toHaveLength(1);
    await run('2026-11-24T03:30:00.000Z');
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await wordsOf(email)).toContain('Since 21 Nov 2026, 11:50 pm:');
    expect(await wordsOf(email)).toContain('New orders: 2');
  });

  test('goes to nobody who has not set up a second factor', async () => {
    const email = 'newcomer@example.com';
    const token = await admin.invite(email, 'owner');
    await admin.call('acceptInvitation', { body: { token, name: 'Ravi', password: staffPassword } });
    await run('2026-11-22T04:00:00.000Z');
    expect(await mailsTo(email)).toEqual([]);
  });

  test('begins tomorrow for a member who is invited or turns it on in the afternoon', async () => {
    now = '2026-11-20T23:00:00.000Z';
    const { email: chose, cookie } = await admin.addMember('manager');
    now = '2026-11-21T08:00:00.000Z';
    const newOwner = await addMember('owner');
    expect((await admin.call('saveNotifications', { cookie, body: { on: ['digest'] } })).status).toBe(200);
    await run('2026-11-21T08:01:00.000Z');
    for (const email of [newOwner, chose]) expect(await mailsTo(email)).toEqual([]);
    await run('2026-11-22T03:30:00.000Z');
    for (const email of [newOwner, chose]) expect(await mailsTo(email)).toHaveLength(1);
  });

  test('turned on before 9:00 it goes at 9:00; saved again after it, it does not go again', async () => {
    const { email, cookie } = await admin.addMember('manager');
    now = '2026-11-20T23:30:00.000Z';
    const save = (on: NotificationKind[]) => admin.call('saveNotifications', { cookie, body: { on } });
    await save(['digest']);
    await run('2026-11-21T03:30:00.000Z');
    expect(await mailsTo(email)).toHaveLength(1);
    for (const on of [[], ['digest'], ['digest', 'late-to-pack']] as NotificationKind[][]) {
      expect((await save(on)).status).toBe(200);
      await run('2026-11-21T04:00:00.000Z');
    }
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('says what happened, and each line only to those who may see it', async () => {
    const owner = await addMember('owner');
    const packer = await addMember('packer', ['digest', 'late-to-pack']);
    const accountant = await addMember('accountant', ['digest']);
    await addOrder('2026-11-18T03:00:00.000Z', { status: 'Shipped' });
    const late = await addOrder('2026-11-18T04:00:00.000Z');
    await addOrder('2026-11-20T20:00:00.000Z');
    await addOrder('2026-11-21T03:00:00.000Z', { status: 'Cancelled' });
    await deps.db
      .insertInto('mails')
      .values({ ...(await anyMail()), try_at: null })
      .execute();
    await recordCommandLineBackup(deps.db, 'shop.tar.gz', new Date(), new Date('2026-11-20T21:00:00Z'));
    await countTee(shop, 1);
    await run('2026-11-21T03:30:00.000Z');
    const everybody = ['New orders: 1', 'To pack: 2', 'Of these, waiting for more than 48 hours: 1'];
    const revenue = 'Paid for them: Rs. 600';
    const stock = 'Products running out: 1';
    const owners = ['Failed refunds: 0', 'Undeliverable mails: 1', 'Last backup: 21 Nov 2026, 2:30 am'];
    for (const words of [...everybody, revenue, ...owners]) expect(await wordsOf(owner)).toContain(words);
    for (const words of everybody) expect(await wordsOf(packer)).toContain(words);
    for (const words of [revenue, ...owners]) expect(await wordsOf(packer)).not.toContain(words);
    expect(await wordsOf(packer)).toContain(`Order ${late} has waited for more than 48 hours to be packed.`);
    for (const words of [...everybody, revenue]) expect(await wordsOf(accountant)).toContain(words);
    for (const email of [owner, packer]) expect(await wordsOf(email)).toContain(stock);
    expect(await wordsOf(accountant)).not.toContain(stock);
    expect(await wordsOf(owner)).not.toContain(late);
    expect(await wordsOf(owner)).toContain('http://localhost:3001/account');
  });

  test('without the summary it goes only when there is something to say', async () => {
    const packer = await addMember('packer', ['late-to-pack']);
    await addOrder('2026-11-20T12:00:00.000Z');
    await run('2026-11-21T03:30:00.000Z');
    await run('2026-11-22T03:30:00.000Z');
    expect(await mailsTo(packer)).toEqual([]);
    await addOrder('2026-11-20T13:00:00.000Z');
    for (const time of ['2026-11-23T03:30:00.000Z', '2026-11-23T05:00:00.000Z']) await run(time);
    expect((await mailsTo(packer)).map(({ subject }) => subject)).toEqual(['Taana Baana: please have a look']);
    expect(await wordsOf(packer)).toContain('2 orders have waited for more than 48 hours');
    expect(await wordsOf(packer)).not.toContain('New orders');
  });

  describe('about backups', () => {
    const real = () => ({
      ...deps,
      config: { ...deps.config, environment: 'production' as const },
    });
    const made = (time: string) => recordCommandLineBackup(deps.db, 'shop.tar.gz', new Date(time), new Date(time));

    test('tells of an old one, and of none only in a real shop', async () => {
      const email = await addMember('owner', ['backup-old']);
      await run('2026-11-21T03:30:00.000Z');
      expect(await mailsTo(email)).toEqual([]);
      await run('2026-11-22T03:30:00.000Z', real());
      expect(await wordsOf(email)).toContain('This shop has no backup yet.');
      await made('2026-11-22T04:00:00.000Z');
      await run('2026-11-23T03:30:00.000Z', real());
      await run('2026-11-24T03:30:00.000Z', real());
      expect(await mailsTo(email)).toHaveLength(1);
      await run('2026-11-25T03:30:00.000Z');
      expect(await mailsTo(email)).toHaveLength(2);
      expect(await wordsOf(email)).toContain('The last backup was made on 22 Nov 2026, 9:30 am');
    });
  });

  test('about off-site copies: a failed one, and one older than 48 hours', async () => {
    const email = await addMember('owner', ['backup-old']);
    const made = (time: string) => recordCommandLineBackup(deps.db, 'shop.tar.gz', new Date(time), new Date(time));
    await made('2026-11-21T21:00:00.000Z');
    await recordOffSiteCopy(deps.db, 'done', new Date('2026-11-21T21:00:00.000Z'));
    await run('2026-11-22T03:30:00.000Z');
    expect(await mailsTo(email)).toEqual([]);
    await recordOffSiteCopy(deps.db, 'failed', new Date('2026-11-22T21:00:00.000Z'));
    await run('2026-11-23T03:30:00.000Z');
    expect(await wordsOf(email)).toContain('not copied to another place; the last copy: 22 Nov 2026, 2:30 am.');
    await recordOffSiteCopy(deps.db, 'done', new Date('2026-11-23T21:00:00.000Z'));
    await made('2026-11-25T21:00:00.000Z');
    await run('2026-11-24T03:30:00.000Z');
    expect(await mailsTo(email)).toHaveLength(1);
    await run('2026-11-26T03:30:00.000Z');
    expect(await mailsTo(email)).toHaveLength(2);
  });

  describe('about a silent payment provider', () => {
    const keys = { RAZORPAY_KEY_ID: 'rzp_test_0123456789', RAZORPAY_KEY_SECRET: 'secret' };
    const receive = (at: string) =>
      deps.db
        .insertInto('webhook_events')
        .values({
          id: at,
          event: 'payment.captured',
          provider_order_id: null,
          provider_payment_id: null,
          body: '',
          received_at: at,
          processed_at: at,
          try_at: null,
          tries: 1,
        })
        .execute();
    let paying: TestShop;
    beforeEach(async () => {
      paying = await openTestShop(engine, { clock: deps.clock, env: keys });
      await admin.close();
      await shop.close();
      shop = paying;
      ({ deps } = paying);
      admin = openTestAdmin(shop);
    });
    const day = { from: '2026-11-20T23:00:00.000Z', at: '2026-11-21T03:30:00.000Z' };

    test.each([
      ['orders were paid and it told of none', {}, true],
      ['an event came within 24 hours', { event: '2026-11-20T04:00:00.000Z' }, false],
      ['the last event is older', { event: '2026-11-20T03:00:00.000Z' }, true],
      ['the order was placed by an event that is gone', { cause: 'webhook' }, false],
      ['the order was paid less than an hour ago', { paid: '2026-11-21T03:00:00.000Z' }, false],
      ['the order was paid before these 24 hours', { paid: '2026-11-20T03:00:00.000Z' }, false],
    ] as [string, { event?: string; cause?: string; paid?: string }, boolean][])(
      'when %s',
      async (_case, { event, cause = 'callback', paid = day.from }, isTold) => {
        const email = await addMember('owner', ['no-webhook']);
        await addOrder(paid, { cause });
        if (event) await receive(event);
        await run(day.at);
        expect((await wordsOf(email)).includes('has sent no event for 24 hours')).toBe(isTold);
      },
    );
  });

  test('says nothing of the provider in the sandbox, and goes to nobody while the admin is off', async () => {
    const email = await addMember('owner', ['no-webhook', 'digest']);
    await addOrder('2026-11-20T23:00:00.000Z');
    const off = { ...deps, config: { ...loadConfig({ ADMIN_PORT: 'off' }), dataDir: deps.config.dataDir } };
    await run('2026-11-21T03:30:00.000Z', off);
    expect(await mailsTo(email)).toEqual([]);
    await run('2026-11-21T03:30:00.000Z');
    expect(await wordsOf(email)).not.toContain('no event');
  });

  async function anyMail() {
    return {
      id: randomUUID(),
      recipient: 'asha@example.com',
      subject: 'Your order',
      text_body: '',
      html_body: '',
      unsubscribe_url: null,
      created_at: new Date(Date.parse(now) - hour).toISOString(),
      sent_at: null,
      tries: 3,
      problem: null,
    };
  }
});
