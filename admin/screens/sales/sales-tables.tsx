// Sales by day, week or month with the sum below, and pieces sold of each product by size; each
// sorted by one column.
import { ArrowDown, ArrowUp } from 'lucide';
import { useState } from 'react';
import type { SalesPeriod } from '@taana-baana/contract/admin/sales-periods.ts';
import type { ProductSales, Sales, SalesReport } from '@taana-baana/contract/admin/schemas/selling/sales.ts';
import { formatPaise, formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/sales.ts';
import { Icon } from '../../../design/icon.tsx';
import { useNow } from '../../components/use-now.ts';
import { nameOfPeriod } from './sales-chart.tsx';

type Value = number | string;

/** `first`: the initial sort column. */
function useSorted<Row, Columns extends Record<string, (row: Row) => Value>>(
  rows: readonly Row[],
  columns: Columns,
  first: { column: keyof Columns; isUp: boolean },
) {
  const [sort, setSort] = useState(first);
  const valueOf = (row: Row): Value => (columns[sort.column] as (row: Row) => Value)(row);
  const compare = (one: Row, other: Row) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    return a < b ? -1 : a > b ? 1 : 0;
  };
  const sorted = rows.toSorted((one, other) => (sort.isUp ? compare(one, other) : compare(other, one)));

  /** Texts begin with A, numbers with the largest. */
  function press(column: keyof Columns): void {
    const [row] = rows;
    const isText = row !== undefined && typeof columns[column]?.(row) === 'string';
    setSort({ column, isUp: sort.column === column ? !sort.isUp : isText });
  }
  const headOf = (column: keyof Columns) => ({
    direction: sort.column === column ? (sort.isUp ? ('ascending' as const) : ('descending' as const)) : undefined,
    onPress: () => press(column),
  });
  return { sorted, headOf };
}

interface SortHeadProps {
  label: string;
  direction: 'ascending' | 'descending' | undefined;
  onPress: () => void;
  /** Numbers are right-aligned. */
  isNumber?: boolean;
}

const SortHead = ({ label, direction, onPress, isNumber = false }: SortHeadProps) => (
  <th aria-sort={direction} className={`table-head p-0 ${isNumber ? 'text-right' : ''}`}>
    <button
      type="button"
      onClick={onPress}
      className={`inline-flex min-h-(--control) items-center gap-1 px-4 font-semibold hover:text-ink ${isNumber ? 'flex-row-reverse' : ''}`}
    >
      {label}
      <Icon
        of={direction === 'ascending' ? ArrowUp : ArrowDown}
        className={`screen-only size-3 ${direction ? '' : 'invisible'}`}
      />
    </button>
  </th>
);

const { figures } = texts;

type Period = SalesReport['periods'][number];

const ofPeriod = {
  start: (row: Period) => row.start,
  orders: (row: Period) => row.orders,
  pieces: (row: Period) => row.pieces,
  revenue: (row: Period) => row.revenue,
  refunded: (row: Period) => row.refundedPaise,
  net: (row: Period) => row.netPaise,
};

interface PeriodTableProps {
  periods: readonly Period[];
  total: Sales;
  by: SalesPeriod;
}

export function PeriodTable({ periods, total, by }: PeriodTableProps) {
  const now = useNow();
  const { sorted, headOf } = useSorted(periods, ofPeriod, { column: 'start', isUp: true });
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

const ofProduct = {
  pieces: (row: ProductSales) => row.pieces,
  title: (row: ProductSales) => row.title,
  revenue: (row: ProductSales) => row.revenue,
};

export function ProductTable({ products }: { products: readonly ProductSales[] }) {
  const { sorted, headOf } = useSorted(products, ofProduct, { column: 'pieces', isUp: false });
  return (
    <div className="overflow-x-auto">
      <table className="tabular w-full text-sm">
        <thead>
          <tr className="border-b border-line">
            <SortHead label={texts.product} {...headOf('title')} />
            <SortHead label={texts.figures.pieces} {...headOf('pieces')} isNumber />
            <th className="table-head">{texts.sizes}</th>
            <SortHead label={texts.figures.revenue} {...headOf('revenue')} isNumber />
          </tr>
        </thead>
        <tbody className="ruled">
          {sorted.map(({ productId, title, pieces, revenue, sizes }) => (
            <tr key={productId}>
              <th scope="row" className="table-cell min-w-32 pl-4 text-left font-normal">
                {title}
              </th>
              <td className="table-cell pr-4 text-right">{pieces}</td>
              <td className="table-cell">
                <ul className="flex min-w-28 flex-wrap gap-1">
                  {sizes.map(({ size, pieces: count }) => (
                    <li key={size} className="badge bg-sunk text-ink">
                      {texts.sizeCount(size, count)}
                    </li>
                  ))}
                </ul>
              </td>
              <td className="table-cell pr-4 text-right whitespace-nowrap">{formatRupees(revenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
