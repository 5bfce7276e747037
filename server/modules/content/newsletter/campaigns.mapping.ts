// Maps rows of campaigns to the admin's form.
import type { Campaign } from '@taana-baana/contract/admin/schemas/content/campaigns.ts';
import { theCommandLine } from '@taana-baana/contract/admin/texts/content/content-messages.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import type { CampaignMails } from '../../shop/mail/campaign-mails.service.ts';
import type { SavedCampaign } from './campaigns.repository.ts';

/** `mails.queued`: includes subscribers without a mail yet. */
export const toCampaign = (row: SavedCampaign, mails: CampaignMails): Campaign => ({
  id: row.id,
  subject: row.subject,
  state: stateOf(row, mails),
  savedAt: row.saved_at,
  savedBy: row.staff_id === null ? null : { id: row.staff_id, name: row.name ?? '' },
  startedAt: row.started_at,
  stoppedAt: row.stopped_at,
  mails: row.started_at === null ? null : mails,
});

function stateOf(row: SavedCampaign, mails: CampaignMails): Campaign['state'] {
  if (row.started_at === null) return 'draft';
  if (row.stopped_at !== null) return 'stopped';
  return row.due_at !== null || mails.queued > 0 ? 'sending' : 'sent';
}

/** Who saved it last and when, for a sentence. */
export const whoAndWhen = ({ saved_at: at, staff_id: staffId, name }: SavedCampaign): [who: string, when: string] => [
  staffId === null ? theCommandLine : (name ?? ''),
  formatDateTime(at),
];
