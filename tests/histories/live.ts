// Runs histories, one after the other, in one shop.
import { areTestsLong } from '../../scripts/testing/long-tests.ts';
import type { Engine } from '../../server/database/open.ts';
import { dying } from '../../server/modules/selling/money/payments/testing.ts';
import { expectSoundCounts } from '../../server/modules/selling/goods/stock/testing.ts';
import { type Moment, kindOf } from './history.ts';
import { finishHistory } from './rest.ts';
import { type World, openWorld } from './world.ts';

/**
 * How long to search: `HISTORY_RUNS=500 npx vitest run tests/histories` lives new histories at
 * every run.
 */
const hunted = Number(process.env.HISTORY_RUNS ?? 0);

/** For fast-check. On PostgreSQL a history takes three times as long. CI runs half as many, `npm test` a fifth. */
export const runsOf = (engine: Engine, seed: number, few: number) => ({
  numRuns: hunted || Math.ceil((engine === 'sqlite' ? few : few / 3) / (areTestsLong ? 2 : 5)),
  ...(hunted ? {} : { seed }),
  interruptAfterTimeLimit: hunted ? 3_600_000 : 60_000,
});
/** Milliseconds for a test: a limit for a hang. */
export const timeoutMs = hunted ? 3_700_000 : 120_000;

export async function openHistories(engine: Engine) {
  const world = await openWorld(engine);
  /**
   * fast-check does not stop a history that it interrupts at the time limit. The next one waits for
   * it.
   */
  let previous: Promise<unknown> = Promise.resolve();
  return {
    world,
    /** Resolves when nothing is left to do; stock is checked after every step. */
    live(history: readonly Moment[]): Promise<void> {
      const lived = previous.then(() => run(world, history));
      previous = lived.catch(() => {});
      return lived;
    },
    async close() {
      await previous;
      await world.close();
    },
  };
}

async function run(world: World, history: readonly Moment[]): Promise<void> {
  const { shop, double, db } = world;
  await world.empty();
  for (const moment of history) {
    const kind = kindOf(moment);
    if (!kind.isOutside && moment.isProviderDown) await double.fail({ kind: 'down' });
    if (!kind.isOutside && moment.diesAt !== undefined) Object.assign(shop.deps, { db: dying(db, moment.diesAt) });
    await kind.take(world, moment.with).catch(() => {});
    Object.assign(shop.deps, { db });
    await double.recover();
    await expectSoundCounts(shop);
  }
  await finishHistory(world);
}
