// The state of an offer, as a small label.
import type { OfferState } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import { states } from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';

const looks: Readonly<Record<OfferState, string>> = {
  draft: 'bg-turmeric-wash text-ink',
  planned: 'bg-indigo-wash text-indigo',
  running: 'bg-leaf-wash text-leaf',
  ended: 'bg-sunk text-ink-soft',
};

export const StateBadge = ({ state }: { state: OfferState }) => (
  <span className={`badge shrink-0 ${looks[state]}`}>{states[state]}</span>
);
