// Fills an empty shop with the sample drop, once. The one file of this folder that speaks to a service: it is part of starting a shop, not of its tables.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Deps } from '../deps.ts';
import { importCatalogue } from '../modules/catalog/catalog-import.service.ts';
import type { Database } from './tables.ts';

type SeedDeps = Pick<Deps, 'db' | 'images' | 'changes' | 'clock'>;
type Say = (line: string) => void;

const dropFolder = join(import.meta.dirname, '../../sample/drop');
const mark = 'sample-drop';

/**
 * Does nothing once it has been done. The mark is written in the transaction of the rows, so a start that was killed
 * leaves either both or neither, and of two processes at once one waits and finds it done.
 */
export async function seedOnce(deps: SeedDeps, say: Say, folder = dropFolder): Promise<void> {
  const done = await deps.db.selectFrom('marks').select('name').where('name', '=', mark).executeTakeFirst();
  if (done) return;
  if (!existsSync(folder)) return say(`There is no sample drop at ${folder}: the shop starts empty.`);
  await importCatalogue(deps, folder, (line) => say(`Filling the shop with the sample drop … ${line}`), {
    claim: (transaction) => insertMark(transaction, deps.clock),
  });
}

/** However often: rows of the sample drop are brought back to how they came. */
export async function importSampleDrop(deps: SeedDeps, say: Say, folder = dropFolder): Promise<void> {
  await importCatalogue(deps, folder, say, {
    claim: async (transaction) => {
      await insertMark(transaction, deps.clock);
      return true;
    },
  });
}

/** Whether it was not there before. */
async function insertMark(db: Database, clock: Deps['clock']): Promise<boolean> {
  const added = await db
    .insertInto('marks')
    .values({ name: mark, created_at: clock.now().toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return added !== undefined;
}
