// Where one round of the event loop holds more calls than it can serve in a second, the rest of the round is refused: with the
// embedded database a call is begun and ended in one go, so that a crowd waits in its connections, where no count of calls under way sees it.
import { serverMessages } from '@taana-baana/contract';
import { Refusal } from '../modules/refusal.ts';

/** Milliseconds between two looks at the loop. */
const look = 50;
/** Milliseconds that a round may serve for, and calls that it may always hold: a machine that was busy elsewhere is no crowd. */
const longestRound = 1000;
const alwaysServed = 100;
/** Seconds. */
const wait = 2;

export interface EventLoop {
  /** Throws the refusal. */
  requireBreath(): void;
  stop(): void;
}

export function watchEventLoop(): EventLoop {
  let calls = 0;
  let began = performance.now();
  const timer = setInterval(() => {
    calls = 0;
    began = performance.now();
  }, look).unref();
  return {
    requireBreath: () => {
      calls += 1;
      if (calls <= alwaysServed || performance.now() - began < longestRound) return;
      throw new Refusal('unavailable', serverMessages.unavailable, undefined, wait);
    },
    stop: () => clearInterval(timer),
  };
}
