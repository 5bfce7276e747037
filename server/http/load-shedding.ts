// Sheds load: after 1 s of calls in one event-loop turn, further calls in that turn get 503.
// SQLite calls finish within one turn, so a count of concurrent calls would not see the queue.
import { serverMessages } from '@taana-baana/contract';
import { AppError } from '../modules/app-error.ts';

/** Starts a new turn whenever the event loop is free to run the timer. */
const turnTimerMs = 50;
const maxTurnMs = 1000;
/** Calls always served per turn: a turn that was long for another reason is not overload. */
const alwaysServed = 100;
const retryAfterSeconds = 2;

export interface LoadShedding {
  /** Throws an `unavailable` error when the current turn is overloaded. */
  shedLoad(): void;
  stop(): void;
}

export function createLoadShedding(): LoadShedding {
  let calls = 0;
  let began = performance.now();
  const timer = setInterval(() => {
    calls = 0;
    began = performance.now();
  }, turnTimerMs).unref();
  return {
    shedLoad: () => {
      calls += 1;
      if (calls <= alwaysServed || performance.now() - began < maxTurnMs) return;
      throw new AppError('unavailable', serverMessages.unavailable, { retryAfter: retryAfterSeconds });
    },
    stop: () => clearInterval(timer),
  };
}
