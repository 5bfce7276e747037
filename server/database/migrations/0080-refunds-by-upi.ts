// Of a refund that staff give back themselves: when its customer was asked where to, the answer, and when they did.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  for (const column of ['asked_at', 'upi_id', 'given_at'])
    await db.schema.alterTable('refunds').addColumn(column, text).execute();
}
