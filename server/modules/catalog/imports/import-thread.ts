// The thread of one import; see import-job.service.ts.
import { parentPort, workerData } from 'node:worker_threads';
import type { Config } from '../../../config.ts';
import type { CatalogueImportRow } from '../../../database/tables/product-tables.ts';
import { openShop } from '../../../open-shop.ts';
import { workOnImport } from './work-on-import.service.ts';

const { config, row } = workerData as { config: Config; row: CatalogueImportRow };
const shop = await openShop(config);
try {
  parentPort?.postMessage(await workOnImport(shop.deps, row));
} finally {
  await shop.close();
}
