// Empties the database, for development: rows only, the tables stay.
import { type RecordedChange, recordChange } from './changes.ts';
import type { Database, Tables } from './tables.ts';

/** Every table but those about the database itself, those that refer to others before the others. */
export const tablesInOrder: Record<Exclude<keyof Tables, 'data_versions' | 'readiness'>, true> = {
  sessions: true,
  known_networks: true,
  email_links: true,
  recovery_codes: true,
  second_factors: true,
  password_resets: true,
  password_reset_requests: true,
  limits: true,
  reviews: true,
  wishlist_items: true,
  cart_lines: true,
  product_tags: true,
  product_colors: true,
  product_pictures: true,
  blog_pictures: true,
  order_lines: true,
  order_events: true,
  orders: true,
  refunds: true,
  disputes: true,
  webhook_events: true,
  mails: true,
  products: true,
  colors: true,
  blog_posts: true,
  pictures: true,
  customers: true,
  enquiries: true,
  newsletter_subscribers: true,
  sandbox_entities: true,
  marks: true,
};

/** Resolves to the changes to publish. */
export function deleteEverything(db: Database): Promise<RecordedChange[]> {
  return db.transaction().execute(async (transaction) => {
    for (const table of Object.keys(tablesInOrder) as (keyof Tables)[]) await transaction.deleteFrom(table).execute();
    return [await recordChange(transaction, { data: 'catalog' }), await recordChange(transaction, { data: 'blog' })];
  });
}
