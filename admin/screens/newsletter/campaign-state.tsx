// The state of a newsletter: as a small label, and the number of sent mails while it is sent.
import type { Campaign, CampaignState } from '@taana-baana/contract/admin/schemas/content/campaigns.ts';
import { mails, states } from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { pollEvery } from '../../store/refresh.ts';

/** Refreshes a newsletter that is being sent. */
export const refresh = pollEvery(2000);

const looks: Readonly<Record<CampaignState, string>> = {
  draft: 'bg-turmeric-wash text-ink',
  scheduled: 'bg-indigo-wash text-indigo',
  sending: 'bg-indigo-wash text-indigo',
  stopped: 'bg-sunk text-ink-soft',
  sent: 'bg-leaf-wash text-leaf',
};

export const StateBadge = ({ state }: { state: CampaignState }) => (
  <span className={`badge shrink-0 ${looks[state]}`}>{states[state]}</span>
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
