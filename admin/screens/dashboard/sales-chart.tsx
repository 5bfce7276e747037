// The sales of the last days as bars. The table below has the figures.
import type { Dashboard } from '@taana-baana/contract/admin/schemas/selling/dashboard.ts';
import { sales as texts } from '@taana-baana/contract/admin/texts/selling/dashboard.ts';
import { formatShortDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { useNow } from '../../components/use-now.ts';

type Day = NonNullable<Dashboard['revenue']>['days'][number];

const width = 560;
const height = 120;
const labels = 24;
const gap = 8;
/** A day without sales is drawn as a line, so that it is visible. */
const least = 2;

export function SalesChart({ days }: { days: readonly Day[] }) {
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
