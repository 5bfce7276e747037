// Subscribers and campaigns in the admin's form.
import type { Subscriber } from '@taana-baana/contract/admin/schemas/content/newsletter.ts';
import type { SubscriptionState } from '@taana-baana/contract/subscription-states.ts';
import type { NewsletterSubscriberRow } from '../../../database/tables/newsletter-tables.ts';
import type { Campaign } from '@taana-baana/contract/admin/schemas/content/campaigns.ts';
import { theCommandLine } from '@taana-baana/contract/admin/texts/messages.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import type { CampaignMails } from '../../shop/mail/campaign-mails.service.ts';
import type { SavedCampaign } from './campaigns.repository.ts';

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

/** `mails.queued`: includes subscribers without a mail yet. */
export const toCampaign = (row: SavedCampaign, mails: CampaignMails, now: Date): Campaign => ({
  id: row.id,
  subject: row.subject,
  state: stateOfCampaign(row, mails, now),
  savedAt: row.saved_at,
  savedBy: row.staff_id === null ? null : { id: row.staff_id, name: row.name ?? '' },
  startedAt: row.started_at,
  stoppedAt: row.stopped_at,
  mails: row.started_at === null ? null : mails,
});

function stateOfCampaign(row: SavedCampaign, mails: CampaignMails, now: Date): Campaign['state'] {
  if (row.started_at === null) return 'draft';
  if (row.stopped_at !== null) return 'stopped';
  if (row.started_at > now.toISOString()) return 'scheduled';
  return row.due_at !== null || mails.queued > 0 ? 'sending' : 'sent';
}

/** Who saved it last and when, for a sentence. */
export const whoAndWhen = ({ saved_at: at, staff_id: staffId, name }: SavedCampaign): [who: string, when: string] => [
  staffId === null ? theCommandLine : (name ?? ''),
  formatDateTime(at),
];
