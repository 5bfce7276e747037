// Starts the shop: configuration, database, sample drop, server, workers; ends on Ctrl-C and SIGTERM without dropping a request.
import { setTimeout as pauseFor } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { type Config, ConfigError, loadConfig, warningsOf } from './config.ts';
import { seedOnce } from './database/seed.ts';
import { takeServerLock } from './database/server-lock.ts';
import { createApp } from './http/app.ts';
import { registerAssets } from './http/assets.ts';
import { registerPages } from './http/pages.ts';
import { shopJobs } from './jobs.ts';
import { listen, requireFreeAddress } from './listen.ts';
import { openShop } from './open-shop.ts';
import { stopWithNpm } from './orphan.ts';
import { say } from './say.ts';
import { StartError } from './start-error.ts';
import { startWorkers } from './workers.ts';

/** Milliseconds in which a balancer that asks `readyz` each second stops sending requests. Nobody waits for them at a terminal. */
const drainTime = 3000;
/** Milliseconds after which jobs under way are left to the next start: one that waits for the provider may wait 25 seconds. */
const jobPatience = 4500;
/** Milliseconds after which requests under way are given up. */
const longestStop = 9000;

// Customers' data is for the shop's own user alone: whatever is made from here on, nobody else may open.
process.umask(0o077);
try {
  await start(loadConfig(process.env));
} catch (error) {
  if (error instanceof ConfigError) for (const problem of error.problems) console.error(problem);
  else if (error instanceof StartError) console.error(error.message);
  else console.error(error);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  await requireFreeAddress(config);
  const lock = await takeServerLock(config);
  const shop = await openShop(config);
  if (config.seedsSampleData) await seedOnce(shop.deps, say);
  const stopping = new AbortController();
  const app = await createApp(shop.deps, { stopping: stopping.signal });
  await registerAssets(app, shop.deps);
  await registerPages(app, shop.deps);
  shop.beginService();
  const port = await listen(app, config);
  // V8 looks for garbage once its heap has grown by this. Said before all is loaded, it made every request a fourth dearer.
  setFlagsFromString('--heap-growing-percent=80');
  // And lets the young go while it looks. Else a crowd makes 45 MB of them in that tenth of a second, and most would pass for old.
  setFlagsFromString('--no-separate-gc-phases');
  const workers = startWorkers(shop.deps, shopJobs(shop.deps));
  say(`${shop.deps.shop.name} is open at http://localhost:${port}`);
  if (shop.deps.gateway.isSandbox) say('Payments run in the sandbox: no money moves.');
  if (!config.smtpUrl) say(`Mails are written to ${config.dataDir}/outbox.`);
  for (const warning of warningsOf(config)) say(`Warning: ${warning}`);

  const stop = async (drain: number) => {
    if (stopping.signal.aborted) return;
    setTimeout(() => process.exit(0), longestStop).unref();
    stopping.abort();
    const jobsEnded = workers.stop(jobPatience);
    await pauseFor(drain);
    await app.close();
    await jobsEnded;
    await shop.close();
    lock.release();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop(drainTime));
  process.on('SIGINT', () => void stop(0));
  stopWithNpm(process.env, () => void stop(drainTime));
}
