// Sales: today, this week, and each of the last 14 days.
import type { Dashboard } from '@taana-baana/contract/admin/schemas/selling/dashboard.ts';
import { formatShortDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { sales as texts } from '@taana-baana/contract/admin/texts/selling/dashboard.ts';
import { Section } from '../../components/page/section.tsx';
import { useNow } from '../../components/use-now.ts';

type Revenue = NonNullable<Dashboard['revenue']>;

export function SalesSection({ revenue: { today, week, days } }: { revenue: Revenue }) {
  const now = useNow();
  return (
    <Section heading={texts.heading} text={texts.explanation}>
      <div className="px-4 py-4">
        <dl className="mb-5 grid gap-4 xs:grid-cols-2">
          <Figure label={texts.today} revenue={today.revenue} orders={texts.orders(today.orders)} />
          <Figure label={texts.week} revenue={week.revenue} orders={texts.sinceMonday(texts.orders(week.orders))} />
        </dl>
        <SalesChart days={days} />
        <details className="mt-2 text-sm">
          <summary className="min-h-(--control) py-2.5 text-ink-soft">{texts.table}</summary>
          <table className="w-full">
            <thead>
              <tr className="border-b border-line">
                <th className="table-head pl-0">{texts.day}</th>
                <th className="table-head text-right">{texts.count}</th>
                <th className="table-head pr-0 text-right">{texts.revenue}</th>
              </tr>
            </thead>
            <tbody className="ruled">
              {days.toReversed().map(({ day, orders, revenue }) => (
                <tr key={day}>
                  <th scope="row" className="py-1 text-left font-normal">
                    {formatShortDay(day, now)}
                  </th>
                  <td className="py-1 pr-3 text-right">{orders}</td>
                  <td className="py-1 text-right">{formatRupees(revenue)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </div>
    </Section>
  );
}

const Figure = ({ label, orders, revenue }: { label: string; orders: string; revenue: number }) => (
  <div>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="tabular font-display text-display-xs font-semibold">{formatRupees(revenue)}</dd>
    <dd className="tabular text-sm text-ink-soft">{orders}</dd>
  </div>
);

type Day = NonNullable<Dashboard['revenue']>['days'][number];

const width = 560;
const height = 120;
const labels = 24;
const gap = 8;
/** A day without sales is drawn as a line, so that it is visible. */
const least = 2;

function SalesChart({ days }: { days: readonly Day[] }) {
  const now = useNow();
  const best = days.reduce((most, day) => (day.revenue > most.revenue ? day : most), { day: '', revenue: 0 });
  const step = width / Math.max(days.length, 1);
  return (
    <svg
      role="img"
      aria-label={texts.chart(best.day && formatShortDay(best.day, now), best.revenue)}
      viewBox={`0 0 ${width} ${height + labels}`}
      className="block w-full"
    >
      {days.map(({ day, revenue }, index) => {
        const bar = best.revenue > 0 ? Math.max(least, (revenue / best.revenue) * height) : least;
        const isToday = index === days.length - 1;
        return (
          <g key={day} className={isToday ? 'fill-madder' : 'fill-indigo'}>
            <title>{texts.bar(formatShortDay(day, now), revenue)}</title>
            <rect x={index * step + gap / 2} y={height - bar} width={step - gap} height={bar} rx="3" />
            <text
              x={index * step + step / 2}
              y={height + labels - 4}
              textAnchor="middle"
              className={`tabular text-[18px] ${isToday ? 'font-semibold' : ''} fill-ink-soft`}
            >
              {Number(day.slice(8))}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
