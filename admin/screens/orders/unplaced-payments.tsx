// Payments that made no order, above the list of orders.
import { unplacedPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import type { UnplacedPayment } from '@taana-baana/contract/admin/schemas/selling/unplaced.ts';
import { formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/unplaced.ts';
import { Link } from '../../components/link.tsx';
import { Section } from '../../components/page/section.tsx';
import { useNow } from '../../components/use-now.ts';
import { Badge } from '../../components/badge.tsx';

export function UnplacedPayments({ payments }: { payments: readonly UnplacedPayment[] }) {
  const now = useNow();
  if (payments.length === 0) return null;
  return (
    <div className="mb-4">
      <Section heading={texts.heading} text={texts.explained}>
        <ul className="ruled">
          {payments.map(({ reference, customer, at, owedPaise }) => (
            <li key={reference} className="row-link flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-3 text-sm">
              <Link to={unplacedPath(reference)} className="min-w-0 flex-1 basis-40 font-semibold">
                {texts.title(customer)}
              </Link>
              <time dateTime={at} className="text-ink-soft">
                {formatRecent(at, now)}
              </time>
              <Badge tone={owedPaise > 0 ? 'danger' : 'muted'}>
                {owedPaise > 0 ? texts.owed(formatPaise(owedPaise)) : texts.nothingOwed}
              </Badge>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
