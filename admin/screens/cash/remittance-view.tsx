// What a courier's file says: sums of each outcome, and the rows that are not simply right.
import type { Remittance } from '@taana-baana/contract/admin/schemas/selling/cash.ts';
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import { outcomeOf, outcomes, upload as texts } from '@taana-baana/contract/admin/texts/selling/money/cash.ts';
import { Link } from '../../components/link.tsx';
import { Facts } from '../../components/page/facts.tsx';
import { Notice } from '../../components/page/notice.tsx';

export function RemittanceView({ found: { problems, sums, rows } }: { found: Remittance }) {
  if (problems.total > 0) {
    return (
      <Notice tone="danger" role="alert">
        <p className="font-medium">{texts.refused(problems.total)}</p>
        <ul className="mt-1 flex flex-col gap-1">
          {problems.listed.map(({ row, message }) => (
            <li key={row} className="wrap-anywhere">
              {texts.row(row, message)}
            </li>
          ))}
        </ul>
      </Notice>
    );
  }
  return (
    <section aria-label={texts.found} className="rounded-control border border-line">
      <Facts
        facts={sums.map(({ outcome, rows: count, paise }) => [
          `${outcomes[outcome]}: ${texts.rows(count)}`,
          formatPaise(paise),
        ])}
      />
      {rows.length > 0 && (
        <ul className="ruled border-t border-line text-sm">
          {rows.map(({ row, awb, order, outcome, paise, freightPaise, beyondPaise }) => (
            <li key={row} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2">
              <span className="min-w-0 wrap-anywhere">
                {`${awb} `}
                {order && (
                  <Link to={`/orders/${order}`} className="link">
                    {order}
                  </Link>
                )}
              </span>
              <span className="tabular ml-auto text-right">
                {outcomeOf(outcome, beyondPaise, freightPaise)}
                <span className="ml-3 whitespace-nowrap">{formatPaise(paise)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
