// Limits parallel work. Work above the limit is rejected at once, because
// a growing queue serves nobody.
import { serverMessages } from '@taana-baana/contract';
import { AppError } from './app-error.ts';

/** Seconds. */
const wait = 2;

export interface Semaphore {
  /** Throws an error without starting the work if too much is in progress. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createSemaphore(most: number): Semaphore {
  let running = 0;
  return {
    async run(work) {
      if (running >= most) throw new AppError('unavailable', serverMessages.unavailable, { retryAfter: wait });
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
      }
    },
  };
}
