// The list of customers finds those who began to pay and did not.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex('orders_unfinished')
    .on('orders')
    .columns(['created_at', 'id'])
    .where(sql`number`, 'is', null)
    .execute();
}
