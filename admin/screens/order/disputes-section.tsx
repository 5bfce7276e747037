// The disputes of the order at the bank.
import type { OrderDispute } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { disputes as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { Section } from '../../components/page/section.tsx';

export function DisputesSection({ disputes }: { disputes: readonly OrderDispute[] }) {
  if (disputes.length === 0) return null;
  return (
    <Section heading={texts.heading}>
      <ul className="ruled px-4 text-sm">
        {disputes.map(({ id, amountPaise, currency, status, reason, respondBy, isPressing }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {formatPaise(amountPaise, currency)}
              <span className={`badge ${isPressing ? 'bg-madder-wash text-madder' : 'bg-sunk text-ink-soft'}`}>
                {isPressing ? texts.open : texts.closed}
              </span>
            </p>
            <p className="text-ink-soft">{`${texts.words(status)} · ${texts.words(reason)}`}</p>
            {isPressing && respondBy && (
              <p className="font-medium text-madder">{texts.respondBy(formatDateTime(respondBy))}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
