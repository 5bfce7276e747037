// `payments check --mail`: who gets the result and what it says, also when the provider is down.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import type { NotificationKind } from '@taana-baana/contract/admin/schemas/shop/notifications.ts';
import { type TestAdmin, openTestAdmin } from '../../admin/testing.ts';
import { testEngines } from '../../database/testing.ts';
import type { ProviderDouble } from '../../integrations/payment-gateway/testing/start-provider-double.ts';
import { checkOut, openCart, openShopForEach, verify } from '../../modules/selling/money/payments/testing.ts';
import type { TestShop } from '../../testing.ts';
import { operate } from '../testing.ts';

describe.each(testEngines)('the mailed check of payments on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let admin: TestAdmin;
  let now: Date;
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));
  beforeEach(() => {
    admin = openTestAdmin(shop);
  });
  afterEach(() => admin.close());

  const check = (values: Record<string, boolean> = { mail: true }) => operate(shop.deps, 'payments check', [], values);
  const checkMails = async () => {
    const mails = await shop.deps.db.selectFrom('mails').selectAll().orderBy('recipient').execute();
    return mails.filter(({ subject }) => subject.includes('payments of'));
  };
  const contact = () => shop.deps.settings.current().contact.email;
  async function addMember(role: Role, on?: NotificationKind[]): Promise<string> {
    const { email, cookie } = await admin.addMember(role);
    if (on) await admin.call('saveNotifications', { cookie, body: { on } });
    return email;
  }
  async function buy(): Promise<string> {
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token);
    const payment = await double.pay({ order_id: order.id, status: 'captured' });
    await verify(shop, token, order.id, payment.id);
    return payment.id;
  }

  it('goes to the contact address and the owners who want mails about refunds, and says that the books agree', async () => {
    const owner = await addMember('owner');
    await addMember('owner', ['digest']);
    await addMember('manager', ['refund-failed']);
    await addMember('accountant');
    await buy();
    expect(await check()).toMatch(/Mailed to 2 addresses\.\nThe books agree\.$/);
    const mails = await checkMails();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([contact(), owner].sort());
    for (const mail of mails) {
      expect(mail.subject).toMatch(/^The books agree: payments of \d+ \w+ \d{4} to \d+ \w+ \d{4}$/);
      expect(mail.text_body).toContain('1 payments at the provider, 1 orders paid with us.');
      expect(mail.text_body).not.toContain('Please look at each payment');
    }
  });

  it('is not mailed without --mail', async () => {
    expect(await check({})).toMatch(/The books agree\.$/);
    expect(await checkMails()).toEqual([]);
  });

  it('says every difference, once to an owner whose address is the contact address, and the exit code stays 1', async () => {
    await admin.addMember('owner', contact());
    const paymentId = await buy();
    await double.refundByHand({ payment_id: paymentId, amount: 5000 });
    await expect(check()).rejects.toThrow('The books differ in 1 place.');
    const [mail, ...more] = await checkMails();
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^The books differ in 1 place: /);
    for (const words of [paymentId, 'Rs. 50 of it went back at the provider', 'Please look at each payment'])
      expect(mail?.text_body).toContain(words);
  });

  it('goes to the contact address of a shop without an admin', async () => {
    const deps = { ...shop.deps, config: { ...shop.deps.config, admin: undefined } };
    shop = { ...shop, deps };
    await check();
    expect((await checkMails()).map(({ recipient }) => recipient)).toEqual([contact()]);
  });

  it('says that the provider could not be asked, and fails', async () => {
    await double.fail({ kind: 'down' });
    await expect(check()).rejects.toThrow(/payment provider/);
    const [mail] = await checkMails();
    expect(mail?.subject).toMatch(/^The books could not be compared: payments of/);
    expect(mail?.text_body).toMatch(/The payment provider could not be asked: .+/);
    expect(mail?.text_body).not.toContain('The books agree');
  });
});
