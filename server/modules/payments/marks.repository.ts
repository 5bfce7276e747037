// When something was last done: one row a deed.
import type { Database } from '../../database/tables.ts';

export async function findMark(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('marks').select('created_at').where('name', '=', name).executeTakeFirst();
  return row?.created_at;
}

export async function updateMark(db: Database, name: string, at: string): Promise<void> {
  await db
    .insertInto('marks')
    .values({ name, created_at: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at: at }))
    .execute();
}
