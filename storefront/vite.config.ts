// Two bundles from one configuration: the browser's (hashed, with a manifest) and the server's (one self-contained module).
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leaveOutUnused } from './leave-out-unused.ts';

/** What every page needs; its own chunk, so that a release sends a few KB again, not all of it. */
const vendor =
  /node_modules\/(react|react-dom|react-redux|react-router|scheduler|@reduxjs|redux|redux-thunk|immer|reselect|use-sync-external-store|cookie|set-cookie-parser)\/|lucide\/dist\/esm\/icons\/(chevron-right|circle-alert)/;
/** What every page stands on (layout, store, contract), and the components that the store and the product share. */
const shop =
  /storefront\/(app\/(?!entry|after-load|error-screen|fetch-ahead|picture-retries)[\w-]+\.tsx?$|app\/layout\/(layout|navigation-progress|use-focus)|store\/(?!account|checkout|contact\.thunks|email|newsletter|payment-|privacy|review|search|second-factor))|contract\/(calls|limits|messages|pages)\.ts|shop\.config\.ts|components\/(breadcrumb|button-link|icon|import-again|late|page-|skeleton)|screens\/product\/use-shown/;
/** What every page has besides, and what lists of products and a product's own page share; none of it is needed in the first moment. */
const late =
  /app\/error-screen|app\/layout\/(?!layout|navigation-progress|search-combobox|toast-container|toasts|use-focus)|store\/newsletter|components\/(color-name|empty-|error-state|heart-|picture|price|product-card|sheet|star-rating|swatch)|lucide\/dist\/esm\/icons\/(chevron-down|chevron-left|heart|menu|rotate|search|shopping-bag|user-round|x\.)/;
/** The banners' and the story's. */
const carousel = /components\/(art-|carousel|use-carousel)|lucide\/dist\/esm\/icons\/(pause|play)/;
/** Forms: their library, what every schema stands on, and the fields that no other screen has. */
const form =
  /node_modules\/(react-hook-form|zod)\/|contract\/schemas\/(fields|customer)|components\/form\/(use-shop-form|select-|text-field)/;
/** What the account's own forms share: login, registration, passwords. */
const account = /components\/(account-frame|form\/password-)|store\/account/;
/** What the screens behind mailed links share. */
const mailed = /components\/one-click|store\/email/;
/** The blog's own. */
const post = /components\/post-date/;
/** Else each would be a file of its own, a few hundred bytes long. */
const parts =
  /storefront\/components\/(?!account-frame|one-click|form\/(use-shop-form|password-|select-|text-field))|lucide\/(?!dist\/esm\/icons\/eye)/;

/**
 * Every function is compiled while its file arrives, beside the page: else the page's own thread does it at the first call,
 * and a press calls hundreds. The browser looks for the word at the very start (https://v8.dev/blog/explicit-compile-hints),
 * where Vite writes lists of its own: so it is the last to be written.
 */
const compiledWhole: Plugin = {
  name: 'compiled-whole',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  generateBundle: {
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files)) {
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

/** On a busy machine every plugin is slow: no news. */
const checks = { pluginTimings: false };

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  publicDir: false,
  appType: 'custom',
  plugins: [react(), tailwindcss({ optimize: false }), leaveOutUnused(), compiledWhole],
  // Bundled in, so that production's React runs whatever NODE_ENV the server is started with.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // There is no index.html to begin from: without it development finds packages one by one, and reloads for each.
  optimizeDeps: { entries: ['app/entry-client.tsx'] },
  ssr: { noExternal: command === 'build' ? true : undefined },
  build: {
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: false,
    target: 'es2022',
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    // Everything on one screen is inlined by the server; fonts and pictures are files.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A screen names what it needs besides: itself is fetched by its import, and what every page has is here.
      resolveDependencies: (file, needed) =>
        needed.filter((name) => name !== file && !/\/(rolldown-runtime|vendor|shop)-/.test(name)),
    },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: 'app/entry-server.tsx', output: { format: 'es' }, checks }
      : {
          input: ['app/entry-client.tsx', 'app/styles/fonts.css'],
          checks,
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor, priority: 4 },
                { name: 'shop', test: shop, priority: 3 },
                { name: 'late', test: late, priority: 3 },
                { name: 'form', test: form, priority: 1 },
                { name: 'account', test: account, priority: 1 },
                { name: 'carousel', test: carousel, priority: 3 },
                { name: 'mailed', test: mailed, priority: 1 },
                { name: 'post', test: post, priority: 2 },
                { name: 'parts', test: parts, minShareCount: 2, priority: 2 },
              ],
            },
          },
        },
  },
}));
