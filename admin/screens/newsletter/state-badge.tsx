// The state of a newsletter, as a small label.
import type { CampaignState } from '@taana-baana/contract/admin/schemas/content/campaigns.ts';
import { states } from '@taana-baana/contract/admin/texts/content/newsletter.ts';

const looks: Readonly<Record<CampaignState, string>> = {
  draft: 'bg-turmeric-wash text-ink',
  sending: 'bg-indigo-wash text-indigo',
  stopped: 'bg-sunk text-ink-soft',
  sent: 'bg-leaf-wash text-leaf',
};

export const StateBadge = ({ state }: { state: CampaignState }) => (
  <span className={`badge shrink-0 ${looks[state]}`}>{states[state]}</span>
);
