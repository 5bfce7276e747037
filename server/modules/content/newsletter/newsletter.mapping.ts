// Maps rows of subscribers to their displayed states.
import type { Subscriber } from '@taana-baana/contract/admin/schemas/content/newsletter.ts';
import type { SubscriptionState } from '@taana-baana/contract/subscription-states.ts';
import type { NewsletterSubscriberRow } from '../../../database/tables/newsletter-tables.ts';

export function stateOf(row: NewsletterSubscriberRow): SubscriptionState {
  if (row.ended_at !== null) return 'ended';
  if (row.confirmed_at !== null) return 'confirmed';
  return row.confirm_hash === null ? 'single-opt-in' : 'waiting';
}

export const toSubscriber = (row: NewsletterSubscriberRow): Subscriber => ({
  id: row.id,
  email: row.email,
  state: stateOf(row),
  since: row.created_at,
  confirmedAt: row.confirmed_at,
  endedAt: row.ended_at,
});
