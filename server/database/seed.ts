// Imports the sample catalogue into an empty shop, once. The only file here that calls a service.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Deps } from '../deps.ts';
import { importCatalog } from '../modules/catalog/imports/folder/catalog-import.service.ts';
import type { Database } from './tables.ts';
import { anyWritten } from './written.ts';

type SeedDeps = Pick<Deps, 'db' | 'images' | 'changes' | 'clock'>;
type Print = (line: string) => void;

export const sampleFolder = join(import.meta.dirname, '../../sample/drop');
const seedFlag = 'sample-drop';

/**
 * Does nothing the second time, nor in a shop that has goods or posts of its own. The flag is written in the transaction of the rows: a killed start
 * leaves both or neither, and of two processes the second waits and finds the flag.
 */
export async function seedOnce(deps: SeedDeps, print: Print, folder = sampleFolder): Promise<void> {
  const done = await deps.db.selectFrom('marks').select('name').where('name', '=', seedFlag).executeTakeFirst();
  if (done) return;
  if (!(await isEmpty(deps.db))) {
    await insertFlag(deps.db, deps.clock);
    return;
  }
  if (!existsSync(folder)) return print(`There is no sample catalogue at ${folder}: the shop starts empty.`);
  await importCatalog(deps, folder, (line) => print(`Importing the sample catalogue … ${line}`), {
    claim: async (transaction) => (await insertFlag(transaction, deps.clock)) && isEmpty(transaction),
  });
}

/** Repeatable: resets the rows of the sample catalogue to their original content. */
export async function importSampleCatalog(deps: SeedDeps, print: Print, folder = sampleFolder): Promise<void> {
  await importCatalog(deps, folder, print, {
    claim: async (transaction) => {
      await insertFlag(transaction, deps.clock);
      return true;
    },
  });
}

/** The owner has brought nothing of her own. */
async function isEmpty(db: Database): Promise<boolean> {
  for (const table of ['products', 'product_drafts', 'blog_posts', 'post_drafts', 'collections'] as const) {
    if (
      await db
        .selectFrom(table as 'products')
        .selectAll()
        .limit(1)
        .executeTakeFirst()
    )
      return false;
  }
  return true;
}

/** True if the flag was not set before. */
function insertFlag(db: Database, clock: Deps['clock']): Promise<boolean> {
  return db
    .insertInto('marks')
    .values({ name: seedFlag, created_at: clock.now().toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .$call(anyWritten);
}
