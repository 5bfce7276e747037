// Builds two bundles: the browser's (hashed, with a manifest) and the server's (one module).
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions, type Plugin } from 'vite';

/** Libraries that every page loads: one file, cached across releases. */
const vendor =
  /node_modules\/(react|react-dom|react-redux|react-router|scheduler|@reduxjs|redux|redux-thunk|immer|reselect|use-sync-external-store|cookie|set-cookie-parser)\//;
/**
 * Shared by several pages. What few of them share stays out: a screen's texts, buying, quantities,
 * the placeholders of policies. An icon goes with its users, unless pages far apart share it.
 * The contract's schemas go with the forms.
 */
const app =
  /storefront\/(app|store(?!\/(checkout|cart\/(codes|use-)|profile|orders\/own|content\/use-|use-thunk))|components(?!\/(account|carousel|content|form|purchase)))\/|design\/(icon|fields\/(field-frame|text-area))|contract\/(?!schemas|pricing\/[ps]|typed\/(exact|first|graphemes|html)|addresses|exchanges|texts\/(screens|policies|messages\/(exchange|offer))|content\/content-placeholders)|lucide\/.*\/(check|chevron-\w+)\./;
/** Shared by all forms. */
const form =
  /node_modules\/(react-hook-form|zod)\/|contract\/(schemas|typed\/exact)|(components|design)\/form\/|design\/fields\/text-field/;
/** Shared by cart, checkout and the return from a payment: prices of an order, and paying. */
const buying = /contract\/pricing\/[ps]|storefront\/(store\/checkout\/|components\/purchase\/codes|store\/cart\/use-)/;

/** Every page carries the names of all chunks: 4 bits a character instead of 6. */
const hashCharacters = 'hex';

/**
 * Compiles all functions while the file is loading. Otherwise the main thread compiles hundreds of
 * them at the first click: at 4x CPU slowdown the page is interactive 60 to 75 ms later. The hint
 * must be the first line of the file (https://v8.dev/blog/explicit-compile-hints): added last.
 */
const compileHint: Plugin = {
  name: 'compile-hint',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

const browserBundle: BuildOptions['rolldownOptions'] = {
  input: 'app/entry-client.tsx',
  // Making a schema has no effect: those that nothing in the browser reads stay out.
  treeshake: { manualPureFunctions: ['z'] },
  // Inlines texts where they are used, instead of a text chunk that many pages load.
  optimization: { inlineConst: { mode: 'all', pass: 1 } },
  output: {
    hashCharacters,
    // Seven characters: the checkout is at its size limit.
    chunkFileNames: 'assets/[name]-[hash:7].js',
    codeSplitting: {
      groups: [
        { name: 'vendor', test: vendor, priority: 3 },
        { name: 'app', test: app, priority: 2, minShareCount: 2 },
        // A group includes its dependencies: at a higher priority, all pages load zod.
        { name: 'form', test: form, priority: 1, minShareCount: 2 },
        { name: 'buying', test: buying, priority: 1, minShareCount: 2 },
        // Small files of a few screens: a file each costs every page a name.
        {
          name: 'account',
          test: /storefront\/components\/account\/|design\/fields\/password/,
          priority: 0,
          minShareCount: 2,
        },
      ],
    },
  },
};

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), tailwindcss({ optimize: false }), !isSsrBuild && compileHint],
  // Inlined, so that React runs in production mode whatever the server's NODE_ENV.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // There is no index.html: without an entry, development discovers packages late and reloads.
  optimizeDeps: { entries: ['app/entry-client.tsx'] },
  ssr: { noExternal: command === 'build' ? true : undefined },
  build: {
    manifest: !isSsrBuild,
    target: 'es2022',
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    // The server inlines the stylesheet; fonts and pictures stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Every plugin is slow on a busy machine.
      checks: { pluginTimings: false },
      ...(isSsrBuild ? { input: 'app/entry-server.tsx', output: { hashCharacters } } : browserBundle),
    },
  },
}));
