// Rows of subscribers to the states that people read.
import type { SubscriptionState } from '@taana-baana/contract/subscription-states.ts';
import type { NewsletterSubscriberRow } from '../../database/newsletter-tables.ts';

export function stateOf(row: NewsletterSubscriberRow): SubscriptionState {
  if (row.ended_at !== null) return 'ended';
  if (row.confirmed_at !== null) return 'confirmed';
  return row.confirm_hash === null ? 'single-opt-in' : 'waiting';
}
