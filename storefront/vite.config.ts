// Two bundles from one configuration: the browser's (hashed, with a manifest) and the server's (one self-contained module).
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every page needs; its own chunk, so that a release sends a few KB again, not all of it. */
const vendor =
  /node_modules\/(react|react-dom|react-redux|react-router|scheduler|@reduxjs|redux|redux-thunk|immer|reselect|use-sync-external-store|cookie|set-cookie-parser)\//;
/** What the first chunk and every screen share; else it would be a handful of tiny files. */
const shared =
  /storefront\/store\/|contract\/(calls|limits|messages|pages)\.ts|components\/(page-meta|button-link|skeleton)\.tsx|shop\.config\.ts|lucide-react\/dist\/esm\/(Icon|createLucideIcon|context)|lucide-react\/dist\/(build|utils)/;

/** On a busy machine every plugin is slow: no news. */
const checks = { pluginTimings: false };

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  publicDir: false,
  appType: 'custom',
  plugins: [react(), tailwindcss()],
  // Bundled in, so that production's React runs whatever NODE_ENV the server is started with.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: { noExternal: command === 'build' ? true : undefined },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: false,
    target: 'es2022',
    // Everything on one screen is inlined by the server; fonts and pictures are files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: 'app/entry-server.tsx', output: { format: 'es' }, checks }
      : {
          input: 'app/entry-client.tsx',
          checks,
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor, priority: 2 },
                { name: 'shop', test: shared, priority: 1 },
              ],
            },
          },
        },
  },
}));
