// The owner's settings: every version of each section.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  await db.schema
    .createTable('settings')
    .addColumn('section', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('value', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('staff_id', text, (c) => c.references('staff.id'))
    .addPrimaryKeyConstraint('settings_key', ['section', 'version'])
    .execute();
}
