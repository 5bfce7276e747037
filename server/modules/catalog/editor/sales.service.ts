// Sales begin and end by themselves: the price in force follows the clock.
import { recordChange } from '../../../database/changes.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { pricesAt, readPrices } from './prices.ts';
import { listDueSales, updatePrices } from './sales.repository.ts';

/**
 * A sale that begins sets the price; one that is over leaves the regular price and nothing else. The
 * version stays: nobody has changed what the product says. Safe in several processes: each price is
 * changed by the first that finds it.
 */
export async function followSales(deps: Pick<Deps, 'db' | 'clock' | 'changes'>): Promise<void> {
  const now = deps.clock.now();
  if ((await listDueSales(deps.db, now.toISOString())).length === 0) return;
  await inTransaction(deps, async (trx, changed) => {
    let count = 0;
    for (const row of await listDueSales(trx, now.toISOString()))
      count += (await updatePrices(trx, row, pricesAt(readPrices(row), now))) ? 1 : 0;
    if (count > 0) changed(await recordChange(trx, { data: 'catalog' }));
  });
}
