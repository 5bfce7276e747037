// Starts a shop whose screens are built: a release. In a checkout, scripts/start.ts builds them too.
import { runShop } from './run-shop.ts';
import { startOrSayWhy } from './start-error.ts';

// Only the shop's own user may read the files created from here on: they hold customers' data.
process.umask(0o077);
await startOrSayWhy(process.env, (config) => runShop(config));
