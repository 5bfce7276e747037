import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLoadShedding } from './load-shedding.ts';

test('calls that one event-loop turn cannot serve in 1 s get 503 until the next turn', async () => {
  const loop = createLoadShedding();
  const busyFor = (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  };
  // A machine that is busy with other programs is not overload.
  busyFor(1100);
  for (let call = 0; call < 100; call += 1) loop.shedLoad();
  expect(() => loop.shedLoad()).toThrow(expect.objectContaining({ code: 'unavailable', retryAfter: 2 }));
  await pause(60);
  for (let call = 0; call < 150; call += 1) loop.shedLoad();
  loop.stop();
});
