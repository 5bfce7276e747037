// Limits parallel work. Work above the limit is rejected at once, because
// a growing queue serves nobody.
import { AsyncLocalStorage } from 'node:async_hooks';
import { serverMessages } from '@taana-baana/contract';
import { AppError } from './app-error.ts';

/** Seconds. */
const wait = 2;

export interface Semaphore {
  /** Throws an error without starting the work if too much is in progress. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

interface Place {
  leave(): void;
  takeAgain(): void;
}

const places = new AsyncLocalStorage<Place>();

/**
 * Waits without a place of the semaphores around it: what only waits takes no room from others.
 * Afterwards the work goes on at once, even if that is one too many.
 */
export async function waitOutside(pause: () => Promise<void>): Promise<void> {
  const place = places.getStore();
  place?.leave();
  try {
    await pause();
  } finally {
    place?.takeAgain();
  }
}

export function createSemaphore(most: number): Semaphore {
  let running = 0;
  return {
    async run(work) {
      if (running >= most) throw new AppError('unavailable', serverMessages.unavailable, { retryAfter: wait });
      running += 1;
      try {
        const around = places.getStore();
        const leave = () => {
          running -= 1;
          around?.leave();
        };
        const takeAgain = () => {
          running += 1;
          around?.takeAgain();
        };
        return await places.run({ leave, takeAgain }, work);
      } finally {
        running -= 1;
      }
    },
  };
}
