// Rules about single files: single owners of APIs, names, no barrels.
import type { GuardedThing, SourceFile } from './source-file.ts';

export interface FileRule {
  readonly name: string;
  readonly says: string;
  /** The lines that break the rule; line 0 means the file itself. */
  readonly brokenAt: (file: SourceFile) => number[];
}

const isConfig = (path: string) => /(^|\/)[\w.-]+\.config\.ts$/.test(path);
const isTest = (path: string) => /\.(test|spec)\.tsx?$|(^|\/)testing(\.|\/)/.test(path);
const environmentReaders = new Set([
  'server/main.ts',
  'server/run-shop.ts',
  'server/dev.ts',
  'server/cli/main.ts',
  'server/database/testing.ts',
  'storefront/build.ts',
  'admin/build.ts',
]);
const mayReadEnvironment = (path: string) =>
  environmentReaders.has(path) || isConfig(path) || /^(scripts|tests|e2e|bench)\//.test(path) || isTest(path);

/** What a running shop consists of. */
const isProduct = (path: string) => /^(contract|server|storefront|admin|design)\//.test(path);

/** Code that runs in the browser. */
const isShown = (path: string) => /^(storefront|admin|design)\//.test(path);

/** Their forms need no draft: they have numbers and choices only, or keep the text in their own way. */
const keptOtherwise = new Set([
  'admin/store/use-kept-form.ts',
  // Numbers and choices.
  'admin/screens/collections/new-collection-dialog.tsx',
  'admin/screens/newsletter/send-dialog.tsx',
  'admin/screens/offers/codes/single-use-codes.tsx',
  'admin/screens/order/cancel-dialog.tsx',
  'admin/screens/products/bulk-dialog.tsx',
  'admin/screens/reviews/hide-dialog.tsx',
  'admin/screens/staff/role-dialog.tsx',
  'admin/screens/stock/stock-choices.tsx',
  // With a draft saver, or a local draft of its own.
  'admin/components/shipping/ship-dialog.tsx',
  'admin/screens/collections/collection.screen.tsx',
  'admin/screens/content/page-form.tsx',
  'admin/screens/newsletter/campaign-text-field.tsx',
  'admin/screens/offers/fields/people-section.tsx',
  // The form keeps its PIN codes; only the spaces between them are its own.
  'admin/screens/settings/fields/cash-fields.tsx',
]);

/** The real clock is injected where a shop is opened. */
const clockOwners = new Set(['server/open-shop.ts', 'server/testing.ts']);

const suffixes: Record<string, readonly string[]> = {
  server: ['routes', 'service', 'repository', 'mapping', 'property', 'test'],
  storefront: ['slice', 'thunks', 'screen', 'mapping', 'test', 'config', 'd'],
  admin: ['api', 'screen', 'test', 'config', 'd'],
};

export const fileRules: readonly FileRule[] = [
  singleOwner(
    'environment-is-read-in-entries',
    'process.env',
    'Only the entries read process.env; others are handed the configuration.',
    (path) => mayReadEnvironment(path),
  ),
  singleOwner(
    'browser-storage-has-one-owner',
    'browser storage',
    "Only storefront/store/browser-storage.ts touches the browser's storage, and the bootstrap, which runs before any module; in the admin only device-choices.ts, local-draft.ts and push/this-browser.ts.",
    (path) =>
      [
        'storefront/store/browser-storage.ts',
        'storefront/app/bootstrap.ts',
        'admin/store/device-choices.ts',
        'admin/store/local-draft.ts',
        'admin/store/shop/push/this-browser.ts',
      ].includes(path) ||
      isTest(path) ||
      !isShown(path),
  ),
  singleOwner(
    'html-has-one-owner',
    'dangerouslySetInnerHTML',
    'Only storefront/components/page/html-block.tsx sets HTML, and nothing in the admin.',
    (path) => path === 'storefront/components/page/html-block.tsx' || !isShown(path),
  ),
  singleOwner(
    'time-comes-from-the-clock',
    'the current time',
    'The server asks deps.clock for the time.',
    (path) => !path.startsWith('server/') || clockOwners.has(path) || isTest(path),
  ),
  singleOwner(
    'shown-text-is-in-the-contract',
    'text in JSX',
    'What people see or hear is in contract/texts/ or contract/admin/texts/, so that a second language changes no screen.',
    (path) => !(isShown(path) && path.endsWith('.tsx')) || isTest(path) || path.startsWith('storefront/app/design/'),
  ),
  singleOwner(
    'prices-are-computed-in-pricing',
    'arithmetic on a price',
    'Only contract/pricing/ adds up, multiplies or lowers prices; others show and store what it returns.',
    (path) => path.startsWith('contract/pricing/') || !isProduct(path) || isTest(path),
  ),
  singleOwner(
    'functions-add-something',
    'a function that only forwards',
    "A server's function that only hands its arguments to another is left out: the other is called. A write of a repository may have a word of its service.",
    (path) => !path.startsWith('server/') || isTest(path),
  ),
  singleOwner(
    'forms-name-their-method',
    'a form without a method',
    'A form that sends something has method="post", a search an action: without scripts a form without a method writes what is typed into the address.',
    (path) => !isShown(path) || isTest(path),
  ),
  {
    name: 'typed-text-is-kept',
    says: "In the admin a form is made by useKeptForm, which keeps what is typed on the device, and shows its line: <SchemaForm form={form}>. A form with a password or a code is never kept. One with numbers and choices only is named in this rule's list.",
    brokenAt: ({ path, uses }) => {
      if (!path.startsWith('admin/') || isTest(path) || keptOtherwise.has(path)) return [];
      const linesOf = (thing: GuardedThing) => uses.filter((use) => use.thing === thing).map(({ line }) => line);
      if (linesOf('a secret field').length > 0) return linesOf('a kept form');
      const isSilent = path.endsWith('.tsx') && linesOf('the line of a kept form').length === 0;
      return [...linesOf('typed text that is not kept'), ...(isSilent ? linesOf('a kept form') : [])];
    },
  },
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
    name: 'one-word-for-one-thing',
    says: "A file's name uses the words of CONTRIBUTING.md: a parcel is no shipment, a refund no repayment, the catalog no catalogue.",
    brokenAt: ({ path }) =>
      /\b(shipments?|repayments?|vouchers?|catalogues?)\b/.test(path) && !path.includes('/migrations/') ? [0] : [],
  },
  {
    name: 'kebab-case-names',
    says: 'Names are kebab-case; a role suffix is one that CONTRIBUTING.md lists, or a tool asks for (`config`, `d`).',
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

function singleOwner(name: string, thing: GuardedThing, says: string, isOwner: (path: string) => boolean): FileRule {
  return {
    name,
    says,
    brokenAt: ({ path, uses }) =>
      isOwner(path) ? [] : uses.filter((use) => use.thing === thing).map((use) => use.line),
  };
}
