// What an order costs more because it is paid on delivery: a part of its shipping.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('cash_fee', 'integer').execute();
}
