// Sales by day, week or month, with the sum below.
import type { Sales, SalesReport } from '@taana-baana/contract/admin/schemas/selling/sales.ts';
import type { SalesPeriod } from '@taana-baana/contract/admin/sales-periods.ts';
import { formatPaise, formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/sales.ts';
import { useNow } from '../../components/use-now.ts';
import { nameOfPeriod } from './period-name.ts';
import { SortHead, useSorted } from './use-sorted.tsx';

const { figures } = texts;

type Row = SalesReport['periods'][number];

const values = {
  start: (row: Row) => row.start,
  orders: (row: Row) => row.orders,
  pieces: (row: Row) => row.pieces,
  revenue: (row: Row) => row.revenue,
  refunded: (row: Row) => row.refundedPaise,
  net: (row: Row) => row.netPaise,
};

interface PeriodTableProps {
  periods: readonly Row[];
  total: Sales;
  by: SalesPeriod;
}

export function PeriodTable({ periods, total, by }: PeriodTableProps) {
  const now = useNow();
  const { sorted, headOf } = useSorted(periods, values, { column: 'start', isUp: true });
  return (
    <div className="overflow-x-auto">
      <table className="tabular w-full text-sm">
        <thead>
          <tr className="border-b border-line">
            <SortHead label={texts.period} {...headOf('start')} />
            {(['net', 'orders', 'pieces', 'revenue', 'refunded'] as const).map((column) => (
              <SortHead key={column} label={figures[column]} {...headOf(column)} isNumber />
            ))}
          </tr>
        </thead>
        <tbody className="ruled">
          {sorted.map((row) => (
            <tr key={row.start} className={row.orders === 0 ? 'text-ink-soft' : ''}>
              <th scope="row" className="table-cell pl-4 text-left font-normal whitespace-nowrap">
                {nameOfPeriod(by, row.start, now)}
              </th>
              <Figures sales={row} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-line font-semibold">
            <th scope="row" className="table-cell pl-4 text-left">
              {texts.total}
            </th>
            <Figures sales={total} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const Figures = ({ sales: { orders, pieces, revenue, refundedPaise, netPaise } }: { sales: Sales }) =>
  [formatPaise(netPaise), String(orders), String(pieces), formatRupees(revenue), formatPaise(refundedPaise)].map(
    (text, index) => (
      <td key={index} className="table-cell pr-4 text-right whitespace-nowrap">
        {text}
      </td>
    ),
  );
