// All jobs together, each run once: everything due is done, everything expired is removed.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testEngines } from './database/testing.ts';
import { isSandboxGateway } from './integrations/payment-gateway/sandbox/sandbox-gateway.ts';
import { shopJobs } from './jobs.ts';
import { checkOut, openCart, verify } from './modules/selling/money/payments/testing.ts';
import { type TestShop, openTestShop } from './testing.ts';

const day = 86_400_000;

describe.each(testEngines)('the jobs on %s', (engine) => {
  let shop: TestShop;
  let now = Date.parse('2026-11-21T10:00:00Z');
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
  });
  afterAll(() => shop.close());

  const runAll = async () => {
    for (const job of shopJobs(shop.deps)) await job.run();
  };
  const kept = async () => {
    const tables = ['sessions', 'password_resets', 'password_reset_requests', 'limits', 'mails'] as const;
    const rows = await Promise.all(
      tables.map((table) =>
        shop.deps.db
          .selectFrom(table as 'sessions')
          .selectAll()
          .execute(),
      ),
    );
    return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.length]));
  };

  test('ask the provider for refunds twice a minute, and for disputes once an hour', () => {
    const seconds = Object.fromEntries(shopJobs(shop.deps).map(({ name, everySeconds }) => [name, everySeconds]));
    expect(seconds).toMatchObject({ 'notice refunds': 30, 'send refunds': 30, 'notice disputes': 3600 });
  });

  test('mail a requested reset link, and delete everything about it after a month', async () => {
    const { customer } = await shop.signUp();
    await shop.call('forgotPassword', { body: { email: customer.email } });
    await runAll();
    // One job sends what another one queued.
    await runAll();
    expect(await kept()).toEqual({
      sessions: 1,
      password_resets: 1,
      password_reset_requests: 0,
      limits: expect.any(Number),
      mails: 1,
    });
    const mails = await shop.deps.db.selectFrom('mails').select('sent_at').execute();
    expect(mails).toEqual([{ sent_at: new Date(now).toISOString() }]);
    now += 31 * day;
    await runAll();
    expect(await kept()).toEqual({ sessions: 0, password_resets: 0, password_reset_requests: 0, limits: 0, mails: 0 });
  });

  test('send the order mail that has waited two minutes for an address', async () => {
    const { token } = await openCart(shop);
    const { id: orderId } = await checkOut(shop, token);
    const { gateway } = shop.deps;
    const paid = isSandboxGateway(gateway) ? await gateway.pay(orderId, 'captured') : undefined;
    expect((await verify(shop, token, orderId, paid?.payment.id ?? '')).status).toBe(200);
    await runAll();
    expect((await kept()).mails).toBe(0);
    now += 2 * 60_000;
    await runAll();
    await runAll();
    const mails = await shop.deps.db.selectFrom('mails').select('sent_at').execute();
    expect(mails).toEqual([{ sent_at: new Date(now).toISOString() }]);
  });

  test('delete the partial pictures of a killed restore', async () => {
    const images = join(shop.deps.config.dataDir, 'images');
    await mkdir(images, { recursive: true });
    await writeFile(join(images, `.${randomUUID()}.part`), 'half');
    now = Date.now() + day;
    await runAll();
    expect(await readdir(images)).toEqual([]);
  });
});
