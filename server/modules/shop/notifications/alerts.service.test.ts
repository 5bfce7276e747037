// Mails to staff about events: who gets which, what they say, and what they cost.
import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import type { NotificationKind } from '@taana-baana/contract/admin/schemas/shop/notifications.ts';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { testEngines } from '../../../database/testing.ts';
import type { Deps } from '../../../deps.ts';
import type { ProviderDouble } from '../../../integrations/payment-gateway/testing/start-provider-double.ts';
import { shopJobs } from '../../../jobs.ts';
import type { TestShop } from '../../../testing.ts';
import { queueMail } from '../mail/mail.service.ts';
import { address, checkOut, openCart, openShopForEach, verify } from '../../selling/money/payments/testing.ts';
import { noticeDisputes } from '../../selling/money/methods/razorpay/disputes.service.ts';
import { sendRefunds } from '../../selling/money/methods/razorpay/send-refunds.service.ts';
import { disableStaff, requireStaffByEmail } from '../../people/staff/staff-admin.service.ts';
import { commandLine } from '../audit-log/audit-log.service.ts';
import { mailNewOrder } from './new-orders.service.ts';

const day = 24 * 3600_000;

describe.each(testEngines)('mails to staff on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let admin: TestAdmin;
  let now: Date;
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));
  beforeEach(() => {
    admin = openTestAdmin(shop);
  });
  afterEach(() => admin.close());

  const mails = () => shop.deps.db.selectFrom('mails').selectAll().orderBy('id').execute();
  const mailsTo = async (email: string) => (await mails()).filter(({ recipient }) => recipient === email);
  async function addMember(role: Role, on?: NotificationKind[]): Promise<string> {
    const { email, cookie } = await admin.addMember(role);
    if (on) await admin.call('saveNotifications', { cookie, body: { on } });
    return email;
  }
  async function buy(body?: Record<string, unknown>): Promise<void> {
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token, body);
    const payment = await double.pay({ order_id: order.id, status: 'captured' });
    expect((await verify(shop, token, order.id, payment.id)).status).toBe(200);
  }

  test('a new order is told at once to those who want it, without phone number and street [guard admin.40]', async () => {
    const wanting = [await addMember('packer', ['new-order']), await addMember('owner', ['new-order'])];
    const others = [await addMember('manager'), await addMember('packer'), await addMember('owner', [])];
    await buy({ shippingInfo: address });
    const { number } = await shop.deps.db.selectFrom('orders').select('number').executeTakeFirstOrThrow();
    for (const email of wanting) {
      const [mail, ...more] = await mailsTo(email);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe(`New order ${number}: Rs. 1,100`);
      for (const words of ['Pieces: 2', 'Customer: Asha Kumari', 'City: Erode', 'Paid: Rs. 1,100'])
        expect(mail?.text_body).toContain(words);
      expect(mail?.text_body).toContain(`http://localhost:3001/orders/${number}`);
      expect(mail?.text_body).toContain(
        'You choose these mails in the admin under Account: http://localhost:3001/account',
      );
      expect(mail?.text_body + String(mail?.html_body)).not.toMatch(/9876543210|Loom Lane|638001|@example\.com/);
    }
    for (const email of others) expect(await mailsTo(email)).toEqual([]);
  });

  test('an order without an address is told too', async () => {
    const email = await addMember('owner', ['new-order']);
    await buy();
    expect((await mailsTo(email))[0]?.text_body).toContain('City: not known yet');
  });

  test('the mail about an order lives and dies with its transaction', async () => {
    const email = await addMember('owner', ['new-order']);
    const order = { number: 'TB-000001', total: 1100, pieces: 2, address: null };
    const failing = inTransaction(shop.deps, async (trx) => {
      await mailNewOrder(trx, shop.deps, order);
      throw new Error('the order could not be placed');
    });
    await expect(failing).rejects.toThrow('the order');
    expect(await mailsTo(email)).toEqual([]);
  });

  test('an order costs one statement more when nobody wants the mail, and none while the admin is off', async () => {
    await addMember('owner', []);
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        statements += 1;
        return result;
      },
    };
    const deps = { ...shop.deps, db: shop.deps.db.withPlugin(counting) };
    const order = { number: 'TB-000001', total: 1100, pieces: 2, address: null };
    const notify = (config: Deps['config']) =>
      inTransaction(deps, (trx) => mailNewOrder(trx, { ...deps, config }, order));
    await notify(deps.config);
    expect(statements).toBe(1);
    await notify({ ...deps.config, admin: undefined });
    expect(statements).toBe(1);
  });

  test('who is disabled gets none, and neither does one whose role may not see it any more [guard admin.40]', async () => {
    const disabled = await addMember('owner', ['new-order', 'refund-failed']);
    const demoted = await addMember('owner', ['new-order', 'refund-failed']);
    await addMember('owner', []);
    await disableStaff(shop.deps, await requireStaffByEmail(shop.deps, disabled), commandLine);
    await shop.deps.db.updateTable('staff').set({ role: 'accountant' }).where('email', '=', demoted).execute();
    await buy({ shippingInfo: address });
    expect([await mailsTo(disabled), await mailsTo(demoted)]).toEqual([[], []]);
  });

  test('a failed refund is told once to owners, unless they chose otherwise, and to managers who chose it', async () => {
    const told = [await addMember('owner'), await addMember('manager', ['refund-failed'])];
    const others = [await addMember('owner', ['digest']), await addMember('manager'), await addMember('packer')];
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token);
    const payment = await double.pay({ order_id: order.id, status: 'captured', amount: 5000 });
    await verify(shop, token, order.id, payment.id);
    await double.refundsBecome('refused');
    await sendRefunds(shop.deps);
    await sendRefunds(shop.deps);
    for (const email of told) {
      const [mail, ...more] = await mailsTo(email);
      expect(more).toEqual([]);
      expect(mail?.subject).toMatch(/^A refund of Rs\. 50 for .+ failed$/);
      expect(mail?.text_body).toContain(`Payment: ${payment.id}`);
    }
    for (const email of others) expect(await mailsTo(email)).toEqual([]);
    const owner = await mailsTo(shop.deps.settings.current().contact.email);
    expect(owner.filter(({ subject }) => subject.startsWith('A refund'))).toHaveLength(1);
  });

  test('an owner whose address is the shop’s own gets one mail about a failed refund, not two', async () => {
    const { email } = shop.deps.settings.current().contact;
    await admin.addMember('owner', email);
    await buy();
    const { deps } = shop;
    const { id } = await deps.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    await deps.db
      .insertInto('refunds')
      .values({
        id: 'refund',
        provider_payment_id: 'pay_nobody_knows',
        order_id: id,
        reason: 'part refund',
        amount_paise: 5000,
        currency: 'INR',
        status: 'due',
        failure: null,
        provider_refund_id: null,
        created_at: now.toISOString(),
        due_at: now.toISOString(),
        tries: 0,
      })
      .execute();
    await double.refundsBecome('refused');
    await sendRefunds(deps);
    const refused = (await mailsTo(email)).filter(({ subject }) => subject.endsWith(' failed'));
    expect(refused).toHaveLength(1);
  });

  test('an enquiry is told to owners, and to managers who chose it, without what people type [guard admin.40]', async () => {
    const told = [await addMember('owner'), await addMember('manager', ['enquiry'])];
    const others = [await addMember('owner', []), await addMember('manager'), await addMember('packer')];
    const { email } = shop.deps.settings.current().contact;
    await admin.addMember('owner', email);
    const body = { name: 'Usha', email: 'usha@example.com', mobile: '9876543210', comment: 'Call me: 98765 43211' };
    const { ticket } = (await shop.call('createEnquiry', { body })).body;
    const { id } = await shop.deps.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow();
    for (const one of told) {
      const [mail, ...more] = await mailsTo(one);
      expect([mail?.subject, more]).toEqual([`New enquiry ${ticket}`, []]);
      for (const words of ['From: Usha', `http://localhost:3001/enquiries/${id}`])
        expect(mail?.text_body).toContain(words);
      expect(mail?.text_body + String(mail?.html_body)).not.toMatch(/98765|usha@example/);
    }
    for (const one of others) expect(await mailsTo(one)).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('each step of a dispute is told to owners, and to managers who chose it', async () => {
    const told = [await addMember('owner', ['dispute']), await addMember('manager', ['dispute'])];
    const others = [await addMember('owner', []), await addMember('manager'), await addMember('packer')];
    await buy();
    const { number, provider_payment_id: payment_id } = await shop.deps.db
      .selectFrom('orders')
      .select(['number', 'provider_payment_id'])
      .executeTakeFirstOrThrow();
    const step = async (dispute: { id?: string; status: string }) => {
      const { id } = await double.dispute({ ...dispute, payment_id: payment_id ?? '' });
      await noticeDisputes(shop.deps);
      await noticeDisputes(shop.deps);
      return id;
    };
    const id = await step({ status: 'open' });
    await step({ id, status: 'won' });
    const { email } = shop.deps.settings.current().contact;
    const disputed = (await mailsTo(email)).map(({ subject }) => subject).filter((one) => one.includes(String(number)));
    for (const one of told) {
      const news = await mailsTo(one);
      expect(news.map(({ subject }) => subject)).toEqual(disputed.slice(-2));
      for (const mail of news) expect(mail.text_body).toContain(`http://localhost:3001/orders/${number}`);
    }
    for (const one of others) expect(await mailsTo(one)).toEqual([]);
  });

  describe('an undeliverable mail', () => {
    const mailer = {
      send: async () => {
        throw new Error('550 no such user');
      },
      close: () => {},
    };
    const send = async () => {
      const job = shopJobs({ ...shop.deps, mailer }).find(({ name }) => name === 'send mails');
      await job?.run();
    };
    const queue = (recipient: string, subject: string) =>
      inTransaction(shop.deps, (trx) =>
        queueMail(trx, shop.deps.clock, {
          recipient,
          subject,
          text: 'Hello',
          html: '<p>Hello</p>',
        }),
      );
    /** Attempts until they are given up. */
    async function giveUp(): Promise<void> {
      await send();
      now = new Date(now.getTime() + 3 * day + 60_000);
      await send();
    }

    test('is told to owners, once a day', async () => {
      const owner = await addMember('owner');
      const others = [await addMember('owner', []), await addMember('manager')];
      for (const subject of ['Your order', 'Welcome']) await queue('asha@example.com', subject);
      await giveUp();
      const told = await mailsTo(owner);
      expect(told.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Undeliverable: (Your order|Welcome)$/),
      ]);
      for (const words of ['To: asha@example.com', 'The mail server said: 550 no such user', 'localhost:3001/system'])
        expect(told[0]?.text_body).toContain(words);
      for (const email of others) expect(await mailsTo(email)).toEqual([]);
      await queue('ravi@example.com', 'A later one');
      await giveUp();
      expect((await mailsTo(owner)).map(({ subject }) => subject)).toContain('Undeliverable: A later one');
    });

    test('to a member of staff is never told: the mail about it would be given up too', async () => {
      const owner = await addMember('owner');
      await queue(owner, 'Your day');
      await giveUp();
      expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual(['Your day']);
    });

    test('is listed with what the mail server said, and sent after all when somebody asks', async () => {
      await queue('asha@example.com', 'Your order');
      await queue('ravi@example.com', 'Waits');
      await giveUp();
      const { cookie } = await admin.addMember('owner');
      await shop.deps.db
        .updateTable('mails')
        .set({ try_at: now.toISOString() })
        .where('subject', '=', 'Waits')
        .execute();
      const list = async () => (await admin.call('listUndeliverableMails', { cookie })).body.mails;
      const [mail] = await list();
      expect(await list()).toEqual([
        {
          id: expect.any(String),
          recipient: 'asha@example.com',
          subject: 'Your order',
          createdAt: '2026-11-21T10:00:00.000Z',
          tries: 2,
          problem: '550 no such user',
        },
      ]);
      const retry = (id = '') => admin.call('retryMail', { cookie, params: { id } });
      expect((await retry(mail?.id)).status).toBe(204);
      expect(await list()).toEqual([]);
      expect((await retry(mail?.id)).error.message).toMatch(/^This mail is sent or waits to be sent/);
      const { entries } = (await admin.call('listAuditLog', { cookie })).body;
      expect(entries.filter(({ action }) => action === 'mails retry').map(({ subject }) => subject)).toEqual([
        `mail ${mail?.id}`,
      ]);
      for (const job of shopJobs(shop.deps)) if (job.name === 'send mails') await job.run();
      const row = (await mailsTo('asha@example.com'))[0];
      expect(row).toMatchObject({ sent_at: now.toISOString(), problem: null });
      expect((await retry(mail?.id)).status).toBe(409);
    });
  });
});
