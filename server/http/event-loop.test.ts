import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchEventLoop } from './event-loop.ts';

test('a crowd that one round of the event loop cannot serve in a second is refused until the next round', async () => {
  const loop = watchEventLoop();
  const busyFor = (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  };
  // A machine that is busy with something else is no crowd.
  busyFor(1100);
  for (let call = 0; call < 100; call += 1) loop.requireBreath();
  expect(() => loop.requireBreath()).toThrow(expect.objectContaining({ code: 'unavailable', retryAfter: 2 }));
  await pause(60);
  for (let call = 0; call < 150; call += 1) loop.requireBreath();
  loop.stop();
});
