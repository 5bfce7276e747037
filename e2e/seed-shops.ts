// Before the journeys: the storefront is built, and a shop is seeded once on each engine; every worker starts from a copy.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ShopProcess, startShop } from '../scripts/start-shop.ts';
import { createTestDatabase } from '../server/database/testing.ts';

export default async function seedShops(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['storefront/build.ts'], { stdio: 'inherit' });
  const folder = await mkdtemp(join(tmpdir(), 'shop-journeys-'));
  process.env.JOURNEYS_FOLDER = folder;
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await seed({ DATA_DIR: join(folder, 'sqlite') });
    if (process.env.TEST_POSTGRES_URL) {
      await seed({ DATA_DIR: join(folder, 'postgres'), DATABASE_URL: await createTestDatabase('shop_journeys') });
    }
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}

async function seed(environment: Record<string, string>): Promise<void> {
  const shop: ShopProcess = await startShop(environment);
  try {
    await shop.untilReady();
  } finally {
    await shop.stop();
  }
}
