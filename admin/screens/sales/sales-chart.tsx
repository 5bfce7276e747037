// Net sales of each period as bars, and its name. The table below has the figures.
import type { SalesPeriod } from '@taana-baana/contract/admin/sales-periods.ts';
import type { SalesReport } from '@taana-baana/contract/admin/schemas/selling/sales.ts';
import { formatShortDay } from '@taana-baana/contract/admin/texts/dates.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/sales.ts';
import { weekFrom } from '@taana-baana/contract/admin/texts/selling/sales.ts';
import { locale, timeZone } from '@taana-baana/contract/locale.ts';
import { useNow } from '../../components/use-now.ts';

const month = new Intl.DateTimeFormat(locale, { timeZone, month: 'short', year: 'numeric' });

/** `start`: its first day. `now` in ms. */
export function nameOfPeriod(by: SalesPeriod, start: string, now: number): string {
  if (by === 'month') return month.format(new Date(`${start}T12:00:00+05:30`));
  const day = formatShortDay(start, now);
  return by === 'week' ? weekFrom(day) : day;
}

const width = 1120;
const height = 160;
/** A period without sales is drawn as a line, so that it is visible. */
const least = 2;

export function SalesChart({ periods, by }: { periods: SalesReport['periods']; by: SalesPeriod }) {
  const now = useNow();
  const best = periods.reduce((most, one) => (one.netPaise > most.netPaise ? one : most));
  const step = width / periods.length;
  const gap = Math.min(8, step / 4);
  return (
    <svg
      role="img"
      aria-label={texts.chart(nameOfPeriod(by, best.start, now), best.netPaise)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="block h-40 w-full"
    >
      {periods.map(({ start, netPaise }, index) => {
        const bar = best.netPaise > 0 ? Math.max(least, (netPaise / best.netPaise) * height) : least;
        return (
          <rect
            key={start}
            x={index * step + gap / 2}
            y={height - bar}
            width={step - gap}
            height={bar}
            className="fill-indigo"
          >
            <title>{texts.bar(nameOfPeriod(by, start, now), netPaise)}</title>
          </rect>
        );
      })}
    </svg>
  );
}
