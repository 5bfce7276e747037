// Long searches: `.ci/run` runs them at full length, `npm test` shortens them or leaves them out.
// `LONG_TESTS=1` is the full length.

export const areTestsLong = process.env.LONG_TESTS === '1';

/** Left out of `npm test`: each starts, kills or overloads whole servers for 30 s and more. */
export const longTests = [
  'tests/chaos/**',
  'tests/faults/**',
  'tests/flash-sale/**',
  'tests/histories/killed-server.test.ts',
  'tests/overload/**',
];
