// The name of a customer's business, which stands on the invoice beside the GSTIN. Orders of before have none.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('customer_business', 'text').execute();
}
