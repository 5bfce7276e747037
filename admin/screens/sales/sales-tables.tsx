// The tables of the sales report: by day, week or month, and by what, where and to whom.
import type { SalesFilter, SalesPeriod } from '@taana-baana/contract/admin/sales-periods.ts';
import { salesDimensions, salesFile, type SalesTableName } from '@taana-baana/contract/admin/sales-periods.ts';
import type { GoodsSold, Sales, SalesReport, SalesTable } from '@taana-baana/contract/admin/schemas/selling/sales.ts';
import { formatShortDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatPaise, formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { days as daysTexts } from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/sales.ts';
import { DownloadButton } from '../../components/download-button.tsx';
import { Tabs } from '../../components/lists/tabs.tsx';
import { Loaded } from '../../components/page/loaded.tsx';
import { Section } from '../../components/page/section.tsx';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useDownload } from '../../store/files/use-download.ts';
import { call } from '../../store/send.ts';
import { nameOfPeriod } from './sales-chart.tsx';
import { type Figures, SortedTable } from '../../components/lists/sorted-table.tsx';

const { figures } = texts;

const count = <Row,>(label: string, value: (row: Row) => number): Figures<Row> => ({
  label,
  value,
  shown: (row) => String(value(row)),
});
const money = <Row,>(label: string, value: (row: Row) => number): Figures<Row> => ({
  label,
  value,
  shown: (row) => formatPaise(value(row)),
});

const ofPeriod: readonly Figures<Sales>[] = [
  money(figures.net, ({ netPaise }) => netPaise),
  count(figures.orders, ({ orders }) => orders),
  count(figures.pieces, ({ pieces }) => pieces),
  { label: figures.revenue, value: ({ revenue }) => revenue, shown: ({ revenue }) => formatRupees(revenue) },
  money(figures.refunded, ({ refundedPaise }) => refundedPaise),
];

const ofGoods: readonly Figures<GoodsSold>[] = [
  money(figures.net, ({ netPaise }) => netPaise),
  {
    label: texts.change,
    value: ({ netPaise, netBeforePaise }) => netPaise - (netBeforePaise ?? 0),
    shown: ({ netPaise, netBeforePaise }) => texts.changeOf(netPaise, netBeforePaise),
  },
  count(figures.pieces, ({ pieces }) => pieces),
  count(figures.orders, ({ orders }) => orders),
  money(figures.sold, ({ soldPaise }) => soldPaise),
  money(figures.refunded, ({ refundedPaise }) => refundedPaise),
];

const ofDiscount = money<GoodsSold>(figures.discount, ({ discountPaise }) => discountPaise);

const ofMargin: readonly Figures<GoodsSold>[] = [
  money(figures.cost, ({ margin }) => margin?.costPaise ?? 0),
  {
    label: figures.margin,
    value: ({ margin }) => margin?.marginPaise ?? 0,
    shown: ({ margin }) => (margin ? texts.marginShown(margin.marginPaise, margin.percent) : ''),
  },
];

function useSave(filter: SalesFilter) {
  const download = useDownload();
  return (of: SalesTableName, name: string) => (
    <DownloadButton
      label={texts.saveLabel(name)}
      text={texts.save}
      started={texts.saved}
      onSave={() => {
        const { by, from, to } = filter;
        return download(call('exportSales', { params: { of }, query: { by, from, to } }), salesFile(of, filter));
      }}
    />
  );
}

export function PeriodSection({ report, filter }: { report: SalesReport; filter: SalesFilter }) {
  const now = useNow();
  const saveButton = useSave(filter);
  const nameOf = (by: SalesPeriod, start: string) => nameOfPeriod(by, start, now);
  return (
    <Section heading={texts.byPeriod} actions={saveButton('period', texts.byPeriod)}>
      <SortedTable
        rows={report.periods}
        keyOf={({ start }) => start}
        name={{ label: texts.period, value: ({ start }) => start, shown: ({ start }) => nameOf(filter.by, start) }}
        columns={ofPeriod}
        total={{ label: texts.total, of: report.total }}
        isEmpty={({ orders }) => orders === 0}
      />
    </Section>
  );
}

interface DetailProps {
  filter: SalesFilter;
  /** The address of the report with other values. */
  to: (changes: Partial<SalesFilter>) => string;
}

export function DetailSection({ filter, to }: DetailProps) {
  const { of, ...days } = filter;
  const saveButton = useSave(filter);
  const query = adminApi.useGetSalesTableQuery({ params: { of }, query: days }, { refetchOnMountOrArgChange: true });
  return (
    <Section heading={texts.inDetail} text={texts.detailText} actions={saveButton(of, texts.dimensions[of])}>
      <div className="screen-only px-4">
        <Tabs
          label={texts.inDetail}
          tabs={salesDimensions}
          labels={texts.dimensions}
          open={of}
          to={(tab) => to({ of: tab })}
        />
      </div>
      <Loaded query={query} lines={6}>
        {(table) => <DetailTable key={of} table={table} label={texts.dimensions[of]} />}
      </Loaded>
    </Section>
  );
}

function DetailTable({ table: { rows, total, before }, label }: { table: SalesTable; label: string }) {
  const now = useNow();
  const { margin, discountPaise } = total;
  return (
    <>
      <SortedTable
        rows={rows}
        keyOf={({ key }) => key}
        name={{ label, value: (row) => row.label, shown: (row) => row.label }}
        columns={[...ofGoods, ...(discountPaise > 0 ? [ofDiscount] : []), ...(margin ? ofMargin : [])]}
        total={{ label: texts.total, of: total }}
        isEmpty={({ pieces }) => pieces === 0}
        isUnsorted
      />
      <div className="border-t border-line px-4 py-3 text-sm text-pretty text-ink-soft">
        <p>{texts.compared(daysTexts.range(formatShortDay(before.from, now), formatShortDay(before.to, now)))}</p>
        {margin && <p>{texts.marginText}</p>}
        {margin && margin.unknown > 0 && <p>{texts.unknownText(margin.unknown)}</p>}
      </div>
    </>
  );
}
