// The state of an exchange, and its deadline.
import type { ExchangeRow } from '@taana-baana/contract/admin/schemas/selling/exchanges.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import { formatShortDay } from '@taana-baana/contract/admin/texts/dates.ts';

const looks: Readonly<Record<ExchangeRow['state'], string>> = {
  requested: 'bg-turmeric-wash text-ink',
  returned: 'bg-sunk text-ink',
  received: 'bg-turmeric-wash text-ink',
  replaced: 'bg-leaf-wash text-leaf',
  credited: 'bg-leaf-wash text-leaf',
  rejected: 'bg-sunk text-ink-soft',
};

interface ExchangeBadgeProps {
  exchange: Pick<ExchangeRow, 'state' | 'isWithdrawn' | 'dueOn' | 'isLate'>;
  now: number;
}

export const ExchangeBadge = ({ exchange: { state, isWithdrawn, dueOn, isLate }, now }: ExchangeBadgeProps) => (
  <>
    <span className={`badge ${looks[state]}`}>{isWithdrawn ? texts.withdrawn : texts.states[state]}</span>
    {dueOn && (
      <span className={`badge ${isLate ? 'bg-madder-wash text-madder' : 'bg-sunk text-ink-soft'}`}>
        {(isLate ? texts.late : texts.due)(formatShortDay(dueOn, now))}
      </span>
    )}
  </>
);
