import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword, isPassword, setPasswordCost } from './passwords.ts';

test('the queue of password hashes is limited', async () => {
  const cheap = await hash('warp-and-weft-21', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const attempts = await Promise.allSettled(Array.from({ length: 300 }, () => isPassword('warp-and-weft-21', cheap)));
  expect(attempts.slice(0, 250).every((tried) => tried.status === 'fulfilled' && tried.value)).toBe(true);
  for (const tried of attempts.slice(250))
    expect(tried).toMatchObject({ reason: { code: 'unavailable', retryAfter: 2 } });
  expect(await isPassword('warp-and-weft-21', cheap)).toBe(true);
});

test('a crowd at the shop’s login leaves the sign-in and the fresh proof of staff room', async () => {
  const cheap = await hash('warp-and-weft-21', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const crowd = Promise.allSettled(Array.from({ length: 300 }, () => isPassword('warp-and-weft-21', cheap)));
  const strangers = Promise.allSettled(Array.from({ length: 60 }, () => isPassword('x', cheap, 'staff')));
  await expect(isPassword('warp-and-weft-21', cheap)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(isPassword('x', cheap, 'staff')).rejects.toMatchObject({ code: 'unavailable' });
  expect(await isPassword('warp-and-weft-21', cheap, 'signed in')).toBe(true);
  await Promise.all([crowd, strangers]);
  const shoppers = Promise.allSettled(Array.from({ length: 300 }, () => isPassword('warp-and-weft-21', cheap)));
  expect(await isPassword('warp-and-weft-21', cheap, 'staff')).toBe(true);
  await shoppers;
});

describe('letters that keyboards write in two ways', () => {
  const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  const [composed, separate] = ['Caf\u00e9-\u09cb-warp', 'Cafe\u0301-\u09c7\u09be-warp'];
  beforeAll(() => setPasswordCost(cheap));
  afterAll(() => setPasswordCost());

  test.each([composed, separate])('are the same password, set as %j', async (password) => {
    const made = await hashPassword(password);
    for (const typed of [composed, separate]) expect(await isPassword(typed, made)).toBe(true);
    expect(await isPassword('Cafe-\u09cb-warp', made)).toBe(false);
  });

  test.each([composed, separate])('are right for a hash of the previous version, of %j', async (password) => {
    const old = await hash(password, cheap);
    for (const typed of [composed, separate]) expect(await isPassword(typed, old)).toBe(true);
  });
});
