// A member's new e-mail, until the link that was mailed to it is used.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  for (const column of ['new_email', 'new_email_hash', 'new_email_until'])
    await db.schema.alterTable('staff').addColumn(column, text).execute();
}
