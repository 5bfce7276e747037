// The state of an offer, as a small label.
import type { OfferState } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import { states } from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import { Badge, type BadgeTone } from '../../components/badge.tsx';

const tones: Readonly<Record<OfferState, BadgeTone>> = {
  draft: 'warning',
  planned: 'info',
  running: 'success',
  ended: 'muted',
};

export const StateBadge = ({ state }: { state: OfferState }) => (
  <Badge tone={tones[state]} className="shrink-0">
    {states[state]}
  </Badge>
);
