// Starts the shop: configuration, database, sample drop, server, workers; ends cleanly on Ctrl-C and SIGTERM.
import { type Config, ConfigError, loadConfig } from './config.ts';
import { seedOnce } from './database/seed.ts';
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

/** Longest wait for requests under way when the shop is told to stop. */
const closeTimeout = 8000;

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
  const shop = await openShop(config);
  if (config.seedsSampleData) await seedOnce(shop.deps, say);
  const app = await createApp(shop.deps);
  await registerAssets(app, shop.deps);
  await registerPages(app, shop.deps);
  shop.listen();
  const port = await listen(app, config);
  const workers = startWorkers(shop.deps, shopJobs(shop.deps));
  say(`${shop.deps.shop.name} is open at http://localhost:${port}`);
  if (shop.deps.gateway.isSandbox) say('Payments run in the sandbox: no money moves.');
  if (!config.smtpUrl) say(`Mails are written to ${config.dataDir}/outbox.`);

  const stop = async () => {
    setTimeout(() => process.exit(0), closeTimeout).unref();
    await workers.stop();
    await app.close();
    await shop.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  stopWithNpm(process.env, () => void stop());
}
