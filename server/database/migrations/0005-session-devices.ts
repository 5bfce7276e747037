// A session names its device, and has an id by which its customer can end it.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';
import { v7 } from 'uuid';

type Sessions = { sessions: { token_hash: string; id: string; device: string } };

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema.alterTable('sessions').addColumn('id', text).execute();
  await schema.alterTable('sessions').addColumn('device', text).execute();
  const tables = db as unknown as Kysely<Sessions>;
  for (const { token_hash } of await tables.selectFrom('sessions').select('token_hash').execute()) {
    const changes = { id: v7(), device: 'Another device' };
    await tables.updateTable('sessions').set(changes).where('token_hash', '=', token_hash).execute();
  }
  await schema.createIndex('sessions_id').on('sessions').column('id').unique().execute();
}
