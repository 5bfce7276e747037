// For tests: how long to look for bad input. `FUZZ_RUNS=5000 npx vitest run server/http/bad-input` hunts with new requests each time.

const hunted = Number(process.env.FUZZ_RUNS ?? 0);

export const fuzzing = {
  numRuns: hunted || 40,
  /** The same requests each time, so that a red test is red again. */
  ...(hunted ? {} : { seed: 20_261_121 }),
  /** Milliseconds; what takes longer hangs. */
  timeout: 20_000,
  /** Milliseconds for all runs. */
  limit: hunted ? 3_600_000 : 60_000,
};
