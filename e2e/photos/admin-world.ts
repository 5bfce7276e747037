// A shop in the middle of a working day, with its admin in this process: for pictures of the admin,
// and for measuring it. Its clock is injected, so every run shows the same day.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { v7 } from 'uuid';
import { type CallName, calls, type Order, type Product, type SignedInCustomer } from '@taana-baana/contract';
import type { CashPreview } from '@taana-baana/contract/schemas/selling/cash-on-delivery.ts';
import type { AdminCallName } from '@taana-baana/contract/admin/calls.ts';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import { registerAdminPages } from '../../server/admin/built-admin.ts';
import { openTestAdmin, staffPassword } from '../../server/admin/testing.ts';
import { loadConfig } from '../../server/config.ts';
import { seedOnce } from '../../server/database/seed.ts';
import { createApp } from '../../server/http/app.ts';
import { takeCash } from '../../server/modules/selling/actions/cash-on-delivery/testing.ts';
import { startOffer } from '../../server/modules/selling/money/offers/testing.ts';
import { shopJobs } from '../../server/jobs.ts';
import { openShop } from '../../server/open-shop.ts';
import { startWorkers } from '../../server/workers.ts';
import { freePort } from '../../scripts/testing/free-port.ts';
import {
  type StaffAction,
  type Person,
  type Purchase,
  cashFee,
  courier,
  staffActions,
  newcomer,
  offers,
  openedOn,
  people,
  picturesAt,
  purchases,
  registration,
} from './admin-story.ts';

/** `newcomer` has only accepted an invitation. */
export type Visitor = Role | 'newcomer';

export interface AdminWorld {
  /** The admin's address. */
  readonly url: string;
  /** The shop's clock, in ms. */
  readonly now: number;
  /** Value of the cookie `staff`. */
  tokenOf(visitor: Visitor): string;
  close(): Promise<void>;
}

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';

export async function openAdminWorld(): Promise<AdminWorld> {
  let now = Date.parse(openedOn);
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-admin-photos-'));
  const port = await freePort();
  const environment = { DATA_DIR: dataDir, NODE_ENV: 'development', LOG_LEVEL: 'silent', ADMIN_PORT: String(port) };
  const shop = await openShop(loadConfig(environment), { clock: { now: () => new Date(now) } });
  const { deps } = shop;
  await seedOnce(deps, () => {});
  const app = await createApp(deps);
  const admin = openTestAdmin(shop);
  await registerAdminPages(admin.app, deps);
  await admin.app.listen({ port });
  const members = new Map<Role, { email: string; secret: string }>();

  async function ask(name: CallName, body: object, token?: string): Promise<unknown> {
    const { method, path } = calls[name];
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    return read(await app.inject({ method, url: `/api/${path}`, headers, payload: body }));
  }

  /** Resolves to a session that can only set the account up. */
  async function welcome({ role, name, email }: Person): Promise<string> {
    const body = { token: await admin.invite(email, role), name, password: staffPassword };
    return (await admin.call('acceptInvitation', { body, headers: { 'user-agent': phone } })).cookie;
  }

  async function addMember(person: Person): Promise<void> {
    const { role, email } = person;
    const cookie = await welcome(person);
    const { secret } = (await admin.call('beginApp', { cookie })).body;
    await admin.call('confirmApp', { cookie, body: { code: codeOf(secret) } });
    members.set(role, { email, secret });
  }
  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: now });

  /** A new session for each action: those of earlier days have ended. */
  async function signIn(role: Role): Promise<string> {
    const { email, secret } = members.get(role) ?? failed(`there is no ${role}`);
    const body = { email, password: staffPassword, code: codeOf(secret) };
    return (await admin.call('signIn', { body, headers: { 'user-agent': phone } })).cookie;
  }

  async function buy({ buyer, place, lines, number, isCash, code }: Purchase): Promise<void> {
    const [firstname, lastname, mobile] = buyer;
    const person = { firstname, lastname, mobile, email: emailOf(buyer) };
    const account = { ...person, password: 'warp-and-weft-21' };
    await app.inject({ method: 'POST', url: `/api/${calls.register.path}`, payload: account });
    const { token } = (await ask('login', account)) as SignedInCustomer;
    for (const [slug, size, quantity] of lines) {
      const product = read(await app.inject(`/api/product/${slug}`)) as Product;
      const line = { productId: slug, color: product.color[0]?._id, size, quantity, price: product.price };
      await ask('addToCart', line, token);
    }
    const [address, city, state, pincode] = place;
    const shippingInfo = { firstname, lastname, address, city, state, country: 'India', pincode };
    const codes = code ? { codes: [code] } : {};
    if (isCash) {
      const { total: amount } = (await ask(
        'previewCash',
        { pincode: String(pincode), ...codes },
        token,
      )) as CashPreview;
      const cash = { amount, shippingInfo, attemptId: number, ...codes };
      const { placed } = (await ask('placeCashOrder', cash, token)) as { placed: { number: string } };
      await rename(placed.number, number);
      return;
    }
    const { order } = (await ask('checkout', { shippingInfo, ...codes }, token)) as { order: { id: string } };
    const url = `/payment-sandbox/orders/${order.id}/payments`;
    const paid = read(await app.inject({ method: 'POST', url, payload: { outcome: 'captured' } }));
    const razorpayPaymentId = (paid as { callback: { razorpay_payment_id: string } }).callback.razorpay_payment_id;
    const paymentInfo = { razorpayOrderId: order.id, razorpayPaymentId };
    const placed = (await ask('createOrder', { paymentInfo, shippingInfo }, token)) as { order: Order };
    await rename(placed.order.number, number);
  }

  async function rename(from: string, number: string): Promise<void> {
    await deps.db.updateTable('orders').set({ number }).where('number', '=', from).execute();
  }

  async function subscribe(email: string): Promise<void> {
    const at = new Date(now).toISOString();
    await deps.db
      .insertInto('newsletter_subscribers')
      .values({ id: v7(), email, unsubscribe_token: v7(), created_at: at, confirm_hash: null, confirmed_at: at })
      .execute();
  }

  async function act(action: StaffAction): Promise<void> {
    const sent = { params: { number: action.number }, cookie: await signIn(action.by) };
    const [name, body]: [AdminCallName, object?] =
      'to' in action
        ? ['moveOrder', { to: action.to, ...(action.awb && { courier, awb: action.awb }) }]
        : 'confirms' in action
          ? ['confirmOrders', { numbers: [action.number] }]
          : 'refund' in action
            ? ['refundOrder', { key: `refund-of-${action.number}`, amount: action.refund, reason: 'defective' }]
            : ['cancelOrder'];
    const { status, error } = await admin.call(name, body ? { ...sent, body } : sent);
    if (status !== 200) failed(`${action.number}: ${error.message}`);
  }

  async function register(): Promise<void> {
    // The set-up's code cannot be used to sign in.
    now += 60_000;
    const cookie = await signIn('owner');
    const { value, version } = (await admin.call('getSettings', { cookie })).body.shop;
    const body = { section: 'shop', basedOn: version, value: { ...value, ...registration } };
    const { status, error } = await admin.call('saveProtectedSettings', { cookie, body });
    if (status !== 200) failed(error.message);
  }

  const jobs = shopJobs(deps);
  for (const person of people) await addMember(person);
  await register();
  await takeCash(shop, { fee: cashFee });
  for (const { title, percent, code } of offers)
    await startOffer(
      shop,
      { title, gift: { kind: 'percent', percent, upTo: null }, isPaidOnlineOnly: code === null },
      code,
    );
  for (const event of [...purchases, ...staffActions].toSorted((one, other) => one.at.localeCompare(other.at))) {
    now = Date.parse(event.at);
    await ('buyer' in event ? buy(event) : act(event));
    for (const { run } of jobs) await run();
  }
  now = Date.parse('2026-11-20T21:30:00+05:30');
  await admin.call('createBackup', { cookie: await signIn('owner') });
  for (const { run } of jobs) await run();
  for (const email of new Set(purchases.map(({ buyer }) => emailOf(buyer)))) await subscribe(email);
  now = Date.parse(picturesAt);
  const cookies = new Map<Visitor, string>([['newcomer', await welcome(newcomer)]]);
  for (const { role } of people) cookies.set(role, await signIn(role));
  const workers = startWorkers(deps, jobs);
  return {
    url: `http://localhost:${port}`,
    now,
    tokenOf: (visitor) => cookies.get(visitor)?.replace('staff=', '') ?? '',
    async close() {
      await workers.stop(5000);
      await Promise.all([app.close(), admin.close()]);
      await shop.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

const emailOf = ([firstname, lastname]: Purchase['buyer']): string =>
  `${firstname}.${lastname}@example.com`.toLowerCase();

function read({ statusCode, payload }: { statusCode: number; payload: string }): unknown {
  if (statusCode >= 300) failed(payload);
  return JSON.parse(payload);
}

function failed(reason: string): never {
  throw new Error(`The shop for the admin's pictures cannot be made: ${reason}.`);
}
