// Begins and ends sales: sets the price in force by the clock.
import { recordChange } from '../../../../database/changes.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { pricesAt, readPrices } from '../../writing/prices.ts';
import { listDueSalePrices, updatePrices } from './sale-prices.repository.ts';

/**
 * Sets the sale price at the begin; at the end restores the regular price and removes the sale. The
 * version stays, because nobody edited the product. Safe in several processes: the first one that
 * finds a price changes it.
 */
export async function applySalePrices(deps: Pick<Deps, 'db' | 'clock' | 'changes'>): Promise<void> {
  const now = deps.clock.now();
  if ((await listDueSalePrices(deps.db, now.toISOString())).length === 0) return;
  await inTransaction(deps, async (trx) => {
    let count = 0;
    for (const row of await listDueSalePrices(trx, now.toISOString()))
      count += (await updatePrices(trx, row, pricesAt(readPrices(row), now))) ? 1 : 0;
    if (count > 0) trx.announce(await recordChange(trx, { data: 'catalog' }));
  });
}
