// For tests: how long to search for bad input; `npm test` sends a quarter of what CI sends. `FUZZ_RUNS=5000 npx vitest run tests/fuzz`
// uses new requests at every run.
import { areTestsLong } from '../../../scripts/testing/long-tests.ts';

const hunted = Number(process.env.FUZZ_RUNS ?? 0);

export const fuzzing = {
  numRuns: hunted || (areTestsLong ? 40 : 10),
  /** The same requests each time, so that a failure is reproducible. */
  ...(hunted ? {} : { seed: 20_261_121 }),
  /** Milliseconds; longer means a hang. */
  timeout: 20_000,
  /** Milliseconds for all runs. */
  limit: hunted ? 3_600_000 : 60_000,
};
