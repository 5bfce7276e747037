// Development server: one process in which Vite serves the storefront with hot reload and our own
// server answers everything else.
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { createServer as createVite } from 'vite';
import type { renderPage } from '../storefront/app/entry-server.tsx';
import { startAdmin } from './admin/start-admin.ts';
import type { Config } from './config.ts';
import { seedOnce } from './database/seed.ts';
import { takeServerLock } from './database/engines/server-lock.ts';
import { createApp } from './http/app.ts';
import { registerAssets } from './pages/assets.ts';
import { registerPages } from './pages/pages.ts';
import { shopJobs } from './jobs.ts';
import { openShop } from './open-shop.ts';
import { print, stopWithParent } from './terminal.ts';
import { startOrSayWhy } from './start-error.ts';
import { startWorkers } from './workers.ts';

const storefront = path.join(import.meta.dirname, '..', 'storefront');

// As in main.ts.
process.umask(0o077);
await startOrSayWhy(process.env, start);

async function start(config: Config): Promise<void> {
  const lock = await takeServerLock(config);
  const shop = await openShop(config);
  if (config.hasSampleData) await seedOnce(shop.deps, print);

  const server = createServer();
  const vite = await createVite({
    configFile: path.join(storefront, 'vite.config.ts'),
    server: { middlewareMode: { server }, hmr: { server } },
  });
  const app = await createApp(shop.deps, {
    serverFactory: (handler) => {
      server.on('request', ((request, response) => {
        vite.middlewares(request, response, () => handler(request, response));
      }) satisfies RequestListener);
      return server;
    },
  });
  await registerAssets(app, shop.deps);
  await registerPages(app, shop.deps, {
    isCaching: false,
    // Vite's client needs inline scripts and styles.
    securityHeaders: { 'content-security-policy': "frame-ancestors 'none'" },
    openRenderer: async () => {
      const module = (await vite.ssrLoadModule('/app/entry-server.tsx')) as { renderPage: typeof renderPage };
      return { renderPage: module.renderPage, assets: developmentAssets };
    },
  });
  await app.listen({ port: config.port, host: config.host });
  const workers = startWorkers(shop.deps, shopJobs(shop.deps));
  print(`${shop.deps.settings.current().name} is open for development at ${config.publicUrl}`);
  const stopping = new AbortController();
  const closeAdmin = await startAdmin(shop.deps, stopping.signal, print);

  const stop = async () => {
    setTimeout(() => process.exit(0), 3000).unref();
    stopping.abort();
    await workers.stop(1000);
    await vite.close();
    // Open pages hold their reload connection indefinitely.
    server.closeAllConnections();
    await Promise.all([app.close(), closeAdmin()]);
    await shop.close();
    lock.release();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  stopWithParent(process.env, () => void stop());
}

// The second script is the React refresh preamble that @vitejs/plugin-react adds to an index.html.
const developmentAssets = {
  style: '',
  bootstrap: 'import("/app/bootstrap.ts")',
  fonts: [],
  modules: () => ['/app/entry-client.tsx'],
  developmentHead:
    '<link rel="stylesheet" href="/app/styles/app.css?direct"><script type="module" src="/@vite/client"></script><script type="module">import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>',
};
