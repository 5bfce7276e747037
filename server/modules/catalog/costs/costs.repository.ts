// SQL for what products cost the shop.
import type { Database } from '../../../database/tables.ts';
import { anyWritten } from '../../../database/written.ts';

/** Undefined: no such product is published. */
export const findCost = (db: Database, id: string) =>
  db.selectFrom('products').select('cost_paise').where('id', '=', id).executeTakeFirst();

/** By handle; archived products too. */
export const listCosts = (db: Database) =>
  db.selectFrom('products').select(['id', 'title', 'price', 'regular_price', 'cost_paise']).orderBy('id').execute();

/** Drafts, versions and caches do not hold it, so they stay as they are. */
export const updateCost = (trx: Database, id: string, paise: number | null): Promise<boolean> =>
  trx.updateTable('products').set({ cost_paise: paise }).where('id', '=', id).$call(anyWritten);
