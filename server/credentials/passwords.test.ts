import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { isPassword } from './passwords.ts';

test('the queue of password hashes is limited', async () => {
  const cheap = await hash('warp-and-weft-21', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const attempts = await Promise.allSettled(Array.from({ length: 300 }, () => isPassword('warp-and-weft-21', cheap)));
  expect(attempts.slice(0, 250).every((tried) => tried.status === 'fulfilled' && tried.value)).toBe(true);
  for (const tried of attempts.slice(250))
    expect(tried).toMatchObject({ reason: { code: 'unavailable', retryAfter: 2 } });
  expect(await isPassword('warp-and-weft-21', cheap)).toBe(true);
});
