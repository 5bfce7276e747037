// What `npm test -- --long` and `.ci/run` run, and `npm test` shortens or leaves out, so that it takes
// 8 minutes on two idle cores. `LONG_TESTS=1` is the full length.

export const areTestsLong = process.env.LONG_TESTS === '1';

/** Left out of `npm test`: each starts, kills or overloads whole servers for 30 s and more. */
export const longTests = [
  'tests/chaos/**',
  'tests/faults/**',
  'tests/flash-sale/**',
  'tests/histories/killed-server.test.ts',
  'tests/overload/**',
  'tests/previous-version/**',
];

/** Left out of `npm test`, by the names of their files: journeys beside the ways of most shoppers and most days. */
const longJourneys = {
  admin: [
    'account',
    'accounting',
    'barcodes',
    'collections',
    'content',
    'documents',
    'exchange-photos',
    'first-hour',
    'goodwill',
    'left-out-days',
    'newsletter',
    'order-screens',
    'posts',
    'product-import',
    'system',
    'thirty-orders',
  ],
  appearance: ['design', 'responsive', 'store-layout'],
  delivery: ['failed-chunks', 'offline'],
  journeys: [
    'first-purchase',
    'guards',
    'idempotency',
    'in-app-browser',
    'keyboard',
    'optimistic-ui',
    'quantity',
    'second-factor',
    'settings-in-force',
    'toasts',
  ],
};

/** For Playwright's `--grep-invert`, which sees the file's path in a journey's title. */
export const longJourney = new RegExp(
  ['@long', ...Object.entries(longJourneys).map(([folder, files]) => `${folder}/(${files.join('|')})\\.spec`)].join(
    '|',
  ),
);
