// Runs the shop; ends on Ctrl-C and SIGTERM without dropping a request.
import { setTimeout as pauseFor } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { requireAdminAddress, startAdmin } from './admin/start-admin.ts';
import { type Config, warningsOf } from './config.ts';
import { seedOnce } from './database/seed.ts';
import { takeServerLock } from './database/engines/server-lock.ts';
import { createApp } from './http/app.ts';
import { registerAssets } from './pages/assets.ts';
import { registerPages } from './pages/pages.ts';
import { shopJobs } from './jobs.ts';
import { openMetrics, requireMetricsAddress } from './metrics/start-metrics.ts';
import { listen, requireFreeAddress } from './listen.ts';
import { openShop } from './open-shop.ts';
import { print, stopWithParent } from './terminal.ts';
import { startWorkers } from './workers.ts';

/**
 * Milliseconds for a load balancer that polls `readyz` every second to stop sending requests.
 * Not needed at a terminal.
 */
const drainTime = 3000;
/**
 * Milliseconds to wait for running jobs; the next start repeats unfinished ones. A job that waits
 * for the provider may take 25 seconds.
 */
const jobPatience = 4500;
/** Milliseconds after which requests in progress are dropped. */
const stopTimeoutMs = 9000;

/** `untilBuilt` resolves when the screens are built: they are read last. */
export async function runShop(config: Config, untilBuilt = async (): Promise<void> => {}): Promise<void> {
  await requireFreeAddress(config);
  await requireAdminAddress(config);
  await requireMetricsAddress(config);
  const lock = await takeServerLock(config);
  const shop = await openShop(config);
  if (config.hasSampleData) await seedOnce(shop.deps, print);
  const stopping = new AbortController();
  const metrics = await openMetrics(shop);
  const app = await createApp(shop.deps, { stopping: stopping.signal, countCache: metrics?.countCache });
  await untilBuilt();
  await registerAssets(app, shop.deps);
  await registerPages(app, shop.deps);
  metrics?.watchRequests(app, 'shop');
  shop.beginService();
  const port = await listen(app, config);
  // Memory in a flood of uncached pages. Set after start-up: set earlier, they made requests 25 %
  // slower. Start a major GC when the heap has grown by 80 %.
  setFlagsFromString('--heap-growing-percent=80');
  // Allow young-generation GC during marking; otherwise a flood promotes 45 MB of short-lived
  // objects.
  setFlagsFromString('--no-separate-gc-phases');
  const jobs = config.hasJobs ? shopJobs(shop.deps) : [];
  const workers = startWorkers(shop.deps, metrics?.watchJobs(jobs) ?? jobs);
  print(`${shop.deps.settings.current().name} is open at http://localhost:${port}`);
  const closeAdmin = await startAdmin(shop.deps, stopping.signal, print, (admin) =>
    metrics?.watchRequests(admin, 'admin'),
  );
  const closeMetrics = await metrics?.listen(print);
  if (shop.deps.gateway.isSandbox) print('Payments run in the sandbox: no money moves.');
  if (!config.smtpUrl) print(`Mails are written to ${config.dataDir}/outbox.`);
  for (const warning of warningsOf(config)) print(`Warning: ${warning}`);

  const stop = async (drain: number) => {
    if (stopping.signal.aborted) return;
    setTimeout(() => process.exit(0), stopTimeoutMs).unref();
    stopping.abort();
    const jobsEnded = workers.stop(jobPatience);
    await pauseFor(drain);
    await Promise.all([app.close(), closeAdmin(), closeMetrics?.()]);
    await jobsEnded;
    await shop.close();
    lock.release();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop(drainTime));
  process.on('SIGINT', () => void stop(0));
  stopWithParent(process.env, () => void stop(drainTime));
}
