// The state of an exchange, and its deadline.
import type { ExchangeRow } from '@taana-baana/contract/admin/schemas/selling/exchanges.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import { formatShortDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { Badge, type BadgeTone } from '../../components/badge.tsx';

const tones: Readonly<Record<ExchangeRow['state'], BadgeTone>> = {
  requested: 'warning',
  returned: 'neutral',
  received: 'warning',
  replaced: 'success',
  credited: 'success',
  rejected: 'muted',
};

interface ExchangeBadgeProps {
  exchange: Pick<ExchangeRow, 'state' | 'isWithdrawn' | 'dueOn' | 'isLate'>;
  now: number;
}

export const ExchangeBadge = ({ exchange: { state, isWithdrawn, dueOn, isLate }, now }: ExchangeBadgeProps) => (
  <>
    <Badge tone={tones[state]}>{isWithdrawn ? texts.withdrawn : texts.states[state]}</Badge>
    {dueOn && (
      <Badge tone={isLate ? 'danger' : 'muted'}>{(isLate ? texts.late : texts.due)(formatShortDay(dueOn, now))}</Badge>
    )}
  </>
);
