// How far a job has copied the provider's data: one row per job, in the table `marks`.
import type { Database } from '../../../../../database/tables.ts';

/** Until when; undefined before the first run. */
export async function findCursor(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('marks').select('created_at').where('name', '=', name).executeTakeFirst();
  return row?.created_at;
}

export async function updateCursor(db: Database, name: string, at: string): Promise<void> {
  await db
    .insertInto('marks')
    .values({ name, created_at: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at: at }))
    .execute();
}
