// So much work at once, and no more: what comes on top is refused at once and told to come back, for a queue that only grows serves nobody.
import { serverMessages } from '@taana-baana/contract';
import { Refusal } from './refusal.ts';

/** Seconds. */
const wait = 2;

export interface Gate {
  /** Throws the refusal without beginning the work. */
  pass<T>(work: () => Promise<T>): Promise<T>;
}

export function createGate(most: number): Gate {
  let underWay = 0;
  return {
    async pass(work) {
      if (underWay >= most) throw new Refusal('unavailable', serverMessages.unavailable, undefined, wait);
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },
  };
}
