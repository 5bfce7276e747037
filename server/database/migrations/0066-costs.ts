// What a piece costs the shop, in paise: of a product now, and of an order's line when it was
// placed. Null: not known.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('products').addColumn('cost_paise', 'integer').execute();
  await db.schema.alterTable('order_lines').addColumn('cost_paise', 'integer').execute();
}
