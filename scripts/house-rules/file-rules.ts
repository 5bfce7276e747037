// What one file may hold and be called: single keepers, names, no barrels.
import type { GuardedThing, SourceFile } from './source-file.ts';

export interface FileRule {
  readonly name: string;
  readonly says: string;
  /** The lines that break it; line 0 stands for the file itself. */
  readonly brokenAt: (file: SourceFile) => number[];
}

const isConfig = (path: string) => /(^|\/)[\w-]+\.config\.ts$/.test(path);
const isTest = (path: string) => /\.(test|spec)\.tsx?$|(^|\/)testing(\.|\/)/.test(path);
const environmentReaders = new Set([
  'server/main.ts',
  'server/dev.ts',
  'server/cli/main.ts',
  'server/database/testing.ts',
  'storefront/build.ts',
]);
const mayReadEnvironment = (path: string) =>
  environmentReaders.has(path) || isConfig(path) || /^(scripts|e2e|bench)\//.test(path) || isTest(path);

/** The real clock is handed in where a shop is opened. */
const clockKeepers = new Set(['server/open-shop.ts', 'server/testing.ts']);

const suffixes: Record<string, readonly string[]> = {
  server: ['routes', 'service', 'repository', 'mapping', 'test'],
  storefront: ['slice', 'thunks', 'screen', 'mapping', 'test', 'config', 'd'],
};

export const fileRules: readonly FileRule[] = [
  keeper(
    'environment-is-read-in-entries',
    'process.env',
    'Only the entries read process.env; others are handed the configuration.',
    (path) => mayReadEnvironment(path),
  ),
  keeper(
    'browser-storage-has-one-keeper',
    'browser storage',
    "Only storefront/store/browser-storage.ts touches the browser's storage, and the early script, which runs before any module.",
    (path) =>
      ['storefront/store/browser-storage.ts', 'storefront/app/early-script.ts'].includes(path) ||
      isTest(path) ||
      !path.startsWith('storefront/'),
  ),
  keeper(
    'html-has-one-keeper',
    'dangerouslySetInnerHTML',
    'Only storefront/components/html-block.tsx sets HTML.',
    (path) => path === 'storefront/components/html-block.tsx' || !path.startsWith('storefront/'),
  ),
  keeper(
    'time-comes-from-the-clock',
    'the current time',
    'The server asks deps.clock for the time.',
    (path) => !path.startsWith('server/') || clockKeepers.has(path) || isTest(path),
  ),
  {
    name: 'no-drawer-names',
    says: 'No utils, helpers, misc, common, lib, shared; no index.ts(x), no types.ts: a name says what a file owns.',
    brokenAt: ({ path }) =>
      /(^|\/)(utils?|helpers?|misc|common|lib|shared)(\/|\.[^/]*$)/.test(path) ||
      /(^|\/)(index|types)\.tsx?$/.test(path)
        ? [0]
        : [],
  },
  {
    name: 'kebab-case-names',
    says: 'Names are kebab-case; a role suffix comes from the closed list of CONTRIBUTING.md.',
    brokenAt: ({ path }) => {
      const [workspace = ''] = path.split('/');
      const [base = '', ...roles] = (path.split('/').pop() ?? '').replace(/\.(ts|tsx|mjs)$/, '').split('.');
      const known = suffixes[workspace];
      const isKebab = path.split('/').every((part) => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(part)) && base !== '';
      return isKebab && (!known || roles.every((role) => known.includes(role))) ? [] : [0];
    },
  },
  {
    name: 'no-barrels',
    says: 'Only contract/contract.ts hands on what other files export.',
    brokenAt: ({ path, isBarrel }) => (isBarrel && path !== 'contract/contract.ts' ? [0] : []),
  },
];

function keeper(name: string, thing: GuardedThing, says: string, isKeeper: (path: string) => boolean): FileRule {
  return {
    name,
    says,
    brokenAt: ({ path, uses }) =>
      isKeeper(path) ? [] : uses.filter((use) => use.thing === thing).map((use) => use.line),
  };
}
