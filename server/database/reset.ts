// Deletes all rows, for development; the tables stay.
import { type Changes, recordChange } from './changes.ts';
import type { Database, Tables } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** Every table except those about the database itself; a table comes before those it refers to. */
export const tablesInOrder: Record<Exclude<keyof Tables, 'data_versions' | 'readiness' | 'backup_runs'>, true> = {
  audit_log: true,
  order_notes: true,
  settings: true,
  collection_drafts: true,
  collections: true,
  content_drafts: true,
  content_versions: true,
  enquiry_answers: true,
  newsletter_recipients: true,
  newsletter_campaigns: true,
  staff_sessions: true,
  staff_challenges: true,
  staff_networks: true,
  staff_recovery_codes: true,
  staff_passkeys: true,
  staff_invitations: true,
  staff_notifications: true,
  untold_orders: true,
  redirects: true,
  missing_pages: true,
  store_credit_entries: true,
  gift_cards: true,
  stock_reservations: true,
  reservation_uses: true,
  stock_movements: true,
  product_variants: true,
  product_drafts: true,
  product_bulk_edits: true,
  picture_uploads: true,
  post_drafts: true,
  picture_sources: true,
  catalogue_imports: true,
  staff: true,
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
  shipments: true,
  tax_document_lines: true,
  tax_documents: true,
  document_counters: true,
  order_adjustments: true,
  order_lines: true,
  order_events: true,
  exchange_photos: true,
  exchanges: true,
  payment_links: true,
  refunds: true,
  payments: true,
  orders: true,
  wrong_amounts: true,
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

export function deleteEverything(deps: { readonly db: Database; readonly changes: Changes }): Promise<void> {
  return inTransaction(deps, async (trx, changed) => {
    for (const table of Object.keys(tablesInOrder) as (keyof Tables)[]) await trx.deleteFrom(table).execute();
    changed(await recordChange(trx, { data: 'catalog' }));
    changed(await recordChange(trx, { data: 'settings' }));
    changed(await recordChange(trx, { data: 'blog' }));
    changed(await recordChange(trx, { data: 'content' }));
  });
}
