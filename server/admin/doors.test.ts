// A crowd that guesses passwords, in the shop or at the sign-in of staff, keeps nobody else out.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { consumePasswordAttempt } from '../modules/people/rate-limits/password-attempts.service.ts';
import { type TestShop, openTestShop } from '../testing.ts';
import { type TestAdmin, type TestMember, openTestAdmin, staffPassword } from './testing.ts';

let shop: TestShop;
let admin: TestAdmin;
let owner: TestMember;
let waiting = 0;
let now = Date.parse('2026-11-21T10:00:00Z');
let end: PromiseWithResolvers<void>;
beforeEach(async () => {
  end = Promise.withResolvers();
  waiting = 0;
  const pauseFor = () => {
    waiting += 1;
    if (waiting === crowd) full.resolve();
    return end.promise;
  };
  shop = await openTestShop('sqlite', { clock: { now: () => new Date(now) }, pauseFor });
  admin = openTestAdmin(shop);
  owner = await admin.addMember('owner');
  now += 60_000;
});
afterEach(async () => {
  end.resolve();
  await admin.close();
  await shop.close();
});

/** More than either listener answers at once would let in: 100 in the admin. */
const crowd = 150;
let full = Promise.withResolvers<void>();

/** Guesses from many networks, all of which wait: the account's attempts are used up. */
async function crowdAt(account: string, guess: (network: string) => Promise<unknown>): Promise<() => Promise<unknown>> {
  full = Promise.withResolvers();
  for (let index = 0; index < 200; index += 1) await consumePasswordAttempt(shop.deps, account, `network ${index}`);
  const guesses = Array.from({ length: crowd }, (_, index) => guess(`10.${index}.0.1`));
  const all = Promise.allSettled(guesses);
  await Promise.race([full.promise, all]);
  expect(waiting).toBe(crowd);
  return () => {
    end.resolve();
    return all;
  };
}

const atSignIn = () =>
  crowdAt(`staff ${owner.email}`, (remoteAddress) =>
    admin.call('signIn', { body: { email: owner.email, password: 'guessed-again-7' }, remoteAddress }),
  );

test('a crowd at the sign-in leaves those who are signed in alone, a fresh proof included [guard admin.18]', async () => {
  const letGo = await atSignIn();
  const { cookie } = owner;
  expect((await admin.call('getMe', { cookie })).status).toBe(200);
  const proof = { password: staffPassword, code: admin.codeOf(owner.secret) };
  expect((await admin.call('stepUp', { cookie, body: proof })).status).toBe(200);
  await letGo();
});

test('a crowd that waits at the sign-in takes no place: another member signs in [guard admin.18]', async () => {
  const packer = await admin.addMember('packer');
  now += 60_000;
  const letGo = await atSignIn();
  const body = { email: packer.email, password: staffPassword, code: admin.codeOf(packer.secret) };
  expect((await admin.call('signIn', { body })).status).toBe(200);
  await letGo();
});
