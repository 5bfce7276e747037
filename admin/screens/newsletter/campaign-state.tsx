// The state of a newsletter: as a small label, and the number of sent mails while it is sent.
import type { Campaign, CampaignState } from '@taana-baana/contract/admin/schemas/content/campaigns.ts';
import { mails, states } from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { pollEvery } from '../../store/refresh.ts';
import { Badge, type BadgeTone } from '../../components/badge.tsx';

/** Refreshes a newsletter that is being sent. */
export const refresh = pollEvery(2000);

const tones: Readonly<Record<CampaignState, BadgeTone>> = {
  draft: 'warning',
  scheduled: 'info',
  sending: 'info',
  stopped: 'muted',
  sent: 'success',
};

export const StateBadge = ({ state }: { state: CampaignState }) => (
  <Badge tone={tones[state]} className="shrink-0">
    {states[state]}
  </Badge>
);

interface MailProgressProps {
  mails: NonNullable<Campaign['mails']>;
  className?: string;
}

export function MailProgress({ mails: { queued, sent, undeliverable }, className = '' }: MailProgressProps) {
  const all = queued + sent + undeliverable;
  const words = mails.progress(sent, all);
  return (
    <div className={`flex items-center gap-3 ${className}`}>
      <progress aria-label={words} max={Math.max(all, 1)} value={sent} className="progress" />
      <span className="tabular shrink-0 text-sm font-semibold">{words}</span>
    </div>
  );
}
