// Builds one bundle for the browser: index.html and hashed assets. Each screen is a separate file.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Texts of react-aria in languages that the admin does not have: 33 times the English ones. */
const otherLanguages: Plugin = {
  name: 'other-languages',
  load: {
    filter: {
      id: /\/node_modules\/react-(aria|stately|aria-components)\/.*\/intl\/[\w-]+\/(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/,
    },
    handler: () => 'export default {};',
  },
};

/** The table is computed now, by its own module, so that the bundle has no schemas. */
const callTable: Plugin = {
  name: 'call-table',
  load: {
    filter: { id: /admin\/store\/call-table\.ts$/ },
    handler: async (id) => {
      const computed = (await import(id)) as { callTable: string };
      return `export const callTable = ${JSON.stringify(computed.callTable)};`;
    },
  },
};

/** The page is sent as it is: its comments are for its readers here. */
const noComments: Plugin = {
  name: 'no-comments',
  transformIndexHtml: (html) => html.replace(/<!--.*?-->\s*/gs, ''),
};

/** Libraries that every screen loads: one file, cached across releases. */
const vendor =
  /node_modules\/(react|react-dom|react-redux|react-router|scheduler|@reduxjs|redux|redux-thunk|immer|reselect|use-sync-external-store|cookie|set-cookie-parser)\//;

/** Components of lists and cards of orders: small files that would each cost a request. */
const orders = /admin\/components\/orders\/order-|contract\/calendar\/business-days/;

/** Small files of the dashboard that other screens load too. */
const pages =
  /admin\/(components\/(page\/(section|lazy-part)|use-now)|store\/refresh)|contract\/(limits\.|admin\/(paths\/order-paths|order-tabs|deadlines|texts\/(money|dates))|money)|lucide\/.*\/(chevron-right|circle-check|search)\./;

const icons =
  /lucide\/.*\/(archive|archive-arrow-up|arrow-right|banknote|calendar-clock|chevron-down|chevron-left|chevron-up|circle-alert|circle-x|copy|copy-plus|external-link|heading-2|image|image-plus|indian-rupee|key-round|list|mail|message-circle|octagon-x|pen-line|pencil|plus|printer|rotate-ccw|send|trash|triangle-alert|truck|undo-2|wallet|x)\./;

/** What screens with a list share. */
const lists =
  /admin\/(components\/(download-button|lists\/(list-page|more|tabs|use-row-keys))|store\/(files\/use-download|use-list-params))/;

/** Small files that import nothing heavy: a file each costs the first load its name. */
const small = new RegExp(
  [
    'admin/components/(copy-text|indian-time|use-is-wide|stored-picture|page/(back-link|facts|left-out-note)|',
    'page/use-linked-place|fields/(chip|switch-field)|lists/wide-table|badge|',
    'orders/restock-choice|products/(chosen-products|product-state-badge))',
    '|admin/store/(use-call|catalog/use-found-products|selling/(packing.api|use-is-late))',
    '|contract/(texts/documents|addresses/address-lines|shipping|pricing/list-price|sizes/product-sizes|tax/documents)\\.',
    '|contract/admin/(typed/awb-lines|paths/(enquiry-tabs|order-choices|review-filters)|texts/(lists|quantities|selling/money/documents))\\.',
    '|contract/admin/paths/(newsletter|offer|product|product-import)-paths',
  ].join(''),
);

/** What every form has. */
const fields =
  /design\/fields\/|contract\/admin\/texts\/writing|admin\/components\/(fields\/(choice-row|number-field|select)|page\/notice)|lucide\/.*\/eye(-off)?\./;

/** What is typed, kept on the device, and merged with others' changes. */
const kept = /admin\/(store\/(use-kept-form|merge-changes|local-draft)|components\/writing\/conflict-dialog)\./;

/** Editors of what is written, then published. */
const drafts = /admin\/(drafts\/|components\/writing\/warnings)/;

/** What the screens of a section share. */
const section =
  /admin\/screens\/(enquiries|exchanges|newsletter|offers|reviews|dashboard\/first-steps|product-import|collections)\//;

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), tailwindcss({ optimize: false }), otherLanguages, callTable, noComments],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    emptyOutDir: true,
    target: 'es2023',
    // The first ones that support light-dark().
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // The content security policy allows styles and fonts from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // A first load carries the names of all files: 4 bits a character instead of 6.
        hashCharacters: 'hex',
        // And their names: without what most of them end with.
        chunkFileNames: ({ name }) => `assets/${name.replace('.screen', '')}-[hash:7].js`,
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendor, priority: 3 },
            { name: 'frame', tags: ['$initial'], priority: 2 },
            { name: 'pages', test: pages, priority: 1, minShareCount: 2 },
            { name: 'orders', test: orders, priority: 1, minShareCount: 3 },
            // Icons of screens: a file each costs the first load its name.
            { name: 'icons', test: icons, priority: 0, minShareCount: 2 },
            { name: 'fields', test: fields, priority: 0, minShareCount: 2 },
            { name: 'lists', test: lists, priority: 0, minShareCount: 2 },
            { name: 'small', test: small, priority: 0, minShareCount: 2 },
            { name: 'kept', test: kept, priority: 0, minShareCount: 2 },
            { name: 'drafts', test: drafts, priority: 0, minShareCount: 2 },
            {
              name: (id) => section.exec(id)?.[1]?.split('/').at(-1) ?? null,
              test: section,
              priority: 0,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
